import { inLanguage } from '../language.ts';

/** The page of recurring jobs, and of the publishing of the shop’s pages. */
export const words = inLanguage('jobs', {
  // Times, intervals and states
  milliseconds: (count: number) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  everyDays: (count: number) => (count === 1 ? 'every day' : `every ${count} days`),
  everyHours: (count: number) => (count === 1 ? 'every hour' : `every ${count} hours`),
  everyMinutes: (count: number) => (count === 1 ? 'every minute' : `every ${count} minutes`),
  everySeconds: (count: number) => (count === 1 ? 'every second' : `every ${count} seconds`),
  nameAndPace: (name: string, pace: string) => `${name}, ${pace}`,
  failedAt: (time: string, failure: string | null) => `${time}: ${failure ?? 'unknown'}`,
  running: 'Running',
  beginsSoon: 'Begins soon',
  failing: 'Failing',
  notYetRun: 'Not yet run',
  inOrder: 'In order',
  withinAMinute: 'within a minute',

  // The list
  failedToFetchTheJobs: 'Failed to fetch the jobs',
  jobs: 'Jobs',
  lookAgain: 'Look again',
  lastRun: 'Last run',
  result: 'Result',
  next: 'Next',
  failingSince: 'Failing since',
  lastFailure: 'Last failure',
  itBeginsWithinAMinute: 'It begins within a minute.',
  runNowName: (name: string) => `Run now: ${name}`,
  runNow: 'Run now',

  // Publishing
  pagesOfTheShop: 'Pages of the shop',
  beingPublished: 'Being published',
  upToDate: 'Up to date',
  publishingFails: 'Publishing fails',
  changesArePublishedWhenNothing:
    'Changes are published when nothing was changed for three seconds, or after half a minute; a piece that sold out at once. Until its new page is drawn, each page is shown as it was.',
  changesThatWait: 'Changes that wait',
  waitingSince: 'Waiting since',
  pagesStillToBeDrawn: 'Pages still to be drawn',
  lastPublish: 'Last publish',
  ranAndTook: (time: string, took: string) => `${time}, took ${took}`,
});

import { inLanguage } from '../language.ts';

/** The pages of letters to subscribers: the list, the form of a letter, its preview and its sending. */
export const words = inLanguage('letters', {
  // The state of a letter, and what became of it
  planned: 'Planned',
  beingSent: 'Being sent',
  stopped: 'Stopped',
  statusForTime: (status: string, time: string) => `${status} for ${time}`,
  sentCount: (count: number) => `${count} sent`,
  waitingCount: (count: number) => `${count} waiting`,
  skippedCount: (count: number) => `${count} skipped`,
  bouncedCount: (count: number) => `${count} bounced`,
  failedCount: (count: number) => `${count} failed`,
  unsubscribedCount: (count: number) => `${count} unsubscribed`,
  ordersFor: (count: number, amount: string) => `${count === 1 ? '1 order' : `${count} orders`} for ${amount}`,

  // The form
  theLetterIsSaved: 'The letter is saved.',
  previewLine: 'Preview line',
  sections: 'Sections',
  letters: 'Letters',
  newLetter: 'New letter',
  failedToFetchWhatLinks: 'Failed to fetch what links can lead to',
  someoneElseChangedThisLetter: 'Someone else changed this letter',
  letter: 'Letter',
  listsOfMailsShowIt: 'Lists of mails show it next to the subject. May stay empty',
  whatYouChangedForThe: 'What you changed, for the versions',
  mayStayEmpty: 'May stay empty',
  savingSendsNothing: 'Saving sends nothing.',

  // The list
  allLetters: 'All letters',
  thereIsNoLetterYet: 'There is no letter yet.',
  noLetterIsLikeThat: 'No letter is like that.',
  failedToFetchTheLetters: 'Failed to fetch the letters',
  skipped: 'Skipped',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',

  // The preview
  textOnly: 'Text only',
  asSubscribersWillSeeIt: 'As subscribers will see it',
  theLetterWithWhatIs:
    'The letter with what is entered above, and the goods and prices of now. Nothing is saved by it.',
  viewOfThePreview: 'View of the preview',
  pleaseFillInTheMarked: 'Please fill in the marked sections first.',
  theLetter: 'The letter',
  sendMeATest: 'Send me a test',
  sending: 'Sending',

  // Sending
  stop: 'Stop',
  stopThisLetter: 'Stop this letter?',
  theLetterIsStopped: 'The letter is stopped.',
  itIsADraftAgain: 'It is a draft again, and nobody gets it.',
  nobodyElseGetsItWhat: 'Nobody else gets it. What was sent cannot be called back.',
  itBeginsOn: (time: string) => `It begins on ${time}.`,
  itHasNoTimeYet: 'It has no time yet.',
  endedAt: (time: string) => `Ended ${time}. `,
  begunAt: (time: string) => `Begun ${time}. `,
  onlySubscribersWhoConfirmedThe: 'Only subscribers who confirmed the newsletter get it, each once.',
  theLetterIsPlannedFor: (time: string) => `The letter is planned for ${time}.`,
  theLetterBeginsWithinA: 'The letter begins within a minute.',
  whenShouldTheLetterBe: 'When should the letter be sent?',
  changeTheTime: 'Change the time',
  send: 'Send',
  itGoesOutAsIt: 'It goes out as it was last saved, with the goods and prices of that moment.',
  planIt: 'Plan it',
  sendItNow: 'Send it now',
  pleaseChooseADayAnd: 'Please choose a day and a time.',
  now: 'Now',
  atATime: 'At a time',
  timeInIndiasTime: 'Time, in India’s time',

  // Copies and deletion
  thisIsTheCopyIt: 'This is the copy. It is a draft.',
  duplicate: 'Duplicate',
  subjectIsDeleted: (subject: string) => `“${subject}” is deleted.`,
  deleteSubject: (subject: string) => `Delete ${subject}`,
  deleteThisDraft: 'Delete this draft?',
  goesWithItsSectionsNobody: (subject: string) => `“${subject}” goes with its sections. Nobody got it.`,
});

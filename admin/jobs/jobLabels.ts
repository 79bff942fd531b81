import type { JobRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { words } from '../words/en/jobs.ts';

/** Returns a duration: '240 ms', '3.2 s', '4 min'. */
export function tookText(ms: number): string {
  if (ms < 1000) return words.milliseconds(ms);
  return ms < 60_000 ? words.seconds((ms / 1000).toFixed(1)) : words.minutes(Math.round(ms / 60_000));
}

const UNITS = [
  { seconds: 86_400, every: words.everyDays },
  { seconds: 3600, every: words.everyHours },
  { seconds: 60, every: words.everyMinutes },
  { seconds: 1, every: words.everySeconds },
];

/** Returns the interval of a job: 'every minute', 'every 15 minutes'. */
export function paceText(seconds: number): string {
  const unit = UNITS.find((one) => seconds % one.seconds === 0)!;
  return unit.every(seconds / unit.seconds);
}

/** Returns the result of a run, as numbers with names: 'sent 3, failed 0'; undefined without one. */
export function resultText(result: JobRecord['lastResult']): string | undefined {
  const parts = Object.entries(result ?? {}).map(([name, value]) => `${spaced(name)} ${plain(value)}`);
  return parts.length === 0 ? undefined : parts.join(', ');
}

const spaced = (name: string) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the status of a job. */
export function jobStatus(job: JobRecord): { word: string; tone: Tone } {
  if (job.isRunning) return { word: words.running, tone: 'moving' };
  if (job.isAskedFor) return { word: words.beginsSoon, tone: 'waiting' };
  if (job.failingSince !== null) return { word: words.failing, tone: 'bad' };
  return job.lastRunAt === null ? { word: words.notYetRun, tone: 'waiting' } : { word: words.inOrder, tone: 'good' };
}

/** Returns when the job runs next. */
export function nextText({ hasTurns, isAskedFor, nextAt, everySeconds }: JobRecord): string {
  if (!hasTurns) return paceText(everySeconds);
  if (isAskedFor) return words.withinAMinute;
  return nextAt === null ? words.withinAMinute : instant(nextAt);
}

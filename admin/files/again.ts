import { HttpError } from 'react-admin';
import type { RefusalBody } from '../providers/call.ts';

/** The delays of the retries, in milliseconds: exponential, about two minutes in all. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

interface Patience {
  /** Whether the error is temporary. */
  isPassing(error: unknown): boolean;
  onWait?: ((isWaiting: boolean) => void) | undefined;
  signal: AbortSignal;
}

/** Returns whether the request did not arrive, or the shop was overloaded. The limit of a day does not pass in minutes. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const isOfTheDay = (error.body as RefusalBody | undefined)?.code === 'FILE_TOO_MANY';
  return [0, 429, 502, 503, 504].includes(error.status) && !isOfTheDay;
}

/** Retries a request while its error is temporary; at once when the device is online again. */
export async function askedAgain<Result>(ask: () => Promise<Result>, patience: Patience): Promise<Result> {
  const { isPassing, onWait, signal } = patience;
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await ask();
      if (tries > 0) onWait?.(false);
      return result;
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (pause === undefined || signal.aborted || !isPassing(error)) throw error;
      onWait?.(true);
      await rested(pause, signal);
    }
  }
}

/** Resolves after the delay, when the device is online again, or when the signal aborts. */
function rested(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
}

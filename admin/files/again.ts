import { HttpError } from 'react-admin';

/** Pauses before something is asked again, in milliseconds: longer ones each time, two minutes in all. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

interface Patience {
  /** Whether a fault is one that passes. */
  isPassing(error: unknown): boolean;
  onWait?: ((isWaiting: boolean) => void) | undefined;
  signal: AbortSignal;
}

/** Whether a request did not arrive, or came to a shop that had no time for it. */
export function isUnreached(error: unknown): boolean {
  return error instanceof HttpError && [0, 429, 502, 503, 504].includes(error.status);
}

/** Asks until there is an answer, again and again where a fault passes; at once when a device has a connection again. */
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

/** After a pause, or as soon as the device is connected again or nobody waits any more. */
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

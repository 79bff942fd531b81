/** So long after a request the shop counts as busy. */
const BUSY_MS = 1000;
/** A request is passed on only so often: what rests because of it does so for longer. */
const TELL_EVERY_MS = BUSY_MS / 4;

/**
 * For work nobody waits for: it rests between its pieces while requests come in, so that those have the processor, and is
 * done all the same in a shop that is always busy, since no rest is longer than its worker says.
 */
export class GivingWay {
  #busyUntil = -Infinity;

  /** A request has come. */
  note(): void {
    this.#busyUntil = performance.now() + BUSY_MS;
  }

  /** Resolves when no request has come for a while; at once where none has, and after `atMostMs` in any case. */
  async rest(atMostMs: number): Promise<void> {
    const end = performance.now() + atMostMs;
    for (;;) {
      const restMs = Math.min(this.#busyUntil, end) - performance.now();
      if (restMs <= 0) return;
      // A process that is told to end is not kept by it.
      await new Promise<void>((resolve) => setTimeout(resolve, restMs).unref());
    }
  }
}

/** Passes on that requests come: the first at once, then one a quarter of a second. */
export function nowAndThen(tell: () => void): () => void {
  let toldAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    tell();
  };
}

/** The shop counts as busy for this long after each request. */
const BUSY_MS = 1000;
/** The minimum interval between two messages about requests. The pause they cause is longer than this. */
const TELL_EVERY_MS = BUSY_MS / 4;

/**
 * Throttles background work: pauses between tasks while requests arrive, so that requests have the processor. Each
 * pause has a maximum length, so that a busy shop still makes progress.
 */
export class BackgroundPause {
  #busyUntil = -Infinity;

  /** Records that a request has arrived. */
  note(): void {
    this.#busyUntil = performance.now() + BUSY_MS;
  }

  /**
   * Resolves when no request has arrived for `BUSY_MS`, or after `atMostMs` at the latest. If the shop is not busy, it
   * resolves at once.
   */
  async rest(atMostMs: number): Promise<void> {
    const end = performance.now() + atMostMs;
    for (;;) {
      const restMs = Math.min(this.#busyUntil, end) - performance.now();
      if (restMs <= 0) return;
      // The timer does not keep an ending process alive.
      await new Promise<void>((resolve) => setTimeout(resolve, restMs).unref());
    }
  }
}

/** Returns a throttled function that reports requests: the first at once, then at most one every 250 ms. */
export function throttled(tell: () => void): () => void {
  let toldAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    tell();
  };
}

/** Somebody waited for their turn for too long, and nothing of theirs was done. */
export class LineTooLong extends Error {}

/** Lets one write at a time through, in the order they came. */
export class WritersLine {
  #last: Promise<void> = Promise.resolve();
  #count = 0;

  /** Whether somebody writes or waits. */
  get isBusy(): boolean {
    return this.#count > 0;
  }

  /**
   * Does the work when its turn has come. The work must end by itself: those behind it wait.
   * @throws LineTooLong when that takes longer than `patienceMs`
   */
  async enter<Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => (leave = resolve));
    this.#count += 1;
    try {
      await turnOrTooLong(before, patienceMs);
      return await work();
    } finally {
      this.#count -= 1;
      // Who gives up leaves the line no sooner than those before.
      void before.then(leave);
    }
  }
}

async function turnOrTooLong(turn: Promise<void>, patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LineTooLong('Others wrote for too long')), patienceMs);
  });
  try {
    await Promise.race([turn, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

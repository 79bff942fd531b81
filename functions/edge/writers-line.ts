/** A write waited too long for its run, and nothing of it was executed. */
export class LineTooLong extends Error {}

interface Waiting<Write, End> {
  write: Write;
  resolve(end: End): void;
  reject(error: Error): void;
  patience: ReturnType<typeof setTimeout>;
}

/**
 * A queue that executes writes in the order of their arrival, one run at a time. Writes that wait when a run starts
 * share it, up to a maximum.
 */
export class WritersLine<Write, End> {
  readonly #take: (writes: Write[]) => Promise<End[]>;
  readonly #together: number;
  readonly #waiting: Waiting<Write, End>[] = [];
  #isTaking = false;

  /**
   * @param take executes a run. It must end by itself, since others wait, and returns a result for each write.
   * @param together the maximum number of writes in a run
   */
  constructor(take: (writes: Write[]) => Promise<End[]>, together: number) {
    this.#take = take;
    this.#together = together;
  }

  /** Whether a write is in progress or waits. */
  get isBusy(): boolean {
    return this.#isTaking || this.#waiting.length > 0;
  }

  /**
   * Executes a write in its run.
   * @throws LineTooLong when the wait is longer than `patienceMs`; or the error of its run
   */
  enter(write: Write, patienceMs: number): Promise<End> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting<Write, End> = {
        write,
        resolve,
        reject,
        patience: setTimeout(() => this.#giveUp(waiting), patienceMs),
      };
      this.#waiting.push(waiting);
      if (!this.#isTaking) void this.#takeTurns();
    });
  }

  #giveUp(waiting: Waiting<Write, End>): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.reject(new LineTooLong('Others wrote for too long'));
  }

  async #takeTurns(): Promise<void> {
    this.#isTaking = true;
    while (this.#waiting.length > 0) {
      const run = this.#waiting.splice(0, this.#together);
      for (const { patience } of run) clearTimeout(patience);
      try {
        const ends = await this.#take(run.map(({ write }) => write));
        run.forEach(({ resolve }, index) => resolve(ends[index]!));
      } catch (error) {
        for (const { reject } of run) reject(error as Error);
      }
    }
    this.#isTaking = false;
  }
}

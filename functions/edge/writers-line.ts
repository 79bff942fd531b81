/** Somebody waited for their turn for too long, and nothing of theirs was done. */
export class LineTooLong extends Error {}

interface Waiting<Write, End> {
  write: Write;
  resolve(end: End): void;
  reject(error: Error): void;
  patience: ReturnType<typeof setTimeout>;
}

/**
 * Lets writes through in the order they came, one turn at a time: whoever waits when a turn comes has it together with the
 * others, up to a bound.
 */
export class WritersLine<Write, End> {
  readonly #take: (writes: Write[]) => Promise<End[]>;
  readonly #together: number;
  readonly #waiting: Waiting<Write, End>[] = [];
  #isTaking = false;

  /**
   * @param take a turn: must end by itself, since those behind it wait, and answers each write
   * @param together how many writes share a turn at most
   */
  constructor(take: (writes: Write[]) => Promise<End[]>, together: number) {
    this.#take = take;
    this.#together = together;
  }

  /** Whether somebody writes or waits. */
  get isBusy(): boolean {
    return this.#isTaking || this.#waiting.length > 0;
  }

  /**
   * Has a write done when its turn has come.
   * @throws LineTooLong when that takes longer than `patienceMs`, or what its turn failed with
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

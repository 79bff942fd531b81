/** Runs one function at a time. A call during a run does nothing. */
export class OneAtATime {
  readonly #leaseMs: number;
  #current: { since: number } | undefined;

  /** @param leaseMs a run counts as ended after this time: one whose invocation was cut off never ends by itself */
  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs;
  }

  /**
   * Runs a function unless another run is in progress.
   * @param now epoch milliseconds
   */
  async run(now: number, work: () => Promise<void>): Promise<void> {
    if (this.#current && now - this.#current.since < this.#leaseMs) return;
    const own = { since: now };
    this.#current = own;
    try {
      await work();
    } finally {
      if (this.#current === own) this.#current = undefined;
    }
  }
}

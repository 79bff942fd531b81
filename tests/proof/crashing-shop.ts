import type { Answer } from '../support/answer.ts';
import { NodeServer } from '../support/node-shop.ts';
import type { OpenNodeShop, WantedShop } from '../support/node-shop.ts';

/** More than any request needs that is served at all. */
const MOST_TRIES = 50;

/** A shop that is killed while it is asked, and comes back at the same address over the same records. */
export class CrashingShop {
  readonly #dataDir: string;
  readonly #jobs: WantedShop['jobs'];
  #server: NodeServer;
  /** Has its code loaded already: what is proved is what a killed shop leaves behind, not how long Node takes to start. */
  #next = new NodeServer();
  #shop: OpenNodeShop;
  /** Resolves when it answers again. */
  #isUp: Promise<void> = Promise.resolve();
  #isGone = false;
  #heard = 0;
  /** At how many answers it is killed, the next one first. */
  #crashes: number[] = [];
  #midway: (() => number) | undefined;
  crashed = 0;

  private constructor(dataDir: string, server: NodeServer, shop: OpenNodeShop, jobs: WantedShop['jobs']) {
    this.#jobs = jobs;
    this.#dataDir = dataDir;
    this.#server = server;
    this.#shop = shop;
  }

  /** @param jobs whether its jobs run by themselves */
  static async open(dataDir: string, jobs: WantedShop['jobs'] = 'by the clock'): Promise<CrashingShop> {
    const server = new NodeServer();
    return new CrashingShop(dataDir, server, await server.open(dataDir, { pages: 'under way', jobs }), jobs);
  }

  get origin(): string {
    return this.#shop.origin;
  }

  get databasePath(): string {
    return this.#shop.databasePath;
  }

  get logPath(): string {
    return this.#shop.logPath;
  }

  /**
   * Lets it be killed when it has given so many answers more, counted from now.
   * @param midway so many milliseconds after the next request was sent; without, as soon as the answer was heard
   */
  crashAfter(answers: readonly number[], midway?: () => number): void {
    this.#heard = 0;
    this.#crashes = answers.toSorted((one, other) => one - other);
    this.#midway = midway;
  }

  /**
   * Asks until there is an answer: whoever hears nothing asks again when the shop is back, as a client with the same
   * Idempotency-Key does.
   */
  async ask(request: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await this.once(request);
      if (answer && answer.status < 500) return answer;
    }
    throw new Error('The shop never answered.');
  }

  /** Asks once; nothing where the shop was gone before it answered. */
  async once(request: () => Promise<Answer>): Promise<Answer | undefined> {
    await this.#isUp;
    const killed = this.#midway && this.#isDue() ? this.#crashIn(this.#midway()) : undefined;
    try {
      let answer: Answer;
      try {
        answer = await request();
      } finally {
        await killed;
      }
      this.#heard += 1;
      if (!this.#midway && this.#isDue()) this.#crash();
      return answer;
    } catch (error) {
      // Whoever could not even reach it waits until it is back.
      if (!(error instanceof TypeError)) throw error;
      await this.#isUp;
      return undefined;
    }
  }

  /** Resolves when it answers again. */
  isUp(): Promise<void> {
    return this.#isUp;
  }

  async stop(): Promise<void> {
    this.#crashes = [];
    await this.#isUp;
    await Promise.all([this.#server.end(), this.#next.end()]);
  }

  #isDue(): boolean {
    return this.#crashes.length > 0 && this.#heard >= this.#crashes[0]!;
  }

  #crashIn(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(() => {
        this.#crash();
        resolve();
      }, milliseconds);
    });
  }

  #crash(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#crashes.shift();
    this.crashed += 1;
    const killed = this.#server.end('SIGKILL');
    this.#isUp = killed.then(async () => {
      const port = Number(new URL(this.#shop.origin).port);
      this.#server = this.#next;
      this.#shop = await this.#server.open(this.#dataDir, { port, pages: 'under way', jobs: this.#jobs });
      this.#next = new NodeServer();
      this.#isGone = false;
    });
  }
}

import type { Answer } from '../support/answer.ts';
import { NodeServer } from '../support/node-shop.ts';
import type { OpenNodeShop, WantedShop } from '../support/node-shop.ts';

/** More attempts than any successful request needs. */
const MOST_TRIES = 50;

/** A shop that is killed while it serves requests, and starts again at the same address with the same records. */
export class CrashingShop {
  readonly #dataDir: string;
  readonly #jobs: WantedShop['jobs'];
  #server: NodeServer;
  /**
   * A process that has loaded the code already: the proof is about a killed shop's records, not about Node's start
   * time.
   */
  #next = new NodeServer();
  #shop: OpenNodeShop;
  /** Resolves when the shop answers again. */
  #isUp: Promise<void> = Promise.resolve();
  #isGone = false;
  #heard = 0;
  /** The numbers of answers after which it is killed, ascending. */
  #crashes: number[] = [];
  #midway: (() => number) | undefined;
  crashed = 0;

  private constructor(dataDir: string, server: NodeServer, shop: OpenNodeShop, jobs: WantedShop['jobs']) {
    this.#jobs = jobs;
    this.#dataDir = dataDir;
    this.#server = server;
    this.#shop = shop;
  }

  /** @param jobs whether its jobs run on schedule */
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
   * Sets the numbers of answers, counted from now, after which the shop is killed.
   * @param midway returns a delay in milliseconds, after which the shop is killed during the next request; without it,
   *   the shop is killed as soon as the answer arrives
   */
  crashAfter(answers: readonly number[], midway?: () => number): void {
    this.#heard = 0;
    this.#crashes = answers.toSorted((one, other) => one - other);
    this.#midway = midway;
  }

  /** Repeats a request until the shop answers without a fault, as a client with the same Idempotency-Key does. */
  async ask(request: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await this.once(request);
      if (answer && answer.status < 500) return answer;
    }
    throw new Error('The shop never answered.');
  }

  /** Sends a request once. Returns undefined if the shop was killed before the answer. */
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
      // A TypeError means that the connection failed: wait for the restart.
      if (!(error instanceof TypeError)) throw error;
      await this.#isUp;
      return undefined;
    }
  }

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

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHOP_FLAGS, SHOP_VARIABLES, SOURCE_FLAGS } from '../../functions/node/start-flags.ts';
import { freePort } from './free-port.ts';
import { METRICS_TOKEN } from './metrics-token.ts';
import type { Opening, Order, Report } from './serve-node.ts';

/**
 * The origin in the configuration of all test shops, whatever port they listen on. Their pages, mails and feeds name
 * it. It is the same for all shops, so that they can share rendered pages.
 */
export const SITE_ORIGIN = 'http://localhost:8787';

export interface OpenNodeShop {
  /** The address it listens on. */
  origin: string;
  databasePath: string;
  logPath: string;
  statementsPath: string;
}

export interface NodeShop extends OpenNodeShop {
  /** The id of its process. */
  pid: number;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const SERVE = fileURLToPath(new URL('./serve-node.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The debugger address for the shop under test, which `npm run test:one` sets. */
const INSPECTOR = process.env.INSPECT_SHOP;

/** A process that serves shops on Node, one at a time. */
export class NodeServer {
  readonly #child: ChildProcess;
  #complaints = '';
  #isEnding = false;

  /** @param isUnderTest whether it serves the shop that a developer debugs */
  constructor(isUnderTest = false) {
    this.#child = fork(SERVE, {
      cwd: ROOT,
      env: {
        ...process.env,
        ...SHOP_VARIABLES,
        NODE_ENV: 'production',
        MODE: 'sandbox',
        ORIGIN: SITE_ORIGIN,
        METRICS_TOKEN,
      },
      execArgv: [
        ...SOURCE_FLAGS,
        ...SHOP_FLAGS,
        ...(isUnderTest && INSPECTOR !== undefined ? [`--inspect-wait=${INSPECTOR}`] : []),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr!.on('data', (text: Buffer) => (this.#complaints += text.toString()));
    this.#child.once('exit', (code, signal) => {
      if (!this.#isEnding) console.error(`The shop died (${code ?? signal}):\n${this.#complaints}`);
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Opens the shop of a data folder. */
  async open(dataDir: string, wanted: Partial<WantedShop> = {}): Promise<OpenNodeShop> {
    const { port = await freePort(), pages = 'drawn', jobs = 'by the clock', logFolder = dataDir } = wanted;
    const logPath = join(logFolder, 'log.jsonl');
    const statementsPath = join(logFolder, 'statements.jsonl');
    const opening: Opening = { dataDir, port, logPath, statementsPath, pages, jobs };
    await this.#order({ open: opening }, 'open');
    return { origin: `http://127.0.0.1:${port}`, databasePath: join(dataDir, 'ratnahaat.db'), logPath, statementsPath };
  }

  /** Closes the shop. The process waits for the next one. */
  close(): Promise<void> {
    return this.#order('close', 'closed');
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#isEnding = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  /** @throws with the process's standard error when it ends before the order is done */
  #order(order: Order, done: Report): Promise<void> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        child.off('message', hear);
        child.off('exit', lose);
        act();
      };
      const hear = (report: Report) => report === done && settle(resolve);
      const lose = (code: number | null) => {
        settle(() => reject(new Error(`The shop ended with ${code}:\n${this.#complaints}`)));
      };
      child.on('message', hear);
      child.on('exit', lose);
      child.send(order);
    });
  }
}

export interface WantedShop {
  /** Any free port by default. */
  port: number;
  /** Whether it counts as open only after all its pages are rendered (`drawn`), or before (`under way`). */
  pages: 'drawn' | 'under way';
  /** Whether its jobs run on schedule, or only on request. */
  jobs: 'by the clock' | 'asked for';
  /** The folder of its log and its list of statements; its data folder by default. */
  logFolder: string;
  /** Whether it is the shop that a developer debugs. */
  isUnderTest: boolean;
}

/**
 * Starts the shop on Node over a data folder, in a process of its own. All its pages are rendered, unless the test is
 * about rendering.
 */
export async function startNodeShop(dataDir: string, wanted: Partial<WantedShop> = {}): Promise<NodeShop> {
  const server = new NodeServer(wanted.isUnderTest);
  const shop = await server.open(dataDir, wanted);
  return { ...shop, pid: server.pid, stop: () => server.end(), kill: () => server.end('SIGKILL') };
}

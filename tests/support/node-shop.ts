import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export interface NodeShop {
  origin: string;
  /** Of its process. */
  pid: number;
  databasePath: string;
  logPath: string;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const SERVE = fileURLToPath(new URL('./serve-node.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
/** What `npm start` tells Node. */
export const START_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/**
 * Starts the shop on Node over a data folder, in a process of its own; on any free port, unless it had one before. It has
 * drawn all its pages, unless the test is about that.
 */
export async function startNodeShop(
  dataDir: string,
  samePort?: number,
  pages: 'drawn' | 'under way' = 'drawn',
): Promise<NodeShop> {
  const port = samePort ?? (await freePort());
  const logPath = join(dataDir, 'log.jsonl');
  const child = fork(SERVE, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OPEN_WITHOUT_PAGES: pages === 'drawn' ? '0' : '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      MODE: 'sandbox',
      ORIGIN: `http://127.0.0.1:${port}`,
    },
    execArgv: START_FLAGS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout!.pipe(createWriteStream(logPath, { flags: 'a' }));
  let complaints = '';
  child.stderr!.on('data', (text: Buffer) => (complaints += text.toString()));

  const { origin } = await new Promise<{ origin: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { origin: string }));
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was open:\n${complaints}`)));
  });
  let isEnding = false;
  child.once('exit', (code, signal) => {
    if (!isEnding) console.error(`The shop died (${code ?? signal}):\n${complaints}`);
  });
  const end = (signal: NodeJS.Signals) => async () => {
    isEnding = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = exitOf(child);
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    pid: child.pid!,
    databasePath: join(dataDir, 'ratnahaat.db'),
    logPath,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  };
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

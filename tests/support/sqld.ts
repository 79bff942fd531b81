import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installSqld } from '../../scripts/install-sqld.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A real libSQL server in a process of its own. */
export interface Sqld {
  url: string;
  /** The id of its process. */
  pid: number;
  /** Its records as a file, for reading only. */
  databasePath: string;
  stop(): Promise<void>;
}

export interface SqldOptions {
  /** The folder of its records. Existing records are used again. */
  folder: string;
  /** A database file to start from if there are no records; without it they are empty. */
  from?: string;
  /** Any free port by default. */
  port?: number;
  /** More options of its command line. */
  flags?: string[];
}

/** Starts a libSQL server and waits until it answers. */
export async function startSqld({ folder, from, port, flags = [] }: SqldOptions): Promise<Sqld> {
  const databasePath = join(folder, 'dbs/default/data');
  if (from !== undefined && !existsSync(databasePath)) copyRecords(from, databasePath);
  const address = `127.0.0.1:${port ?? (await freePort())}`;
  const child = spawn(
    installSqld(),
    ['--no-welcome', '--db-path', folder, '--http-listen-addr', address, ...flags],
    // A process group of its own: Ctrl-C in a terminal must not end the records before the shop.
    { env: { RUST_LOG: 'error' }, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints = (complaints + text.toString()).slice(-4000)));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', end).once('error', (error) => {
      complaints += String(error);
      end();
    });
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const url = `http://${address}`;
  await until('the libSQL server to answer', async () => {
    if (hasEnded) throw new Error(`The libSQL server ended before it answered:\n${complaints}`);
    return (await fetch(`${url}/health`).catch(() => undefined))?.ok || undefined;
  });
  return {
    url,
    pid: child.pid!,
    databasePath,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Copies the present records into a single file, where the server takes them over. */
function copyRecords(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true });
  const db = openEmbeddedDb(from);
  db.connection.prepare('VACUUM INTO ?').run(to);
  db.close();
}

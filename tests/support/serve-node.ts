/**
 * A process that serves test shops, one after the other. Starting Node and loading the shop's code takes a second,
 * opening a shop a tenth of that. The process opens and closes shops on order, reports each, and ends with its parent.
 */
import Database from 'libsql';
import { appendFileSync } from 'node:fs';
import type { RunningShop } from '../../functions/node.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';

/** The data folder of the shop to open, and its options. */
export interface Opening {
  dataDir: string;
  port: number;
  logPath: string;
  /** The file to which each statement is appended at its first run: one JSON text per line. */
  statementsPath: string;
  pages: 'drawn' | 'under way';
  /** Whether jobs run on schedule, or only on request. */
  jobs: 'by the clock' | 'asked for';
}

export type Order = { open: Opening } | 'close';
export type Report = 'open' | 'closed';

const { prepareData } = await import('../../scripts/prepare-data.ts');
const { startShop } = await import('../../functions/node.ts');

let shop: RunningShop | undefined;
let logPath = '';
let statementsPath: string | undefined;
let databasePath = '';
// A shop logs to standard output. This writes each line synchronously into the open shop's log file.
process.stdout.write = (text: string | Uint8Array) => {
  appendFileSync(logPath, text);
  return true;
};

/** Returns whether a connection is to the shop's records. Rendered pages are in another database. */
const isOfRecords = (connection: Database.Database) =>
  (prepare.call(connection, 'PRAGMA database_list').get([]) as { file: string }).file === databasePath;
// The shop prepares each statement once and reuses it.
const { prototype } = Database;
const { prepare } = prototype;
prototype.prepare = function (this: Database.Database, sql: string) {
  if (statementsPath !== undefined && isOfRecords(this)) appendFileSync(statementsPath, `${JSON.stringify(sql)}\n`);
  return prepare.call(this, sql);
} as typeof prepare;

async function open(opening: Opening): Promise<void> {
  ({ logPath, statementsPath } = opening);
  // The check for faults needs the file, even if the shop logs nothing.
  appendFileSync(logPath, '');
  databasePath = openDataFolder(opening.dataDir).databasePath;
  process.env.DATA_DIR = opening.dataDir;
  await prepareData(() => {});
  // Tests look at a few pictures, and preparing all sizes ahead takes minutes.
  // Tests set when jobs ran last, also before the shop's process started.
  const runsJobs = opening.jobs === 'by the clock';
  shop = await startShop({ port: opening.port, rendersAhead: false, runsJobs, startedAt: 0 });
  // Most tests look at rendered pages.
  if (opening.pages === 'drawn') await shop.allRendered();
  report('open');
}

async function close(): Promise<void> {
  await shop?.stop();
  shop = undefined;
}

function report(what: Report): void {
  process.send?.(what);
}

process.on('message', (order: Order) => {
  if (order === 'close') void close().then(() => report('closed'));
  else void open(order.open);
});
const end = () => void close().then(() => process.exit(0));
process.on('SIGTERM', end);
process.on('disconnect', end);

/**
 * A process that serves shops for tests, one after the other: starting Node and loading the shop's code takes a second,
 * opening a shop a tenth of that. It opens a shop, closes it and says so as it is ordered, and ends with whoever started it.
 */
import Database from 'libsql';
import { appendFileSync } from 'node:fs';
import type { RunningShop } from '../../functions/node.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';

/** Over whose data to open a shop, and whether it counts as open before all its pages are drawn. */
export interface Opening {
  dataDir: string;
  port: number;
  logPath: string;
  /** Where each statement is noted when it is first run: one JSON text a line. */
  statementsPath: string;
  pages: 'drawn' | 'under way';
  /** Whether jobs run when they are asked for alone. */
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
// A shop logs to standard output. Each line is in the file of the shop that is open before anything else happens.
process.stdout.write = (text: string | Uint8Array) => {
  appendFileSync(logPath, text);
  return true;
};

/** Drawn pages are kept in another database. */
const isOfRecords = (connection: Database.Database) =>
  (prepare.call(connection, 'PRAGMA database_list').get([]) as { file: string }).file === databasePath;
// The shop prepares each statement once and keeps it.
const { prototype } = Database;
const { prepare } = prototype;
prototype.prepare = function (this: Database.Database, sql: string) {
  if (statementsPath !== undefined && isOfRecords(this)) appendFileSync(statementsPath, `${JSON.stringify(sql)}\n`);
  return prepare.call(this, sql);
} as typeof prepare;

async function open(opening: Opening): Promise<void> {
  ({ logPath, statementsPath } = opening);
  // Whoever looks for faults in it finds it, also of a shop that logs nothing.
  appendFileSync(logPath, '');
  databasePath = openDataFolder(opening.dataDir).databasePath;
  process.env.DATA_DIR = opening.dataDir;
  await prepareData(() => {});
  // A test looks at a few pictures, and all of them take minutes.
  shop = await startShop({ port: opening.port, drawsAhead: false, runsJobs: opening.jobs === 'by the clock' });
  // Most tests look at pages as they lie in their files.
  if (opening.pages === 'drawn') await shop.allDrawn();
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

/**
 * `npm run prove:edge-ledger`: posts the ledger of the demo shop's orders again, in workerd with a libSQL server. Both
 * processes are killed repeatedly while the job runs, each time at a different moment. At the end every entry must
 * exist once, as in a run without kills, and the invariants must hold. `SEED=word` repeats one run, and `CRASHES=` sets
 * the number of kills.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diceOf } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { postLedger } from '../../functions/domain/money/ledger/index.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import { demoShop } from '../support/demo-shop.ts';
import { freePort } from '../support/free-port.ts';
import { makeDataFolder } from '../support/setup.ts';

const SEED = process.env.SEED ?? 'first';
const CRASHES = Number(process.env.CRASHES ?? 5);
/** The job takes about this long in a shop that has just started. */
const LONGEST_MS = 1000;
const SERVER = fileURLToPath(new URL('edge-server.ts', import.meta.url));

interface EdgeShop {
  origin: string;
  databasePath: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function openEdgeShop(dataDir: string): Promise<EdgeShop> {
  // A process group of its own, so that workerd is killed with the process that started it.
  const child = fork(SERVER, [dataDir, String(await freePort())], { detached: true, stdio: 'inherit' });
  const [{ recordsPid, ...shop }] = (await once(child, 'message')) as [Omit<EdgeShop, 'kill'> & { recordsPid: number }];
  const hasEnded = once(child, 'exit');
  return {
    ...shop,
    async kill() {
      process.kill(recordsPid, 'SIGKILL');
      process.kill(-child.pid!, 'SIGKILL');
      await hasEnded;
    },
    async stop() {
      child.send('stop');
      await hasEnded;
    },
  };
}

/** Deletes all entries that follow from orders, and marks every order as due for posting. */
function closeBooks(databasePath: string): void {
  const { connection, close } = embedded(databasePath);
  const books = ['ledger_entries', 'payouts', 'fee_papers', 'fee_series', 'cod_remittances'];
  const keepers = connection
    .prepare(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%never%' AND tbl_name IN ('${books.join("', '")}')`,
    )
    .all([]) as { name: string; sql: string }[];
  connection.exec('PRAGMA foreign_keys = OFF');
  for (const { name } of keepers) connection.exec(`DROP TRIGGER ${name}`);
  for (const table of [...books, 'owed_parts', 'ledger_due']) connection.exec(`DELETE FROM ${table}`);
  connection.exec("DELETE FROM outbox WHERE key LIKE 'fee-paper-%'");
  connection.exec('INSERT INTO ledger_due (id, change) SELECT id, id FROM orders');
  for (const { sql } of keepers) connection.exec(sql);
  close();
}

function embedded(path: string) {
  const db = openEmbeddedDb(path);
  return { db, connection: db.connection, close: () => db.close() };
}

/** Returns the entries of the books as text, without ids and the order of writing. */
function booksIn(path: string): string[] {
  const { connection, close } = embedded(path);
  const rows = connection
    .prepare(
      `SELECT key || ' ' || at || ' ' || debit || ' ' || credit || ' ' || amount_paise || ' ' || coalesce(tax_basis_points, '') AS line FROM ledger_entries
       UNION ALL SELECT 'owed ' || seller_id || ' ' || coalesce(order_id, 0) || ' ' || amount_paise || ' ' || entry_count || ' ' || waits_for FROM owed_parts
       ORDER BY 1`,
    )
    .all([]) as { line: string }[];
  close();
  return rows.map(({ line }) => line);
}

function ordersLeft(path: string): number {
  const { connection, close } = embedded(path);
  const { left } = connection.prepare('SELECT count(*) AS left FROM ledger_due').get([]) as { left: number };
  close();
  return left;
}

const dice = diceOf(seededRandom(`edge ledger ${SEED}`));
const data = makeDataFolder('edge-ledger', join(await demoShop(), 'ratnahaat.db'), 'none');
let shop: EdgeShop | undefined;
try {
  const { databasePath } = openDataFolder(data.path);
  closeBooks(databasePath);
  const wholePath = join(data.path, 'whole.db');
  const begun = embedded(databasePath);
  begun.connection.prepare('VACUUM INTO ?').run(wholePath);
  begun.close();
  const whole = embedded(wholePath);
  await postLedger(seedingShop(whole.db));
  whole.close();
  const wanted = booksIn(wholePath);
  const orders = ordersLeft(databasePath);

  let [midway, left] = [0, orders];
  for (let crash = 1; crash <= CRASHES; crash += 1) {
    shop = await openEdgeShop(data.path);
    const asked = fetch(`${shop.origin}/sandbox/jobs/post-ledger`, { method: 'POST' }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, dice.below(LONGEST_MS)));
    await shop.kill();
    await asked;
    const now = ordersLeft(shop.databasePath);
    if (now < left && now > 0) midway += 1;
    left = now;
    console.log(`killed: ${left} of ${orders} orders are left`);
  }
  shop = await openEdgeShop(data.path);
  const answer = await fetch(`${shop.origin}/sandbox/jobs/post-ledger`, { method: 'POST' });
  const said = await answer.text();
  const invoiced = await fetch(`${shop.origin}/sandbox/jobs/issue-fee-invoices`, { method: 'POST' });
  await shop.stop();
  const found = booksIn(shop.databasePath);
  const { db, close } = embedded(shop.databasePath);
  const broken = (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
  close();
  const faults = [
    ...(answer.ok ? [] : [`the job answered ${answer.status}: ${said}`]),
    ...(invoiced.ok ? [] : [`fees could not be invoiced: ${invoiced.status} ${await invoiced.text()}`]),
    ...wanted.filter((line) => !found.includes(line)).map((line) => `lost: ${line}`),
    ...(found.length > wanted.length ? [`${found.length - wanted.length} lines too many`] : []),
    ...found.filter((line) => !wanted.includes(line)).map((line) => `not wanted: ${line}`),
    ...broken.map(({ says, faults: [first] }) => `${says}: ${first}`),
  ];
  console.log(
    `SEED=${SEED}: ${found.length} lines of ${orders} orders, killed ${CRASHES} times, ${midway} times halfway: ${faults.length === 0 ? 'all holds' : `${faults.length} faults`}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  data.remove();
}

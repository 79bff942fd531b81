import Database from 'libsql';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client/web';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { keyRingOf } from '../../../functions/domain/key-ring.ts';
import { seal } from '../../../functions/domain/orders/refunds/sealed-destination.ts';
import { noteOpening } from '../../../functions/domain/platform/settings/index.ts';
import { bankColumns, openBank } from '../../../functions/domain/sellers/sellers/index.ts';
import { openRecords } from '../../../functions/node/check-storage.ts';
import { openDataFolder, withSecrets, writeMovedShop } from '../../../functions/node/data-folder.ts';
import type { DataFolder } from '../../../functions/node/data-folder.ts';
import { holdFolder } from '../../../functions/node/folder-lock.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import {
  copyTables,
  measureTables,
  readSchema,
  recordsInFile,
  recordsOnServer,
  stateOf,
} from '../../../scripts/copy-tables.ts';
import type { RawRecords } from '../../../scripts/copy-tables.ts';
import { NO_SQLD } from '../../../scripts/install-sqld.ts';
import { moveToBox } from '../../../scripts/move-to-box.ts';
import { moveToEdge } from '../../../scripts/move-to-edge.ts';
import { openBucket } from '../../../scripts/r2-bucket.ts';
import { requireFinished } from '../../../scripts/remote-trouble.ts';
import { seedingShop } from '../../../scripts/seed-shop.ts';
import { AHEAD_VARIABLES } from '../../support/ahead.ts';
import { buy } from '../../support/buy.ts';
import { freePort } from '../../support/free-port.ts';
import { goodsIn } from '../../support/goods.ts';
import { Persona } from '../../support/persona.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { faultsOf, makeDataFolder } from '../../support/setup.ts';
import { signUpAs } from '../../support/sign-in.ts';
import { openSmallShop } from '../../support/small-shop.ts';
import { startSqld } from '../../support/sqld.ts';
import { startWorkerdShop } from '../../support/workerd-shop.ts';

const { runtime, freshPath } = inject('running');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BANK = { accountNumber: '001234567890', ifscCode: 'HDFC0001234', accountHolderName: 'Meera' };
const FILES = ['a.jpg', 'b.webp', 'c.mp4', 'privated.pdf', 'privatee.p0', 'f.png'];
const ERASED = { userId: 7, userSince: 1, at: 2 };
const quiet = () => {};
const schema = readSchema();

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ratnahaat-move-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Makes the folder of a demo shop with a few files, whose own secrets open its sealed values. */
async function demoOnBox(): Promise<DataFolder> {
  const data = makeDataFolder('moved', freshPath, 'none');
  onTestFinished(() => data.remove());
  return sealedAgain(openDataFolder(data.path));
}

/** The same of a shop with two sellers and a product. */
async function shopOnBox(): Promise<DataFolder> {
  const folder = openDataFolder(join(newFolder(), 'data'));
  const small = await openSmallShop({ meera: {}, farhan: {} });
  await small.goods.sku({ isPictured: false });
  await small.shop.write(noteOpening(small.shop, 'sandbox'));
  small.rows("UPDATE sellers SET bank_sealed = 'to be sealed' RETURNING id");
  small.db.connection.prepare('VACUUM INTO ?').run(folder.databasePath);
  small.close();
  return sealedAgain(folder);
}

async function sealedAgain(folder: DataFolder): Promise<DataFolder> {
  mkdirSync(folder.mediaPath, { recursive: true });
  for (const name of FILES) writeFileSync(join(folder.mediaPath, name), `the file ${name}`);
  const db = openEmbeddedDb(folder.databasePath);
  const shop = { ...seedingShop(db), ...(await keyRingOf(withSecrets(folder, {}))) };
  const { bankSealed } = await bankColumns(shop, { ...BANK, accountNumberAgain: BANK.accountNumber });
  const destination = await seal(shop, { way: 'UPI', upiId: 'asha@upi' });
  db.connection.prepare("UPDATE sellers SET bank_sealed = ? WHERE bank_sealed <> ''").run(bankSealed);
  db.connection.prepare('UPDATE refund_destinations SET sealed = ?').run(destination);
  // None of JavaScript's integers, but one of SQLite's.
  db.connection.exec("INSERT INTO visit_counts (day_on, count) VALUES ('2020-02-29', 9007199254740993)");
  db.close();
  return folder;
}

/** Starts an empty libSQL server and an empty bucket. */
async function emptyEdge(folder = newFolder()) {
  const [server, s3] = [await startSqld({ folder }), await startS3Server()];
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await Promise.all([server.stop(), s3.stop()]);
  };
  onTestFinished(stop);
  return {
    url: server.url,
    s3,
    bucket: openBucket(s3.variables),
    records: recordsOnServer(server.url, undefined),
    stop,
  };
}
type Edge = Awaited<ReturnType<typeof emptyEdge>>;

/** Runs `npm run move` with only these variables, and returns how it ended and what it said. */
async function command(
  variables: Record<string, string>,
  ...options: string[]
): Promise<{ code: number; said: string }> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return promisify(execFile)(process.execPath, ['scripts/move.ts', ...options], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...AHEAD_VARIABLES, ...variables },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

const toEdge = (
  folder: DataFolder,
  { url, bucket }: Pick<Edge, 'url' | 'bucket'>,
  options: { isWhileOpen?: boolean } = {},
) =>
  moveToEdge(
    {
      folder,
      url,
      token: undefined,
      bucket,
      secretsPath: join(folder.path, 'secrets.json'),
      isWhileOpen: false,
      isUnreadableAccepted: false,
      variables: {},
      ...options,
    },
    quiet,
  );

const toBox = (
  to: string,
  { url, bucket }: Pick<Edge, 'url' | 'bucket'>,
  { sessionSecret, sealingSecret }: DataFolder,
) =>
  moveToBox(
    {
      to,
      url,
      token: undefined,
      bucket,
      isUnreadableAccepted: false,
      variables: { SESSION_SECRET: sessionSecret, SEALING_SECRET: sealingSecret! },
    },
    quiet,
  );

async function measuresOf(databasePath: string) {
  const connection = new Database(databasePath, { readonly: true });
  try {
    return await measureTables(recordsInFile(connection), schema.tables);
  } finally {
    connection.close();
  }
}

/** Returns tables, indexes, views and triggers, each as it was created. */
function objectsIn(databasePath: string): unknown[] {
  const connection = new Database(databasePath, { readonly: true });
  try {
    return connection.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').raw().all();
  } finally {
    connection.close();
  }
}

const filesIn = ({ mediaPath }: Pick<DataFolder, 'mediaPath'>) =>
  Object.fromEntries(readdirSync(mediaPath).map((name) => [name, readFileSync(join(mediaPath, name), 'utf8')]));

/** Records whose connection is lost after so many writes. */
function breakingOff(records: RawRecords, after: number): RawRecords {
  let writes = 0;
  return {
    read: (query) => records.read(query),
    write: (statements) => (++writes > after ? Promise.reject(new Error('cut off')) : records.write(statements)),
  };
}

describe.runIf(runtime === 'node' && !NO_SQLD)('a move', () => {
  test('to the edge and back gives the same shop, which takes orders there', { timeout: 480_000 }, async () => {
    const from = await demoOnBox();
    const sku = await goodsIn(from.databasePath, 'moved').sku();
    const [atEdge, backups, elsewhere] = [newFolder(), newFolder(), join(newFolder(), 'data')];
    const edge = await emptyEdge(join(atEdge, 'edge/sqld'));
    const [formerBackups, secretsPath] = [newFolder(), join(newFolder(), 'secrets.json')];
    writeFileSync(join(formerBackups, 'erasures.jsonl'), `\n${JSON.stringify(ERASED)}\n`);
    edge.s3.objects.set('deploy/asked.json', { body: Buffer.from('{}'), contentType: 'application/json' });
    const place = { ...edge.s3.variables, DATABASE_URL: edge.url };

    const there = await command(
      { ...place, DATA_DIR: from.path, BACKUP_DIR: formerBackups, RESEND_API_KEY: 're_12345678' },
      '--to-edge',
      '--secrets',
      secretsPath,
    );
    expect(there.said).toMatch(
      /^Moved to 127\.0\.0\.1:\d+: \d+ tables with [\d,]+ rows .*, 7 files of [\d,]+ bytes \(7 copied now\), and 1 erasures\.$/m,
    );
    expect(there.said).toMatch(
      /same rows on both sides, all \d+ invariants hold there, and the secrets open every sealed value\.$/m,
    );
    expect(there.said).toContain(`npx wrangler secret bulk ${secretsPath}`);
    expect(there.said).toContain('it lacks DATABASE_TOKEN, RAZORPAY_KEY_ID,');
    expect(statSync(secretsPath).mode & 0o777).toBe(0o600);
    const secrets = JSON.parse(readFileSync(secretsPath, 'utf8')) as Record<string, string>;
    expect(secrets).toEqual({
      SESSION_SECRET: from.sessionSecret,
      SEALING_SECRET: from.sealingSecret,
      DATABASE_URL: edge.url,
      RESEND_API_KEY: 're_12345678',
    });
    expect(edge.s3.objects.get('c.mp4')?.contentType).toBe('video/mp4');
    expect(existsSync(join(from.path, 'moving'))).toBe(false);
    const before = await measuresOf(from.databasePath);
    expect(await measureTables(edge.records, schema.tables)).toEqual(before);

    const { SESSION_SECRET, SEALING_SECRET } = secrets as Record<'SESSION_SECRET' | 'SEALING_SECRET', string>;
    const variables = { ...place, DATA_DIR: elsewhere, SESSION_SECRET, SEALING_SECRET };
    const unlisted = await command(variables, '--to-box');
    expect(unlisted).toEqual({ code: 1, said: expect.stringMatching(/^1 people were erased .* Set BACKUP_DIR/) });
    const back = await command({ ...variables, BACKUP_DIR: backups }, '--to-box');
    expect(back.said).toContain(`Moved to ${elsewhere}: `);
    const to = openDataFolder(elsewhere);
    expect(await measuresOf(to.databasePath)).toEqual(before);
    expect(objectsIn(to.databasePath)).toEqual(objectsIn(from.databasePath));
    expect(filesIn(to)).toEqual(filesIn(from));
    expect(readFileSync(join(backups, 'erasures.jsonl'), 'utf8')).toContain(JSON.stringify(ERASED));
    const db = openRecords(to)!;
    onTestFinished(() => db.close());
    const [[sealed]] = db.connection.prepare("SELECT bank_sealed FROM sellers WHERE bank_sealed <> ''").raw().all() as [
      [string],
    ];
    expect(await openBank(await keyRingOf(withSecrets(to, {})), sealed)).toEqual({ value: BANK });

    await edge.stop();
    writeMovedShop(atEdge, { sessionSecret: SESSION_SECRET, sealingSecret: SEALING_SECRET });
    const logPath = join(atEdge, 'log.jsonl');
    const shop = await startWorkerdShop({ dataDir: atEdge, files: 0, port: await freePort(), logPath });
    try {
      const email = 'asha.moved@example.in';
      const token = await signUpAs(shop.directOrigin, { email, fullName: 'Asha Rao', mobile: '9848012345' });
      const order = await buy(new Persona(shop.directOrigin, token, email), sku);
      expect(order.orderStatus).toBe('PLACED');
    } finally {
      await shop.stop();
    }
    expect(await faultsOf({ logPath, databasePath: shop.databasePath })).toBeUndefined();
  });

  test.each([12, 40])(
    'to the edge that breaks off after %i writes opens no shop, and a second run completes it',
    async (writes) => {
      const [from, edge] = [await shopOnBox(), await emptyEdge()];
      const connection = new Database(from.databasePath);
      await expect(copyTables(recordsInFile(connection), breakingOff(edge.records, writes), schema)).rejects.toThrow(
        'cut off',
      );
      connection.close();
      expect(await stateOf(edge.records)).toBe('unfinished');
      await expect(requireFinished(edge.url, undefined)).rejects.toThrow(
        'was interrupted, so its records are not complete',
      );
      await expect(createClient({ url: edge.url }).execute('SELECT * FROM store_settings')).rejects.toThrow(
        'no such table',
      );
      const sentences = await toEdge(from, edge);
      expect(sentences[0]).toContain('Moved to');
      expect(await measureTables(edge.records, schema.tables)).toEqual(await measuresOf(from.databasePath));
    },
  );

  test('to the edge uploads no file twice', async () => {
    const [from, edge] = [await shopOnBox(), await emptyEdge()];
    edge.s3.objects.set('a.jpg', { body: Buffer.from('the file a.jpg'), contentType: 'image/jpeg' });
    edge.s3.objects.set('b.webp', { body: Buffer.from('a broken b.web'), contentType: 'image/webp' });
    expect((await toEdge(from, edge))[0]).toContain('(5 copied now)');
    expect(edge.s3.puts()).toBe(5);
  });

  test.each(['a shop', 'another program'])('to a database of %s is refused, and changes nothing', async (whose) => {
    const [from, edge] = [await shopOnBox(), await emptyEdge()];
    if (whose === 'a shop') await toEdge(from, edge);
    else await createClient({ url: edge.url }).execute('CREATE TABLE notes (text TEXT)');
    const [objects, puts] = [await edge.records.read({ sql: 'SELECT name, sql FROM sqlite_schema' }), edge.s3.puts()];
    const connection = new Database(from.databasePath);
    connection.exec("UPDATE sellers SET business_name = 'Changed'");
    connection.close();
    await expect(toEdge(from, edge)).rejects.toThrow('is not empty. Records are moved into an empty one');
    expect(await edge.records.read({ sql: 'SELECT name, sql FROM sqlite_schema' })).toEqual(objects);
    if (whose === 'a shop')
      expect(await edge.records.read({ sql: "SELECT 1 FROM sellers WHERE business_name = 'Changed'" })).toEqual([]);
    expect(edge.s3.puts()).toBe(puts);
  });

  test('of an open shop is refused unless it is asked for', async () => {
    const [from, edge] = [await shopOnBox(), await emptyEdge()];
    const close = holdFolder(from.path, 'http://localhost:8787');
    onTestFinished(close);
    await expect(toEdge(from, edge)).rejects.toThrow('is open already, at http://localhost:8787');
    expect(await stateOf(edge.records)).toBe('empty');
    const sentences = await toEdge(from, edge, { isWhileOpen: true });
    expect(sentences.join('\n')).toContain('What is ordered here after it is not in them.');
  });

  test('with other secrets is refused, and changes nothing', async () => {
    const [from, edge] = [await shopOnBox(), await emptyEdge()];
    writeMovedShop(from.path, { sessionSecret: 'another '.repeat(5), sealingSecret: undefined });
    await expect(toEdge(openDataFolder(from.path), edge)).rejects.toThrow(
      /^\d+ sealed bank accounts, .* cannot be opened: set the secrets/,
    );
    expect(await stateOf(edge.records)).toBe('empty');
    expect(edge.s3.puts()).toBe(0);
  });

  test('to a machine that breaks off opens no shop, and a second run completes it', async () => {
    const [from, edge, to] = [await shopOnBox(), await emptyEdge(), join(newFolder(), 'data')];
    await toEdge(from, edge);
    const { bucket } = edge;
    let gets = 0;
    const lost = {
      ...bucket,
      get: (key: string) => (++gets > 3 ? Promise.reject(new Error('cut off')) : bucket.get(key)),
    };
    await expect(toBox(to, { url: edge.url, bucket: lost }, from)).rejects.toThrow('cut off');
    expect(() => openRecords(openDataFolder(to))).toThrow('was interrupted, so its records are not here yet');
    await expect(toBox(to, { ...edge, url: edge.url.replace('127.0.0.1', 'localhost') }, from)).rejects.toThrow(
      'is not empty',
    );
    const [moved] = await toBox(to, edge, from);
    expect(moved).toContain('Moved to');
    expect(moved).not.toContain('(6 copied now)');
    expect(await measuresOf(openDataFolder(to).databasePath)).toEqual(await measuresOf(from.databasePath));
    await expect(toBox(to, edge, from)).rejects.toThrow('is not empty');
  });

  test('to a machine notices a shop that still takes orders', async () => {
    const [from, edge, to] = [await shopOnBox(), await emptyEdge(), join(newFolder(), 'data')];
    await toEdge(from, edge);
    const { bucket } = edge;
    const busy = {
      ...bucket,
      async list() {
        await createClient({ url: edge.url }).execute("UPDATE sellers SET business_name = 'Changed'");
        return bucket.list();
      },
    };
    await expect(toBox(to, { url: edge.url, bucket: busy }, from)).rejects.toThrow(
      /Somebody wrote to the records .* meanwhile \(.*sellers.*\)\. Close the shop there/,
    );
    expect(existsSync(join(to, 'ratnahaat.db'))).toBe(false);
  });

  test('says what is missing', async () => {
    const { s3, url, bucket } = await emptyEdge();
    const { variables } = s3;
    expect(await command({}, '--to-edge', '--to-box')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Say where to: npm run move -- --to-edge, or npm run move -- --to-box\n$/),
    });
    expect((await command({}, '--to-edge')).said).toMatch(/^Set DATABASE_URL/);
    expect(() => openBucket({})).toThrow('Set R2_ENDPOINT');
    const from = openDataFolder(newFolder());
    await expect(toEdge(from, { url, bucket })).rejects.toThrow('There are no records in');
    const to = join(newFolder(), 'data');
    await expect(toBox(to, { url, bucket }, { ...from, sessionSecret: '' })).rejects.toThrow('Set SESSION_SECRET');
    await expect(toBox(to, { url, bucket }, from)).rejects.toThrow('There is no shop at 127.0.0.1');
    await expect(toBox(to, { url: 'http://127.0.0.1:1', bucket }, from)).rejects.toThrow('Check DATABASE_URL');
    expect(existsSync(to)).toBe(false);
    const list = (changed: object) => openBucket({ ...variables, ...changed }).list();
    await expect(list({ R2_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow('does not take R2_ACCESS_KEY_ID');
    await expect(list({ R2_BUCKET: 'another' })).rejects.toThrow('There is no bucket another');
    await expect(list({ R2_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow('does not answer. Check R2_ENDPOINT');
  });
});

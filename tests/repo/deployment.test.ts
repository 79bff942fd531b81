import { createClient } from '@libsql/client/web';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '../../functions/node/cannot-start.ts';
import { allMigrations, AFTER_MARK } from '../../functions/node/migrate.ts';
import type { Migration } from '../../functions/node/migrate.ts';
import { bundleShop, deployShop } from '../../scripts/deploy-shop.ts';
import type { Deployment } from '../../scripts/deploy-shop.ts';
import { phasesOf } from '../../scripts/migrate-remote.ts';
import { NO_SQLD } from '../../scripts/install-sqld.ts';
import { planDeployment, textOf } from '../../scripts/plan-deployment.ts';
import { prepareRemote } from '../../scripts/prepare-remote.ts';
import type { WorkerPlace } from '../../scripts/wrangler.ts';
import { fakeWrangler } from '../support/fake-wrangler.ts';
import type { FakeWrangler } from '../support/fake-wrangler.ts';
import { startSqld } from '../support/sqld.ts';
import type { Sqld } from '../support/sqld.ts';

const ADMIN = { ADMIN_EMAIL: 'leela@shop.example', ADMIN_NAME: 'Leela Rao', ADMIN_MOBILE: '9848012345' };
const SECRETS = ['SESSION_SECRET', 'DATABASE_URL'];
const COMMIT = 'c0ffee1';
/** The answers of a signed-in wrangler about a Worker that has its secrets. */
const READY = { secret: { stdout: JSON.stringify(SECRETS.map((name) => ({ name }))) } };

let folder: string;
let wrangler: FakeWrangler;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  wrangler = fakeWrangler(folder);
  wrangler.answer(READY);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Writes the settings of a Worker, as wrangler.toml has them. */
function workerAt(domain: string): WorkerPlace {
  const config = join(folder, 'wrangler.json');
  const settings = {
    name: 'shop',
    main: 'worker.ts',
    compatibility_date: '2026-09-01',
    routes: [{ pattern: domain, custom_domain: true }],
    vars: { ORIGIN: `https://${domain}`, MAIL_FROM: `Shop <orders@${domain}>` },
    secrets: { required: SECRETS },
    env: { preview: {} },
  };
  writeFileSync(config, JSON.stringify(settings));
  return { config, environment: '', wrangler: wrangler.path };
}

async function rowsOf(url: string, sql: string) {
  const client = createClient({ url });
  const { rows } = await client.execute(sql);
  client.close();
  return rows.map((row) => ({ ...row }));
}

/** Starts a server with empty records. */
async function emptyServer(): Promise<Sqld> {
  const server = await startSqld({ folder: join(folder, 'sqld') });
  onTestFinished(() => server.stop());
  return server;
}

/** Starts a server with the records of a live shop, and returns its address. */
async function openShop(): Promise<string> {
  const { url } = await emptyServer();
  await prepareRemote({ url, token: undefined, variables: ADMIN }, () => {});
  return url;
}

/** Deploys the shop whose records are at an address, and returns what was said. */
async function deploy(url: string, options: Partial<Deployment> = {}): Promise<string[]> {
  const said: string[] = [];
  await deployShop({
    place: workerAt('shop.example'),
    commit: COMMIT,
    build: () => Promise.resolve(),
    variables: { DATABASE_URL: url },
    say: (text) => said.push(text),
    ...options,
  });
  return said;
}

const migration = (name: string, sql: string): Migration => ({
  name,
  sql: [sql],
  hash: name,
  folderMillis: Date.UTC(2027, 0, 1),
  bps: true,
  isAfter: sql.startsWith(AFTER_MARK),
});
const ADDS = migration('0100_add', 'CREATE TABLE added (id INTEGER PRIMARY KEY) STRICT');
const TAKES_AWAY = migration('0101_take-away', `${AFTER_MARK}\nDROP TABLE added`);
const BUILDS_ON_IT = migration('0102_add-again', 'CREATE TABLE added (id INTEGER PRIMARY KEY, name TEXT) STRICT');

describe.skipIf(NO_SQLD)('the plan of a deployment', () => {
  test('of empty records names the migrations and the admin, and changes nothing', async () => {
    const { url } = await emptyServer();
    const plan = await planDeployment(workerAt('shop.example'), { DATABASE_URL: url, ...ADMIN }, COMMIT);
    expect(textOf(plan).split('\n')).toEqual([
      `The database at ${new URL(url).host} is empty.`,
      expect.stringMatching(/^Migrations before the deployment: 0000_first-shop\b.*\.$/),
      'A live shop would be opened with Leela Rao (leela@shop.example) as its admin.',
      'Storefront, console and Worker of commit c0ffee1 would be built.',
      'They would be deployed as the Worker shop at https://shop.example.',
      'Nothing was changed.',
    ]);
    expect(await rowsOf(url, 'SELECT name FROM sqlite_schema')).toEqual([]);
    expect(wrangler.calls().map(([command, verb]) => [command, verb])).toEqual([['secret', 'list']]);
  });

  test('of a shop that lacks nothing says so', async () => {
    const url = await openShop();
    const { steps, faults } = await planDeployment(workerAt('shop.example'), { DATABASE_URL: url }, COMMIT);
    expect(steps).toEqual(
      expect.arrayContaining([`The database at ${new URL(url).host} has a live shop.`, 'Its schema is the newest.']),
    );
    expect(faults).toEqual([]);
  });

  test('of records of a sandbox is refused', async () => {
    const url = await openShop();
    await rowsOf(url, "UPDATE openings SET mode = 'sandbox'");
    const { faults } = await planDeployment(workerAt('shop.example'), { DATABASE_URL: url }, COMMIT);
    expect(faults).toEqual([expect.stringContaining("are the demo shop's")]);
  });

  test('is refused for everything that is missing at once, and a deployment before anything has changed', async () => {
    const { url } = await emptyServer();
    wrangler.answer({ secret: { stderr: '✘ [ERROR] Worker "shop" not found.\n', status: 1 } });
    const place = workerAt('ratnahaat.example');
    const built: string[] = [];
    const deployed = deployShop({
      place,
      commit: COMMIT,
      build: (origin) => Promise.resolve(void built.push(origin)),
      variables: { DATABASE_URL: url },
      say: () => {},
    });
    const refusal = await deployed.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CannotStart);
    for (const fault of [
      'ADMIN_EMAIL is missing',
      'ORIGIN in wrangler.toml is a placeholder: https://ratnahaat.example.',
      'MAIL_FROM in wrangler.toml is a placeholder: Shop <orders@ratnahaat.example>.',
      'The route in wrangler.toml is a placeholder: ratnahaat.example.',
      'The Worker shop lacks secrets: SESSION_SECRET, DATABASE_URL.',
    ])
      expect((refusal as Error).message).toContain(`\n  - ${fault}`);
    expect(await rowsOf(url, 'SELECT name FROM sqlite_schema')).toEqual([]);
    expect(built).toEqual([]);
    expect(wrangler.calls().map(([command]) => command)).toEqual(['secret']);
  });
});

test('a plan says why wrangler does not answer, and that DATABASE_URL is missing', async () => {
  wrangler.answer({ secret: { stderr: '\u001b[31m✘ [ERROR]\u001b[0m Set CLOUDFLARE_API_TOKEN.\n', status: 1 } });
  const { faults } = await planDeployment(workerAt('shop.example'), {}, COMMIT);
  expect(faults).toEqual([
    'DATABASE_URL is missing: set it and DATABASE_TOKEN in the environment.',
    'wrangler secret list failed: Set CLOUDFLARE_API_TOKEN.',
  ]);
});

test('a plan for an environment that wrangler.toml has not is refused', async () => {
  const planned = planDeployment({ ...workerAt('shop.example'), environment: 'nowhere' }, {}, COMMIT);
  await expect(planned).rejects.toBeInstanceOf(CannotStart);
});

test('a dry run builds and bundles, and asks for no database', async () => {
  const built: string[] = [];
  await bundleShop({
    place: workerAt('shop.example'),
    commit: COMMIT,
    build: (origin) => Promise.resolve(void built.push(origin)),
  });
  expect(built).toEqual(['https://shop.example']);
  const [call, ...others] = wrangler.calls();
  expect(others).toEqual([]);
  expect(call).toEqual(expect.arrayContaining(['deploy', '--dry-run', 'SHOP_COMMIT:"c0ffee1"', '--env=']));
});

describe('pending migrations', () => {
  const namesOf = (migrations: readonly Migration[]) => migrations.map(({ name }) => name);

  test('that take something away come after the deployment, the others before it', () => {
    const { before, after } = phasesOf([ADDS, TAKES_AWAY]);
    expect([namesOf(before), namesOf(after)]).toEqual([['0100_add'], ['0101_take-away']]);
    expect(phasesOf([ADDS])).toEqual({ before: [ADDS], after: [] });
  });

  test('keep their order: one that builds on what is taken away later waits for another deployment', () => {
    expect(() => phasesOf([ADDS, TAKES_AWAY, BUILDS_ON_IT])).toThrow(
      'The migration 0101_take-away takes away what the running code may use, and 0102_add-again builds on it. Deploy the release whose newest migration is 0101_take-away first, then this one.',
    );
  });
});

describe.skipIf(NO_SQLD)('a deployment', () => {
  const tablesOf = (url: string) => rowsOf(url, "SELECT name FROM sqlite_schema WHERE name = 'added'");

  test('applies a migration that takes something away once the new code is deployed', async () => {
    const url = await openShop();
    const tables: unknown[] = [];
    const migrations = [...allMigrations(), ADDS, TAKES_AWAY];
    const { steps } = await planDeployment(workerAt('shop.example'), { DATABASE_URL: url }, COMMIT, migrations);
    expect(steps).toEqual(
      expect.arrayContaining([
        'Migrations before the deployment: 0100_add.',
        'Migrations after the deployment: 0101_take-away.',
      ]),
    );
    const said = await deploy(url, { migrations, build: async () => void tables.push(await tablesOf(url)) });
    expect(said.at(-1)).toBe('Applied after the deployment: 0101_take-away.');
    expect(tables).toEqual([[{ name: 'added' }]]);
    expect(await tablesOf(url)).toEqual([]);
    expect((await planDeployment(workerAt('shop.example'), { DATABASE_URL: url }, COMMIT, migrations)).steps).toContain(
      'Its schema is the newest.',
    );
  });

  test('that fails leaves what the former code uses, and the next one takes it away', async () => {
    const url = await openShop();
    const migrations = [...allMigrations(), ADDS, TAKES_AWAY];
    wrangler.answer({ ...READY, deploy: { status: 1 } });
    await expect(deploy(url, { migrations })).rejects.toThrow('wrangler deploy');
    expect(await tablesOf(url)).toEqual([{ name: 'added' }]);
    wrangler.answer(READY);
    await deploy(url, { migrations });
    expect(await tablesOf(url)).toEqual([]);
  });

  test('of empty records applies all migrations in order, as no code uses them', async () => {
    const { url } = await emptyServer();
    const migrations = [...allMigrations(), ADDS, TAKES_AWAY, BUILDS_ON_IT];
    await deploy(url, { migrations, variables: { DATABASE_URL: url, ...ADMIN } });
    expect(await tablesOf(url)).toEqual([{ name: 'added' }]);
  });

  test('is refused where a release was left out that takes something away', async () => {
    const url = await openShop();
    const migrations = [...allMigrations(), TAKES_AWAY, BUILDS_ON_IT];
    await expect(deploy(url, { migrations })).rejects.toThrow('Deploy the release whose newest migration is');
    expect(wrangler.calls().map(([command]) => command)).toEqual(['secret']);
  });
});

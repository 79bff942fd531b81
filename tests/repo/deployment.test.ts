import { createClient } from '@libsql/client/web';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { rollbackShop } from '../../scripts/rollback-shop.ts';
import { smokeTest } from '../../scripts/smoke-test.ts';
import { readWorker } from '../../scripts/wrangler.ts';
import type { WorkerPlace } from '../../scripts/wrangler.ts';
import { fakeWrangler } from '../support/fake-wrangler.ts';
import type { FakeWrangler, WranglerAnswer } from '../support/fake-wrangler.ts';
import { freePort } from '../support/free-port.ts';
import { startSqld } from '../support/sqld.ts';
import type { Sqld } from '../support/sqld.ts';

const ADMIN = { ADMIN_EMAIL: 'leela@shop.example', ADMIN_NAME: 'Leela Rao', ADMIN_MOBILE: '9848012345' };
const SECRETS = ['SESSION_SECRET', 'DATABASE_URL'];
const COMMIT = 'c0ffee1';
/** The answers of a signed-in wrangler about a Worker that has its secrets. */
const READY = {
  secret: { stdout: JSON.stringify(SECRETS.map((name) => ({ name }))) },
  deployments: deployedAt(Date.UTC(2026, 0, 1)),
};

/** Returns wrangler's answer about the present deployment. */
function deployedAt(time: number): WranglerAnswer {
  const versions = [{ version_id: 'former-version', percentage: 100 }];
  return { stdout: JSON.stringify({ created_on: new Date(time).toISOString(), versions }) };
}

let folder: string;
let wrangler: FakeWrangler;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  wrangler = fakeWrangler(folder);
  wrangler.answer(READY);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Writes the settings of a Worker, as wrangler.toml has them. */
function workerAt(domain: string, origin = `https://${domain}`): WorkerPlace {
  const config = join(folder, 'wrangler.json');
  const settings = {
    name: 'shop',
    main: 'worker.ts',
    compatibility_date: '2026-09-01',
    routes: [{ pattern: domain, custom_domain: true }],
    vars: { ORIGIN: origin, MAIL_FROM: `Shop <orders@${domain}>` },
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

const PAGE = { type: 'text/html' };
const DATA = { type: 'application/json' };
/** The answers of a shop, by path. A version is added to those of `/readyz`. */
const WORKING: Record<string, { type: string; text: string; status?: number }> = {
  '/healthz': { ...DATA, text: '{"status":"ok"}' },
  '/readyz': { ...DATA, text: '' },
  '/': { ...PAGE, text: '<script type="module" src="/_astro/menu.a1b2.js"></script>' },
  '/_astro/menu.a1b2.js': { type: 'text/javascript', text: 'export {}' },
  '/shop': { ...PAGE, text: '<p>Shop</p>' },
  '/products?size=1': { ...DATA, text: '{"content":[{"seoUrl":"jhumka","price":499}]}' },
  '/product/jhumka': { ...PAGE, text: '<meta property="product:price:amount" content="499.00">' },
  '/admin': { ...PAGE, text: '<p>Console</p>' },
};

/**
 * Serves a shop that wrangler deploys: it answers the former version until a deployment, and after a rollback.
 * @param faults answers that differ from those of a shop that works
 */
async function served(faults: typeof WORKING = {}): Promise<WorkerPlace> {
  const version = () => {
    const changes = wrangler.calls().filter(([command]) => command === 'deploy' || command === 'rollback');
    return changes.at(-1)?.[0] === 'deploy' ? COMMIT : 'f0rmer1';
  };
  const server = createServer(({ url = '' }, response) => {
    const answer = faults[url] ?? WORKING[url];
    const readiness = JSON.stringify({ status: 'ok', reasons: [], commit: version() });
    response
      .writeHead(answer ? (answer.status ?? 200) : 404, { 'content-type': answer?.type ?? 'text/plain' })
      .end(answer?.text || (url === '/readyz' ? readiness : ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return workerAt(host, `http://${host}`);
}

/** Deploys the shop whose records are at an address, and returns what was said. */
async function deploy(url: string, options: Partial<Deployment> = {}): Promise<string[]> {
  const said: string[] = [];
  await deployShop({
    place: options.place ?? (await served()),
    commit: COMMIT,
    build: () => Promise.resolve(),
    variables: { DATABASE_URL: url },
    say: (text) => said.push(text),
    withinMs: 0,
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
      withinMs: 0,
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

  test('whose shop fails its test puts the former Worker back, and leaves what that uses', async () => {
    const url = await openShop();
    const place = await served({
      '/product/jhumka': { ...PAGE, text: '<meta property="product:price:amount" content="599.00">' },
      '/shop': { ...PAGE, text: '', status: 500 },
    });
    const migrations = [...allMigrations(), ADDS, TAKES_AWAY];
    const failed = await deploy(url, { migrations, place }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CannotStart);
    expect((failed as Error).message.split('\n')).toEqual([
      expect.stringMatching(/^The shop at http:.* fails its test:$/),
      '  - /shop answers 500.',
      '  - /product/jhumka shows the price 599.00, and the call answers 499.00.',
      expect.stringMatching(/^The former Worker \(version former-version\) serves again\./),
    ]);
    expect(wrangler.calls().at(-1)!.slice(0, 3)).toEqual(['rollback', 'former-version', '--yes']);
    expect(await tablesOf(url)).toEqual([{ name: 'added' }]);
  });

  test('that puts nothing back says so: the first one, and one that wrangler does not undo', async () => {
    const { url } = await emptyServer();
    const place = await served({ '/healthz': { ...DATA, text: '', status: 503 } });
    const first = deploy(url, { place, variables: { DATABASE_URL: url, ...ADMIN } });
    await expect(first).rejects.toThrow('There is no former Worker to put back.');
    wrangler.answer({ ...READY, rollback: { status: 1 } });
    await expect(deploy(url, { place })).rejects.toThrow(
      'The former Worker (version former-version) could not be put back, so the new one serves.',
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

describe('a shop that does not work is told by its test:', () => {
  const testOf = async (faults: typeof WORKING, commit?: string) => {
    const place = await served(faults);
    return smokeTest({ origin: readWorker(place).variables.ORIGIN!, commit, withinMs: 0 });
  };

  test('nothing where all of it works, also without a product', async () => {
    expect(await testOf({})).toEqual([]);
    expect(await testOf({ '/products?size=1': { ...DATA, text: '{"content":[]}' } })).toEqual([]);
  });

  test('another version than the deployed one', async () => {
    expect(await testOf({}, COMMIT)).toEqual(['/readyz answers the version f0rmer1, not c0ffee1.']);
  });

  test('late jobs, a missing script, a page of another program', async () => {
    const late = JSON.stringify({ status: 'unavailable', reasons: ['These jobs are late: x.'], commit: COMMIT });
    expect(
      await testOf({
        '/readyz': { ...DATA, text: late, status: 503 },
        '/_astro/menu.a1b2.js': { ...PAGE, text: '', status: 404 },
        '/admin': { type: 'text/plain', text: '' },
      }),
    ).toEqual([
      '/readyz answers 503: These jobs are late: x.',
      '/admin answers text/plain, not text/html.',
      '/_astro/menu.a1b2.js answers 404.',
    ]);
  });

  test('no answer', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const faults = await smokeTest({ origin, withinMs: 0 });
    expect(faults).toContainEqual(expect.stringMatching(/^\/healthz cannot be reached: /));
  });
});

describe.skipIf(NO_SQLD)('a rollback', () => {
  const rollBack = (url: string, migrations: Migration[]) =>
    rollbackShop({ place: workerAt('shop.example'), variables: { DATABASE_URL: url }, say: () => {}, migrations });

  test('puts the former Worker back', async () => {
    await rollBack(await openShop(), [...allMigrations(), TAKES_AWAY]);
    expect(wrangler.calls().map(([command]) => command)).toEqual(['deployments', 'rollback']);
  });

  test('is refused once the deployment took away what the former Worker uses, and not for an earlier one', async () => {
    const url = await openShop();
    const migrations = [...allMigrations(), ADDS, TAKES_AWAY];
    await deploy(url, { migrations });
    await expect(rollBack(url, migrations)).rejects.toThrow('0101_take-away took away what it uses');
    expect(wrangler.calls().some(([command]) => command === 'rollback')).toBe(false);
    wrangler.answer({ ...READY, deployments: deployedAt(Date.UTC(2100, 0, 1)) });
    await rollBack(url, migrations);
    expect(wrangler.calls().at(-1)![0]).toBe('rollback');
  });
});

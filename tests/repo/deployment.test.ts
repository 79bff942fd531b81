import { createClient } from '@libsql/client/web';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '../../functions/node/cannot-start.ts';
import { bundleShop, deployShop } from '../../scripts/deploy-shop.ts';
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

let folder: string;
let wrangler: FakeWrangler;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  wrangler = fakeWrangler(folder);
  wrangler.answer({ secret: { stdout: JSON.stringify(SECRETS.map((name) => ({ name }))) } });
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
    const { url } = await emptyServer();
    await prepareRemote({ url, token: undefined, variables: ADMIN }, () => {});
    const { steps, faults } = await planDeployment(workerAt('shop.example'), { DATABASE_URL: url }, COMMIT);
    expect(steps).toEqual(
      expect.arrayContaining([`The database at ${new URL(url).host} has a live shop.`, 'Its schema is the newest.']),
    );
    expect(faults).toEqual([]);
  });

  test('of records of a sandbox is refused', async () => {
    const { url } = await emptyServer();
    await prepareRemote({ url, token: undefined, variables: ADMIN }, () => {});
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

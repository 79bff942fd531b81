import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { Diagnosis } from '#contract/calls/system.ts';
import { commandEnvironment } from '../../support/command-environment.ts';
import { jobsRan } from '../../support/change-records.ts';
import { openShop } from '../../support/shop.ts';

const { runtime } = inject('running');
const shop = openShop();
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const OF_MACHINE = ['data-folder', 'disk', 'write-ahead-log', 'migrations', 'backup'];
const OF_RECORDS = ['jobs', 'outbox-dead', 'outbox-waiting', 'pages', 'payment-webhooks', 'courier-webhooks'];
const SLOW = ['sealed-values', 'invariants', 'mail', 'payments', 'couriers', 'google', 'clock'];

async function diagnosis(query = ''): Promise<Diagnosis> {
  return (await shop.admin().get(`/api/admin/doctor${query}`)).as(Diagnosis);
}

test('the console shows every check of this runtime, and the quick ones by themselves', async () => {
  const names = async (query: string) => (await diagnosis(query)).checks.map(({ name }) => name).toSorted();
  const quick = ['environment', ...(runtime === 'node' ? OF_MACHINE : []), ...OF_RECORDS];
  expect(await names('?quick=true')).toEqual(quick.toSorted());
  expect(await names('')).toEqual([...quick, ...SLOW].toSorted());
});

test('a service that fails and a job that is late are named', async () => {
  jobsRan(shop, { 'purge-expired': 11 });
  await shop.fault('payments', 'error', async () => {
    const { ok, checks } = await diagnosis();
    expect(ok).toBe(false);
    expect(checks.find(({ name }) => name === 'payments')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^payments: .*Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET\.$/),
    });
    expect(checks.find(({ name }) => name === 'jobs')!.message).toMatch(/^purge-expired: more than ten minutes late/);
  });
  jobsRan(shop);
  const { checks } = await diagnosis();
  for (const name of ['payments', 'couriers', 'mail', 'google', 'jobs', 'invariants'])
    expect(checks.find((check) => check.name === name)).toMatchObject({ ok: true });
});

test('staff who may read the system see it, others do not', async () => {
  const reader = await shop.staff({ subRole: 'readOnly' });
  expect((await reader.get('/api/admin/doctor?quick=true')).status).toBe(200);
  const support = await shop.staff({ subRole: 'support' });
  expect((await support.get('/api/admin/doctor?quick=true')).status).toBe(403);
  expect((await shop.seller('meera').get('/api/admin/doctor')).status).toBe(403);
  expect((await shop.visitor().get('/api/admin/doctor')).status).toBe(401);
});

/** Runs the script of `npm run doctor` over the records of the open shop. */
async function doctor(variables: Record<string, string>, ...words: string[]): Promise<{ code: number; said: string }> {
  const folder = shop.running.databasePath.replace(/\/[^/]+$/, '');
  return promisify(execFile)(process.execPath, ['scripts/doctor.ts', '--data', folder, ...words], {
    cwd: ROOT,
    env: { ...commandEnvironment(), ...variables },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

describe.runIf(runtime === 'node')('npm run doctor', () => {
  test('says the same as the console, as JSON, and exits with 1 if a check is not in order', async () => {
    jobsRan(shop, { 'purge-expired': 11 });
    const { code, said } = await doctor({}, '--json');
    const found = JSON.parse(said) as Diagnosis;
    expect({ code, ok: found.ok }).toEqual({ code: 1, ok: false });
    expect(found.checks.map(({ name }) => name).toSorted()).toEqual(
      ['environment', ...OF_MACHINE, ...OF_RECORDS, ...SLOW].toSorted(),
    );
    expect(found.checks.find(({ name }) => name === 'jobs')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^purge-expired: /),
    });
    jobsRan(shop);
  });

  test('says in words what is not in order, and names settings that are missing', async () => {
    const { code, said } = await doctor({ MODE: 'live', SESSION_SECRET: 'short' });
    expect(code).toBe(1);
    expect(said).toMatch(/^✗ environment: .*SESSION_SECRET must have at least 32 characters\./m);
    expect(said).toMatch(/^✗ backup: No backups are made/m);
    expect(said).toMatch(/^\d+ of \d+ checks are not\.$/m);
    expect(said).not.toMatch(/^\s+at /m);
  });

  test('sends a test mail', async () => {
    const to = shop.emailOf('owner');
    expect((await doctor({}, '--mail', to)).said).toContain(`✓ test-mail: A mail is on its way to ${to}.`);
    expect((await shop.mailsTo(to)).map(({ subject }) => subject)).toEqual(['Test mail of your shop']);
  });
});

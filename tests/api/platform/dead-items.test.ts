import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { commandEnvironment } from '../../support/command-environment.ts';
import { deadItem } from '../../support/dead-item.ts';
import { openShop } from '../../support/shop.ts';

const { runtime } = inject('running');
const shop = openShop();
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ADMIN = 'admin@ratnahaat.example';

/** Runs the script of `npm run outbox:dead` over the records of the open shop. */
async function deadItems(...words: string[]): Promise<{ code: number; said: string }> {
  const folder = shop.running.databasePath.replace(/\/[^/]+$/, '');
  return promisify(execFile)(process.execPath, ['scripts/dead-items.ts', '--data', folder, ...words], {
    cwd: ROOT,
    env: commandEnvironment(),
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

describe.runIf(runtime === 'node')('npm run outbox:dead', () => {
  let whole: number;
  let forgotten: number;
  const stateOf = (id: number) => shop.row('SELECT status, attempts FROM outbox WHERE id = ?', id);

  beforeAll(() => {
    whole = deadItem(shop, 'told-1', { name: 'emailChanged', newEmail: 'new@example.in' });
    forgotten = deadItem(shop, 'code-1', { name: 'signInCode' });
  });

  test('lists what was given up, and what cannot be sent again', async () => {
    const { code, said } = await deadItems();
    expect(code).toBe(0);
    expect(said).toContain(`${whole}  mail told-1 of 1970-01-01T00:00:00.000Z, 12 tries: mail: answered 500\n`);
    expect(said).toContain('mail: answered 500; held a code, cannot be sent again\n');
  });

  test.each([
    { who: 'nobody', by: [], says: 'Please name an admin' },
    { who: 'a seller', by: ['--by', 'meera@ratnahaat.example'], says: 'Please name an admin' },
  ])('sends nothing again for $who', async ({ by, says }) => {
    const { code, said } = await deadItems('--resend', String(whole), ...by);
    expect(code).toBe(1);
    expect(said).toContain(says);
    expect(stateOf(whole)).toEqual({ status: 'dead', attempts: 12 });
  });

  test.each(['readOnly', 'support'] as const)(
    'nor for an admin who was invited for something else: %s',
    async (subRole) => {
      const { email } = await shop.member({ subRole });
      const { code, said } = await deadItems('--resend', String(whole), '--by', email);
      expect(code).toBe(1);
      expect(said).toContain(`${email} may not send anything again.`);
      expect(stateOf(whole)).toEqual({ status: 'dead', attempts: 12 });
    },
  );

  test('nor what is not dead, is none, or held a code', async () => {
    for (const id of [String(forgotten), '999999', 'abc']) {
      const { code, said } = await deadItems(`--resend=${id}`, '--by', ADMIN);
      expect(code).toBe(1);
      expect(said).toContain(`There is no item ${id} that can be sent again.`);
    }
    expect(stateOf(forgotten)).toEqual({ status: 'dead', attempts: 12 });
  });

  test('lets an admin who may send one again, and notes who did', async () => {
    const { email } = await shop.member({ subRole: 'owner' });
    const { code, said } = await deadItems('--resend', String(whole), '--by', email);
    expect(code).toBe(0);
    expect(said).toContain(`Item ${whole} is tried again.`);
    expect(
      shop.rows(
        `SELECT action, email, request_id FROM audit_log JOIN users ON users.id = actor_user_id
         WHERE subject = 'outbox' AND subject_id = ?`,
        whole,
      ),
    ).toEqual([{ action: 'dead item sent again', email, request_id: 'outbox:dead' }]);
    await shop.job('send-outbox');
    expect(stateOf(whole)).toMatchObject({ status: 'sent' });
    expect(await shop.mailsTo(shop.emailOf('gone'))).toHaveLength(1);
  });
});

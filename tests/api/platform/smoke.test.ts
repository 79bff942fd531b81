import { expect, test } from 'vitest';
import { smokeTest } from '../../../scripts/smoke-test.ts';
import { jobsRan } from '../../support/change-records.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('a shop that works passes the test of a deployment, and names the commit that it runs', async () => {
  jobsRan(shop);
  const { json } = await shop.visitor().get('/readyz');
  const { commit } = json as { commit: string };
  expect(commit).not.toBe('');
  // Readiness is cached for some seconds.
  expect(await smokeTest({ origin: shop.running.origin, commit, withinMs: 15_000 })).toEqual([]);
});

test('so does one that is not open to shoppers yet', async () => {
  const close = (isOpen: boolean) => shop.admin().put('/api/admin/set-up', { isOpen, reason: 'A test' });
  expect((await close(false)).status).toBe(200);
  try {
    jobsRan(shop);
    expect(await smokeTest({ origin: shop.running.origin, withinMs: 15_000 })).toEqual([]);
  } finally {
    expect((await close(true)).status).toBe(200);
  }
});

import { expect, test } from 'vitest';
import { changeRecords, jobsRan } from '../../support/change-records.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();

/** Results are cached for some seconds. */
const readiness = (reasons: string[]) =>
  until(
    `the reasons to be ${JSON.stringify(reasons)}`,
    async () => {
      const answer = await shop.visitor().get('/readyz');
      return JSON.stringify((answer.json as { reasons: string[] }).reasons) === JSON.stringify(reasons)
        ? answer
        : undefined;
    },
    15_000,
  );

test('a shop whose jobs run is ready', async () => {
  jobsRan(shop, { 'purge-expired': 9 });
  const answer = await readiness([]);
  expect(answer).toMatchObject({ status: 200, json: { status: 'ok', reasons: [], proxies: 0 } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a shop with a job that is more than ten minutes late is not ready, and names it', async () => {
  jobsRan(shop, { 'purge-expired': 11, 'send-outbox': 11 });
  const answer = await readiness(['These jobs are late: send-outbox, purge-expired.']);
  expect(answer).toMatchObject({ status: 503, json: { status: 'unavailable' } });
  expect((await shop.visitor().get('/healthz')).status).toBe(200);
  jobsRan(shop);
  expect(await readiness([])).toMatchObject({ status: 200 });
});

test('a job without a row is late, as in a shop whose jobs never run', async () => {
  jobsRan(shop);
  changeRecords(shop, ["DELETE FROM jobs WHERE name = 'index-search'"]);
  await readiness(['These jobs are late: index-search.']);
  jobsRan(shop);
});

test('the answer counts the proxies that a request has passed', async () => {
  const answer = await shop.visitor().get('/readyz', { headers: { 'X-Forwarded-For': '203.0.113.7, 10.0.0.1' } });
  expect(answer.json).toMatchObject({ proxies: 2 });
});

import { describe, expect, inject, test } from 'vitest';
import { machineTime } from '../../support/ahead.ts';
import { changeRecords, jobsRan } from '../../support/change-records.ts';
import { openFaultyShop } from '../../support/faulty-shop.ts';
import { deadItem } from '../../support/dead-item.ts';
import { METRICS_TOKEN } from '../../support/metrics-token.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const { runtime } = inject('running');

const monitor = () => new Persona(shop.running.origin, METRICS_TOKEN);
const metrics = async () => parseMetrics((await monitor().get('/metrics')).text);

/** Returns the value of the sample with these labels; 0 when there is none. */
async function valueOf(name: string, labels: Record<string, string> = {}, metric = name): Promise<number> {
  const { samples = [] } = (await metrics())[metric] ?? {};
  return (
    samples.find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )?.value ?? 0
  );
}

describe('the metrics are refused', () => {
  test('without the token, and with another one', async () => {
    for (const token of [undefined, 'x', `${METRICS_TOKEN}x`]) {
      const answer = await new Persona(shop.running.origin, token).get('/metrics');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.text).not.toContain('http_requests_total');
    }
  });

  test.runIf(runtime === 'node')('like any unknown address in a shop that has no token for them', async () => {
    const other = await openFaultyShop(inject('running'));
    try {
      expect((await new Persona(other.shop.running.origin, METRICS_TOKEN).get('/metrics')).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('the metrics', () => {
  test('are text of the Prometheus format, each with its type', async () => {
    jobsRan(shop);
    await shop.visitor().get('/categories');
    const answer = await monitor().get('/metrics');
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const types = Object.fromEntries(Object.entries(parseMetrics(answer.text)).map(([name, { type }]) => [name, type]));
    expect(types).toMatchObject({
      http_requests_total: 'counter',
      http_request_duration_seconds: 'histogram',
      ratnahaat_slow_statements_total: 'counter',
      ratnahaat_build_info: 'gauge',
      ratnahaat_pages_waiting: 'gauge',
      ratnahaat_job_last_run_age_seconds: 'gauge',
      ratnahaat_job_failing: 'gauge',
      ratnahaat_outbox_items: 'gauge',
      ratnahaat_outbox_oldest_age_seconds: 'gauge',
    });
    const ofMachine = [
      'ratnahaat_wal_bytes',
      'ratnahaat_disk_free_bytes',
      'ratnahaat_disk_total_bytes',
      'process_resident_memory_bytes',
    ];
    for (const name of ofMachine) expect(types[name]).toBe(runtime === 'node' ? 'gauge' : undefined);
  });

  test('count requests by the pattern of their route, their method and their status', async () => {
    const labels = { method: 'GET', route: '/api/orders/:orderId' };
    const count = () => valueOf('http_requests_total', { ...labels, status: '401' });
    const durations = () => valueOf('http_request_duration_seconds_count', labels, 'http_request_duration_seconds');
    const before = { count: await count(), durations: await durations() };
    for (const number of ['RH-1111-1111-1111', 'RH-2222-2222-2222']) await shop.visitor().get(`/api/orders/${number}`);
    expect({ count: await count(), durations: await durations() }).toEqual({
      count: before.count + 2,
      durations: before.durations + 2,
    });
  });

  test('have no series for each unknown address or method', async () => {
    const series = async () => (await metrics())['http_requests_total']!.samples.length;
    await shop.visitor().get('/api/unknown-0');
    const before = await series();
    for (let index = 1; index < 5; index += 1) await shop.visitor().get(`/api/unknown-${index}`);
    expect(await series()).toBeLessThanOrEqual(before + 1);
  });

  test('have a histogram whose buckets grow up to its count', async () => {
    const { samples } = (await metrics())['http_request_duration_seconds']!;
    const of = (name: string) =>
      samples.filter((sample) => sample.name.endsWith(name) && sample.labels['route'] === '/metrics');
    const buckets = of('_bucket');
    expect(buckets.map(({ labels }) => labels['le'])).toEqual(
      '0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf'.split(' '),
    );
    expect(buckets.map(({ value }) => value)).toEqual(buckets.map(({ value }) => value).toSorted((a, b) => a - b));
    expect(buckets.at(-1)!.value).toBe(of('_count')[0]!.value);
  });

  test('show jobs and the outbox as they are', async () => {
    jobsRan(shop);
    const now = machineTime(shop.running);
    changeRecords(
      shop,
      ["UPDATE jobs SET last_run_at = ? WHERE name = 'purge-expired'", now - 7_200_000],
      ["UPDATE jobs SET last_outcome = 'failed', failing_since = ? WHERE name = 'rank-search'", now],
    );
    const deadBefore = await valueOf('ratnahaat_outbox_items', { status: 'dead' });
    deadItem(shop, `metrics-${shop.mark}`, { name: 'emailChanged', newEmail: 'new@example.in' });
    expect(await valueOf('ratnahaat_outbox_items', { status: 'dead' })).toBe(deadBefore + 1);
    expect(await valueOf('ratnahaat_job_last_run_age_seconds', { job: 'purge-expired' })).toBeGreaterThanOrEqual(7200);
    expect(await valueOf('ratnahaat_job_failing', { job: 'rank-search' })).toBe(1);
    expect(await valueOf('ratnahaat_job_failing', { job: 'purge-expired' })).toBe(0);
    jobsRan(shop);
  });

  test('name the running code', async () => {
    const [sample] = (await metrics())['ratnahaat_build_info']!.samples;
    expect(sample).toMatchObject({
      labels: { version: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: expect.any(String) },
      value: 1,
    });
  });

  test.runIf(runtime === 'node')('count files and stored pages as one route', async () => {
    const count = () => valueOf('http_requests_total', { route: 'static', method: 'GET', status: '200' });
    const before = await count();
    await shop.visitor().get('/');
    await shop.visitor().get('/size-guide');
    expect(await count()).toBe(before + 2);
  });
});

import { expect, test } from 'vitest';
import { errorReports } from './error-reports.ts';
import { VERSION } from './version.ts';

/** Opens the reports of a shop to an address, with a clock that the test moves. */
function opened(url: string, answer: () => Promise<Response> = () => Promise.resolve(new Response())) {
  const sent: { address: string; headers: Headers; body: string }[] = [];
  const sendings: Promise<void>[] = [];
  let now = Date.parse('2026-11-29T10:00:00Z');
  const report = errorReports({
    url,
    fetcher: (input, init) => {
      const { url: address, headers } = new Request(input, init);
      sent.push({ address, headers, body: init!.body as string });
      return answer();
    },
    now: () => now,
    keepAlive: (sending) => void sendings.push(sending),
  });
  return { report, sent, later: (ms: number) => (now += ms), settled: () => Promise.all(sendings) };
}

const ERROR = new TypeError('asha@example.in cannot pay with 98480 12345 and token_abcdefghijklmnop1234567890');

test('an unexpected error is sent as JSON, without keys, e-mails and mobile numbers', () => {
  const { report, sent } = opened('https://errors.example/shop');
  report('request.failed', ERROR, { requestId: 'r-1', userId: 7 });
  expect(sent).toHaveLength(1);
  expect(sent[0]!.address).toBe('https://errors.example/shop');
  expect(JSON.parse(sent[0]!.body)).toEqual({
    at: '2026-11-29T10:00:00.000Z',
    event: 'request.failed',
    name: 'TypeError',
    message: '…@… cannot pay with … and …',
    stack: expect.stringContaining('error-reports.test.ts'),
    job: null,
    requestId: 'r-1',
    version: VERSION,
    commit: 'unknown',
  });
  expect(sent[0]!.body).not.toMatch(/asha|98480|token_/);
});

test('a Sentry DSN gets an envelope', () => {
  const { report, sent } = opened('https://publickey@o1.sentry.example/prefix/42');
  report('job.failed', ERROR, { job: 'publish' });
  const [{ address, headers, body }] = sent as [(typeof sent)[number]];
  expect(address).toBe('https://o1.sentry.example/prefix/api/42/envelope/');
  expect(headers.get('x-sentry-auth')).toContain('sentry_key=publickey');
  const [envelope, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(envelope).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: envelope!['event_id'],
    level: 'error',
    release: `ratnahaat@${VERSION}+unknown`,
    tags: { event: 'job.failed', job: 'publish' },
    exception: { values: [{ type: 'TypeError', value: '…@… cannot pay with … and …' }] },
  });
  const { values } = event!['exception'] as { values: { stacktrace: { frames: { filename: string }[] } }[] };
  expect(values[0]!.stacktrace.frames.at(-1)!.filename).toContain('error-reports.test.ts');
});

test('what is expected is not sent: a refusal, a service that fails', () => {
  const { report, sent } = opened('https://errors.example/shop');
  for (const event of ['request.unserved', 'outbox.failed', 'health.failed']) report(event, ERROR, {});
  expect(sent).toEqual([]);
});

test('a flood is cut to thirty a minute', () => {
  const { report, sent, later } = opened('https://errors.example/shop');
  for (let index = 0; index < 100; index += 1) report('request.failed', ERROR, {});
  expect(sent).toHaveLength(30);
  later(60_000);
  report('request.failed', ERROR, {});
  expect(sent).toHaveLength(31);
});

test('an address that is down disturbs nobody', async () => {
  const { report, settled } = opened('https://errors.example/shop', () =>
    Promise.reject(new TypeError('fetch failed')),
  );
  report('request.failed', ERROR, {});
  await expect(settled()).resolves.toEqual([undefined]);
});

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Answer } from '../../support/answer.ts';
import { clock } from '../../support/clock.ts';
import { Persona } from '../../support/persona.ts';
import '../../support/matchers.ts';
import { Elsewhere } from '../../support/elsewhere.ts';
import { startSecondShop } from '../../support/second-shop.ts';
import type { SecondShop } from '../../support/second-shop.ts';

const { runtime } = inject('running');
const LIMITS = { sendCode: 4, tryCode: 6, tryCoupon: 3, write: 5, read: 240 };
/** The number of reads allowed at once. */
const READS_AT_ONCE = LIMITS.read / 6;
const TEXT = 'Too many requests. Please try again in a little while.';

let second: SecondShop;
let visitor: Persona;

beforeAll(async () => {
  second = await startSecondShop(runtime, LIMITS, { wrongCodesADay: 5 });
  visitor = new Persona(second.origin);
});
afterAll(() => second.stop());

/** Returns the minute of the clock, by which Workers count. */
const minuteNow = () => Math.floor(clock.now() / 60_000);

/**
 * Sends as many requests as the limit allows and one more, and expects a refusal of the last one. If the minute of
 * Workers' counter changed meanwhile, its count began again, and as many requests more succeed.
 */
async function expectLimit(limit: number, ask: (turn: number) => Promise<Answer>): Promise<void> {
  const begunIn = minuteNow();
  for (let turn = 1; turn <= limit; turn += 1) expect((await ask(turn)).status).not.toBe(429);
  let refused = await ask(limit + 1);
  const most = runtime === 'workerd' && minuteNow() !== begunIn ? 2 * limit + 1 : limit + 1;
  for (let turn = limit + 2; turn <= most && refused.status !== 429; turn += 1) refused = await ask(turn);
  expect(refused).toRefuse(429, 'TOO_MANY_REQUESTS', TEXT);
  expect(refused.headers.get('retry-after')).toBe('60');
}

describe('from one address, in a minute,', () => {
  test('so many codes are asked for, in whatever way and for whatever e-mail', async () => {
    const purposes = ['/auth/sent/login-signup-otp', '/sellers/send/login-signup-otp'];
    await expectLimit(LIMITS.sendCode, (turn) =>
      visitor.post(purposes[turn % 2]!, { email: `person${turn}@example.in` }),
    );
  });

  // This test is before those of the codes, which still allow all attempts.
  test('so many coupons are tried', async () => {
    await expectLimit(LIMITS.tryCoupon, () => visitor.post('/api/coupons/apply?apply=true&code=GUESS'));
  });

  test('so many codes are tried, whatever the client says about its address', async () => {
    await expectLimit(LIMITS.tryCode, (turn) =>
      visitor.post(
        '/auth/signIn',
        { email: `person${turn}@example.in`, otp: '123456' },
        { headers: { 'X-Forwarded-For': `203.0.113.${turn}`, Forwarded: `for=203.0.113.${turn}` } },
      ),
    );
  });

  test('so many orders are asked after without signing in, whatever their numbers, and it is said in words', async () => {
    const stranger = new Elsewhere(second.origin, 69);
    await expectLimit(LIMITS.tryCode, (turn) =>
      stranger.post('/api/track', { orderId: `RH-AAAA-AAAA-AAA${turn}`, contact: '9848012345' }),
    );
    const answer = { orderId: 'RH-AAAA-AAAA-AAAA', contact: '9848012345', shipmentId: 1, action: 'RETURN' };
    expect(await stranger.post('/api/track/answer', answer)).toRefuse(429, 'TOO_MANY_REQUESTS', TEXT);
  });

  test('so much is written, also by nobody', async () => {
    await expectLimit(LIMITS.write, () => visitor.delete('/api/cart/clear'));
  });

  test('so much is read, whatever it is and over however many connections, while others read on', async () => {
    const reader = new Elsewhere(second.origin, 70);
    const paths = [
      '/categories',
      '/shop?sort=newest',
      '/products/search?q=ring',
      '/api/no-such-call',
      '/feeds/no-such',
    ];
    const refused: Answer[] = [];
    let answered = 0;
    const connection = async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        const answer = await reader.get(paths[turn % paths.length]!);
        if (answer.status === 429) refused.push(answer);
        else answered += 1;
      }
    };
    await Promise.all(Array.from({ length: 12 }, connection));
    expect(answered).toBeGreaterThanOrEqual(READS_AT_ONCE);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!).toRefuse(429, 'TOO_MANY_REQUESTS', TEXT);
    expect(refused[0]!.headers.get('retry-after')).toBe('10');
    expect((await new Elsewhere(second.origin, 71).get('/categories')).status).toBe(200);
    // Pictures and the health check are not counted.
    expect((await reader.get('/healthz')).status).toBe(200);
    expect((await reader.get('/media/no-such.png')).status).toBe(404);
  });
});

test('whoever opens pages too fast is shown a page that says so', async () => {
  const reader = new Elsewhere(second.origin, 72);
  const open = (path: string) => reader.get(path, { headers: { Accept: 'text/html,application/xhtml+xml' } });
  const answers = await Promise.all(Array.from({ length: READS_AT_ONCE * 2 }, () => open('/shop?sort=newest')));
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.text).toContain('try again in a few moments');
  expect(refused.text).toContain(refused.headers.get('x-request-id'));
});

describe('in a day', () => {
  const SEND = '/auth/sent/login-signup-otp';
  const guess = (who: Persona, email: string, otp: number) =>
    who.post('/auth/signIn', { email, otp: String(otp).padStart(6, '0') });

  test('so many wrong codes are tried from one address at whatever e-mails, then it is sent no more', async () => {
    const stranger = new Elsewhere(second.origin, 60);
    expect((await stranger.post(SEND, { email: 'first@example.in' })).status).toBe(200);
    // One of a million codes is right, so a guess is right only by extreme luck.
    for (let otp = 1; otp <= 5; otp += 1) await guess(stranger, 'first@example.in', otp);
    const refused = await stranger.post(SEND, { email: 'second@example.in' });
    expect(refused).toRefuse(429, 'TOO_MANY_REQUESTS', TEXT);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await new Elsewhere(second.origin, 61).post(SEND, { email: 'second@example.in' })).status).toBe(200);
  });
});

test.runIf(runtime === 'node')('a minute later all is well again', async () => {
  await visitor.post('/sandbox/clock', { advance: 61 });
  expect((await visitor.post('/auth/signIn', { email: 'late@example.in', otp: '123456' })).status).toBe(401);
});

import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration, readFirstAdmin, warningsOf } from './configuration.ts';

const SECRET = 'x'.repeat(32);
const SANDBOX = { ORIGIN: 'http://localhost:8787', SESSION_SECRET: SECRET };
const LIVE = {
  MODE: 'live',
  ORIGIN: 'https://shop.example',
  SESSION_SECRET: SECRET,
  MAIL_FROM: 'Shop <a@shop.example>',
  RESEND_API_KEY: 're_12345678',
  TRUSTED_PROXIES: '1',
  SHIPROCKET_EMAIL: 'api@shop.example',
  SHIPROCKET_PASSWORD: 'secret',
  COURIER_WEBHOOK_TOKEN: 'x'.repeat(16),
  RAZORPAY_KEY_ID: 'rzp_live_1234',
  RAZORPAY_KEY_SECRET: 'of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'of-webhooks',
};

/** Returns the lines of a configuration's error. */
function faults(variables: object, place?: 'node' | 'edge'): string[] {
  return faultsOf(() => readConfiguration({ ...variables }, place));
}

function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message
      .split('\n')
      .filter((line) => line.startsWith('  - '))
      .map((line) => line.slice(4));
  }
}

test('a sandbox needs nothing but where it is and a secret', () => {
  expect(readConfiguration(SANDBOX)).toMatchObject({ MODE: 'sandbox', TRUSTED_PROXIES: 0 });
});

test('a live shop that has all it needs opens', () => {
  expect(faults(LIVE)).toEqual([]);
  expect(faults({ ...LIVE, DATABASE_URL: 'libsql://shop.example' }, 'edge')).toEqual([]);
});

test('everything that is missing is said at once', () => {
  const messages = faults({ MODE: 'live' });
  const gateway = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
  for (const name of ['ORIGIN', 'SESSION_SECRET', 'MAIL_FROM', ...gateway])
    expect(messages).toContain(`${name} is missing`);
  expect(messages).toContain('RESEND_API_KEY is missing (or SMTP_URL)');
});

test('what is empty is missing', () => {
  expect(faults({ ...SANDBOX, SESSION_SECRET: '' })).toEqual(['SESSION_SECRET is missing']);
});

describe('what is wrong is named', () => {
  test.each<[string, object, string, ('node' | 'edge')?]>([
    ['an unknown mode', { ...SANDBOX, MODE: 'production' }, 'MODE'],
    ['a short secret', { ...SANDBOX, SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET'],
    ['a slash at the end', { ...SANDBOX, ORIGIN: 'http://localhost:8787/' }, 'ORIGIN'],
    ['an origin that is no address', { ...SANDBOX, ORIGIN: 'localhost' }, 'ORIGIN'],
    ['a live shop without https', { ...LIVE, ORIGIN: 'http://shop.example' }, 'ORIGIN'],
    ['too many proxies', { ...SANDBOX, TRUSTED_PROXIES: '6' }, 'TRUSTED_PROXIES'],
    ['half a proxy', { ...SANDBOX, TRUSTED_PROXIES: '1.5' }, 'TRUSTED_PROXIES'],
    ['a live shop that believes no proxy', { ...LIVE, TRUSTED_PROXIES: '0' }, 'TRUSTED_PROXIES'],
    ['a live shop that does not say which proxies it believes', { ...LIVE, TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES'],
    ['a gateway’s key that is none', { ...LIVE, RAZORPAY_KEY_ID: 'key' }, 'RAZORPAY_KEY_ID'],
    ['webhooks without a secret', { ...LIVE, RAZORPAY_WEBHOOK_SECRET: '' }, 'RAZORPAY_WEBHOOK_SECRET'],
    ['webhooks with the key’s secret', { ...LIVE, RAZORPAY_WEBHOOK_SECRET: 'of-the-key' }, 'RAZORPAY_WEBHOOK_SECRET'],
    ['mail by http', { ...LIVE, SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    ['the edge without records', SANDBOX, 'DATABASE_URL', 'edge'],
    [
      'the edge with SMTP alone',
      { ...LIVE, RESEND_API_KEY: '', SMTP_URL: 'smtps://mail.example', DATABASE_URL: 'libsql://x.example' },
      'RESEND_API_KEY',
      'edge',
    ],
  ])('%s', (_, variables, name, place) => {
    const messages = faults(variables, place);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(new RegExp(`^${name} `));
  });
});

describe('what is wanted is said', () => {
  test.each<[object, string]>([
    [{ ...SANDBOX, MODE: 'production' }, 'MODE must be sandbox or live'],
    [{ ...LIVE, MODE: 'production' }, 'MODE must be sandbox or live'],
    [{ ...SANDBOX, SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
    [{ ...LIVE, COURIER_WEBHOOK_TOKEN: 'short' }, 'COURIER_WEBHOOK_TOKEN must have at least 16 characters'],
    [{ ...LIVE, METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
    [
      { ...LIVE, MAIL_FROM: 'Ratnahaat' },
      'MAIL_FROM must have an e-mail address, such as Ratnahaat <orders@ratnahaat.example>',
    ],
    [{ ...LIVE, ORIGIN: 'http://shop.example' }, 'ORIGIN must begin with https://'],
    [{ ...LIVE, ORIGIN: 'https://shop.example/' }, 'ORIGIN must not end in a slash'],
    [{ ...LIVE, ORIGIN: 'shop' }, 'ORIGIN must be a web address, such as https://ratnahaat.example'],
    [{ ...LIVE, ALERT_URL: 'shop' }, 'ALERT_URL must be a web address, such as https://hooks.example/shop'],
    [{ ...LIVE, SMTP_URL: 'smtps://' }, 'SMTP_URL must begin with smtp:// or smtps://'],
  ])('%o', (variables, message) => {
    expect(faults(variables)).toEqual([message]);
  });
});

describe('a setting that is valid and seems to be a mistake is warned of', () => {
  const warnings = (variables: object, place?: 'node' | 'edge') =>
    warningsOf(readConfiguration({ ...REAL, ...variables }, place), place);
  const REAL = { ...LIVE, MAIL_FROM: 'Shop <orders@ratnahaat.in>' };

  test('but nothing else is', () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ DATABASE_URL: 'libsql://shop.example' }, 'edge')).toEqual([]);
    expect(warningsOf(readConfiguration(SANDBOX))).toEqual([]);
  });

  test.each<[object, RegExp]>([
    [{ RAZORPAY_KEY_ID: 'rzp_test_1234' }, /^RAZORPAY_KEY_ID is a test key.*rzp_live_/],
    [{ DATABASE_URL: 'libsql://shop.example' }, /^DATABASE_URL .* no effect .*: remove them\.$/],
    [{ MAIL_FROM: 'Shop <orders@shop.example>' }, /^MAIL_FROM has a domain that is reserved for examples/],
    [{ MAIL_FROM: 'orders@example.com' }, /^MAIL_FROM has a domain that is reserved for examples/],
  ])('%o', (variables, message) => {
    expect(warnings(variables)).toEqual([expect.stringMatching(message)]);
  });
});

test('a secret is never in the words', () => {
  expect(faults({ ...SANDBOX, SESSION_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
});

describe('a sandbox, where everybody reads every code,', () => {
  test.each([
    'https://ratnahaat.example',
    'http://ratnahaat.example:8787',
    'https://shop.ratnahaat.example.',
    'http://203.0.113.7:8787',
    'http://172.32.0.1',
    'http://[2001:db8::1]:8787',
    'http://[::ffff:203.0.113.7]',
    'https://localhost.ratnahaat.example',
    'https://10.0.0.1.ratnahaat.example',
    'http://0x08080808',
  ])('does not open at %s, nor at the edge', (ORIGIN) => {
    const messages = faults({ ...SANDBOX, ORIGIN });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^ORIGIN is a public address.*set MODE=live/);
    expect(faults({ ...SANDBOX, ORIGIN, DATABASE_URL: 'libsql://x.example' }, 'edge')).toEqual(messages);
  });

  test.each([
    'http://localhost:8787',
    'http://shop.localhost',
    'http://127.0.0.1:8787',
    'http://[::1]:8787',
    'http://10.1.2.3:8787',
    'http://172.16.0.9',
    'http://192.168.1.20:8787',
    'http://169.254.10.10',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://desk:8787',
    'http://desk.local:8787',
    'https://shop.internal',
  ])('opens at %s', (ORIGIN) => {
    expect(faults({ ...SANDBOX, ORIGIN })).toEqual([]);
  });
});

describe('the first admin of an empty live shop', () => {
  const ADMIN = { ADMIN_EMAIL: ' Leela@Shop.example ', ADMIN_NAME: 'Leela Rao', ADMIN_MOBILE: '+91 98480 12345' };

  test('is read as people are written everywhere', () => {
    expect(readFirstAdmin(ADMIN)).toEqual({
      email: 'leela@shop.example',
      fullName: 'Leela Rao',
      mobile: '9848012345',
    });
  });

  test('is missed with all that is missing', () => {
    const messages = faultsOf(() => readFirstAdmin({ ADMIN_NAME: '' }));
    expect(messages.map((line) => line.split(' is missing')[0])).toEqual(['ADMIN_EMAIL', 'ADMIN_NAME', 'ADMIN_MOBILE']);
  });

  test.each([
    ['ADMIN_EMAIL', 'leela'],
    ['ADMIN_NAME', '   '],
    ['ADMIN_MOBILE', '12345'],
  ])('is nobody with %s = %s', (name, value) => {
    const lines = faultsOf(() => readFirstAdmin({ ...ADMIN, [name]: value }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} is not right: `));
  });
});

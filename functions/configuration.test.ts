import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const SECRET = 'x'.repeat(32);
const SANDBOX = { ORIGIN: 'http://localhost:8787', SESSION_SECRET: SECRET };
const LIVE = {
  MODE: 'live',
  ORIGIN: 'https://shop.example',
  SESSION_SECRET: SECRET,
  MAIL_FROM: 'Shop <a@shop.example>',
  RESEND_API_KEY: 're_12345678',
};

/** What a configuration's error says is wrong, line by line. */
function faults(variables: object, place?: 'node' | 'edge'): string[] {
  try {
    readConfiguration({ ...variables }, place);
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
  const said = faults({ MODE: 'live' });
  for (const name of ['ORIGIN', 'SESSION_SECRET', 'MAIL_FROM']) expect(said).toContain(`${name} is missing`);
  expect(said).toContain('RESEND_API_KEY is missing (or SMTP_URL)');
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
    ['mail by http', { ...LIVE, SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    ['the edge without records', SANDBOX, 'DATABASE_URL', 'edge'],
    [
      'the edge with SMTP alone',
      { ...LIVE, RESEND_API_KEY: '', SMTP_URL: 'smtps://mail.example', DATABASE_URL: 'libsql://x.example' },
      'RESEND_API_KEY',
      'edge',
    ],
  ])('%s', (_, variables, name, place) => {
    const said = faults(variables, place);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${name} `));
  });
});

test('a secret is never in the words', () => {
  expect(faults({ ...SANDBOX, SESSION_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
});

import { describe, expect, test } from 'vitest';
import { hostsToListenOn, listenOnEach } from './port.ts';

describe('a shop listens', () => {
  test('to this machine alone where it is a sandbox', () => {
    expect(hostsToListenOn(undefined, 'sandbox')).toEqual(['127.0.0.1', '::1']);
    expect(hostsToListenOn('', 'sandbox')).toEqual(['127.0.0.1', '::1']);
  });

  test('to everybody where it is live', () => {
    expect(hostsToListenOn(undefined, 'live')).toEqual([undefined]);
  });

  test.each(['sandbox', 'live'] as const)('at the address it is told, %s', (mode) => {
    expect(hostsToListenOn('0.0.0.0', mode)).toEqual(['0.0.0.0']);
  });
});

describe('of several addresses', () => {
  const closed: string[] = [];
  const listen = (codes: Record<string, string>) => {
    closed.length = 0;
    return listenOnEach(
      Object.keys(codes),
      (host) => {
        const code = codes[host!]!;
        return code === '' ? Promise.resolve(host!) : Promise.reject(Object.assign(new Error(code), { code }));
      },
      (host) => Promise.resolve(void closed.push(host)),
    );
  };

  test('all are listened on', async () => {
    expect(await listen({ '127.0.0.1': '', '::1': '' })).toEqual(['127.0.0.1', '::1']);
  });

  test.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])('one that the machine does not have is left out: %s', async (code) => {
    expect(await listen({ '127.0.0.1': '', '::1': code })).toEqual(['127.0.0.1']);
    expect(closed).toEqual([]);
  });

  test('one that is in use closes the others, which would answer for two shops', async () => {
    await expect(listen({ '127.0.0.1': '', '::1': 'EADDRINUSE' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(closed).toEqual(['127.0.0.1']);
  });

  test('none at all is a fault', async () => {
    await expect(listen({ '127.0.0.1': 'EADDRNOTAVAIL', '::1': 'EAFNOSUPPORT' })).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
    });
  });
});

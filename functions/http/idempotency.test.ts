import { describe, expect, test } from 'vitest';
import { readIdempotencyKey } from './idempotency.ts';

const asking = (key: string | undefined, path: string) =>
  new Request(`http://shop.example${path}`, {
    method: 'POST',
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
const read = (key?: string, body: unknown = {}, path = '/api/orders') =>
  readIdempotencyKey(asking(key, path), 'POST /api/orders', body);
const fingerprint = async (body: unknown, path: string) => (await read('k', body, path))!.fingerprint;

describe('the key of a request that happens once', () => {
  test('is the one that was sent', async () => {
    expect(await read('8e03978e-40d5-43dd-bc93-6894a57f9324')).toMatchObject({
      key: '8e03978e-40d5-43dd-bc93-6894a57f9324',
      call: 'POST /api/orders',
    });
  });

  test('is none where none was sent', async () => {
    expect(await read()).toBeUndefined();
  });

  test.each(['', ' ', 'a b', 'x'.repeat(201), 'k\u00e9y'])('is not %j', async (key) => {
    await expect(read(key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' });
  });

  test('may be 200 characters', async () => {
    expect((await read('x'.repeat(200)))!.key).toHaveLength(200);
  });
});

describe('what was asked', () => {
  const ORDER = '/api/orders?paymentMethod=COD';

  test('is the same for the same body, query and path', async () => {
    const one = await fingerprint({ a: 1 }, ORDER);
    expect(await fingerprint({ a: 1 }, ORDER)).toBe(one);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    { what: 'body', body: { a: 2 }, path: ORDER },
    { what: 'query', body: { a: 1 }, path: '/api/orders?paymentMethod=PREPAID' },
    { what: 'path', body: { a: 1 }, path: '/api/orders/2?paymentMethod=COD' },
  ])('is another with another $what', async ({ body, path }) => {
    expect(await fingerprint(body, path)).not.toBe(await fingerprint({ a: 1 }, ORDER));
  });

  test('is the same with a slash at the end of the path', async () => {
    expect(await fingerprint({}, '/api/orders/')).toBe(await fingerprint({}, '/api/orders'));
  });
});

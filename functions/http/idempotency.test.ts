import { describe, expect, test } from 'vitest';
import { readIdempotencyKey } from './idempotency.ts';

const asking = (key: string | undefined, query = '') =>
  new Request(`http://shop.example/api/orders${query}`, {
    method: 'POST',
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
const read = (key?: string, body: unknown = {}, query = '') =>
  readIdempotencyKey(asking(key, query), 'POST /api/orders', body);

describe('the key of a request that happens once', () => {
  test('is the one that was sent', async () => {
    expect(await read('8e03978e-40d5-43dd-bc93-6894a57f9324')).toMatchObject({
      key: '8e03978e-40d5-43dd-bc93-6894a57f9324',
      call: 'POST /api/orders',
    });
  });

  test('is one of its own where none was sent', async () => {
    const [one, other] = [await read(), await read()];
    expect(one.key).not.toBe(other.key);
  });

  test.each(['', ' ', 'a b', 'x'.repeat(201), 'k\u00e9y'])('is not %j', async (key) => {
    await expect(read(key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' });
  });

  test('may be 200 characters', async () => {
    expect((await read('x'.repeat(200))).key).toHaveLength(200);
  });
});

describe('what was asked', () => {
  test('is the same for the same body and query', async () => {
    const [one, other] = [
      await read('k', { a: 1 }, '?paymentMethod=COD'),
      await read('k', { a: 1 }, '?paymentMethod=COD'),
    ];
    expect(one.bodyHash).toBe(other.bodyHash);
    expect(one.bodyHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is another with another body, or paid otherwise', async () => {
    const asked = await read('k', { a: 1 }, '?paymentMethod=COD');
    expect((await read('k', { a: 2 }, '?paymentMethod=COD')).bodyHash).not.toBe(asked.bodyHash);
    expect((await read('k', { a: 1 }, '?paymentMethod=PREPAID')).bodyHash).not.toBe(asked.bodyHash);
  });
});

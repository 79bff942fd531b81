import { expect } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Sends a request to the shop as its pages do, and returns the answer. */
export async function ask<Answer>(
  shop: ShopHands,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(shop.origin + path, {
    method,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Answer;
}

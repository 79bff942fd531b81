import { describe, expect, test } from 'vitest';
import { DEFAULT_COD_LADDER } from '#contract/shop/cod-ladder.ts';
import { keyedHashOf } from '../../keyed-hash.ts';
import { isInControlGroup, riskNow } from './facts.ts';
import type { RiskFacts } from './facts.ts';

const PEOPLE = Array.from({ length: 2000 }, (_, index) => index + 1);

async function groupOf(percent: number, secret = 'one secret'): Promise<Set<number>> {
  const shop = { keyedHash: await keyedHashOf(secret) };
  const inside = await Promise.all(PEOPLE.map((userId) => isInControlGroup(shop, userId, percent)));
  return new Set(PEOPLE.filter((_, index) => inside[index]));
}

describe('the control group', () => {
  test('has about its percentage of the shoppers, the same ones each time', async () => {
    const group = await groupOf(10);
    expect(group.size).toBeGreaterThan(150);
    expect(group.size).toBeLessThan(250);
    expect(await groupOf(10)).toEqual(group);
    expect((await groupOf(0)).size).toBe(0);
  });

  test('keeps its shoppers when it grows', async () => {
    const larger = await groupOf(30);
    expect([...(await groupOf(10))].every((userId) => larger.has(userId))).toBe(true);
  });

  test('cannot be computed without the secret of the shop', async () => {
    expect(await groupOf(10, 'another secret')).not.toEqual(await groupOf(10));
  });
});

test('without a step nobody is in the control group, and the hour is that of India', async () => {
  const keyedHash = () => Promise.reject(new Error('Nothing needs a hash.'));
  const facts: RiskFacts = {
    account: { refused: 0, accepted: 0 },
    mobileRefused: 0,
    pinCode: { refused: 0, accepted: 0 },
    product: { refused: 0, accepted: 0 },
    shop: { refused: 0, accepted: 0 },
    address: { hasNumber: true, hasDetail: true, letters: 30, hasRepeats: false },
  };
  const shop = { now: Date.parse('2026-11-20T20:15:00Z'), keyedHash };
  expect(await riskNow(shop, 1, facts, { codLadder: DEFAULT_COD_LADDER })).toEqual({
    ...facts,
    hour: 1,
    isControl: false,
  });
});

import { hasRungs } from '#contract/shop/cod-ladder.ts';
import type { CodRiskFacts } from '#contract/shop/cod-risk.ts';
import { kolkataHour } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Shop } from '../../shop.ts';

/** The facts that are read from the records. */
export type RiskFacts = Omit<CodRiskFacts, 'goodsPaise' | 'hour' | 'isControl'>;

/** All facts but the price of the goods, which the price pipeline adds. */
export type RiskWithoutPrice = Omit<CodRiskFacts, 'goodsPaise'>;

/** Returns the facts of an order with the hour, and whether its shopper is in the control group. */
export async function riskNow(
  shop: Pick<Shop, 'now' | 'keyedHash'>,
  userId: number,
  facts: RiskFacts,
  { codLadder }: Pick<StorePolicy, 'codLadder'>,
): Promise<RiskWithoutPrice> {
  return {
    ...facts,
    hour: kolkataHour(shop.now),
    // Without a rung there is nothing to compare.
    isControl: hasRungs(codLadder) && (await isInControlGroup(shop, userId, codLadder.controlPercent)),
  };
}

/** The keyed hash has 64 hexadecimal digits. The first eight are a number below this one. */
const HASHES = 16 ** 8;

/**
 * Returns whether a shopper is in the control group of a percentage. It depends on the keyed hash of the account: the
 * answer is the same each time, and only the shop's secret gives it. A higher percentage adds shoppers and removes none.
 */
export async function isInControlGroup(
  { keyedHash }: Pick<Shop, 'keyedHash'>,
  userId: number,
  percent: number,
): Promise<boolean> {
  if (percent === 0) return false;
  const hash = await keyedHash(`control group of cash on delivery/${userId}`);
  return Number.parseInt(hash.slice(0, 8), 16) < (HASHES * percent) / 100;
}

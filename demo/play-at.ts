import type { Shop } from '#functions/domain/shop.ts';

/**
 * Runs an action at a time in the past, with all of its follow-up work.
 * @param at epoch milliseconds
 * @param otherwise the properties of the shop that differed then
 */
export async function playAt<Result>(
  shop: Shop,
  at: number,
  run: (then: Shop) => Promise<Result>,
  otherwise: Partial<Shop> = {},
): Promise<Result> {
  const afterwards: (() => Promise<unknown>)[] = [];
  const result = await run({
    ...shop,
    ...otherwise,
    now: at,
    clock: () => at,
    after: (work) => void afterwards.push(work),
  });
  // One after the other, since a gateway accepts one change of a payment at a time.
  for (const work of afterwards) await work();
  return result;
}

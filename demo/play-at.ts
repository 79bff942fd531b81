import type { Shop } from '#functions/domain/shop.ts';

/**
 * Does something at a time of the past, with all that follows from it.
 * @param at epoch milliseconds
 * @param otherwise what of the shop was another one then
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
  // One after the other: a gateway takes one change of a payment at a time.
  for (const work of afterwards) await work();
  return result;
}

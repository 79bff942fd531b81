import * as z from 'zod/mini';
import { answerQuestion, askQuestion, questionsOf } from '#functions/domain/content/questions/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { readTable } from './data-files.ts';
import { diceOf } from './dice.ts';
import type { ListedProduct } from './plan-orders.ts';
import { playAt } from './play-at.ts';
import { seededRandom } from './seeded-random.ts';
import type { SeededGoods } from './seed-reviews.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The number of products with questions, the most popular ones. */
const PIECES = 40;

/** Questions about any plated product, and the sellers' answers. */
export const ASKED = readTable(
  'reviews/questions.csv',
  z.strictObject({ question: z.string(), answer: z.exactOptional(z.string()) }),
);

/**
 * Asks questions about the most popular products, and lets their sellers answer most of them. Returns the number of
 * questions.
 */
export async function seedQuestions(
  shop: Shop,
  listed: readonly ListedProduct[],
  products: ReadonlyMap<string, SeededGoods>,
  askers: readonly { userId: number }[],
): Promise<number> {
  const dice = diceOf(seededRandom('what shoppers ask'));
  const known = listed
    .filter(
      ({ product, listedAt }) =>
        !product.hidden &&
        product.preOrderDays === undefined &&
        !product.category.endsWith('watches') &&
        listedAt < shop.now - 40 * DAY,
    )
    .toSorted((one, other) => (other.product.featured ?? 0) - (one.product.featured ?? 0))
    .slice(0, PIECES);
  let count = 0;
  for (const [place, { product }] of known.entries()) {
    const { id: productId, sellerId, sellerUserId } = products.get(product.slug)!;
    for (const { question, answer } of dice.shuffle(ASKED).slice(0, 1 + dice.below(3))) {
      const at = shop.now - (2 + dice.below(35)) * DAY - dice.below(20) * HOUR;
      const { userId } = askers[(place + dice.below(3)) % askers.length]!;
      await playAt(shop, at, (then) => askQuestion(then, { userId }, { productId, text: question }));
      count += 1;
      if (answer === undefined) continue;
      const { rows } = await questionsOf(shop, productId, { offset: 0, limit: ASKED.length });
      const { id } = rows.find(({ text }) => text === question)!;
      const seller = { kind: 'seller', userId: sellerUserId, sellerId } as const;
      await playAt(shop, at + (3 + dice.below(30)) * HOUR, (then) => answerQuestion(then, seller, id, answer));
    }
  }
  return count;
}

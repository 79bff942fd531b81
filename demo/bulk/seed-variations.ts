import { SYSTEM } from '#contract/calls/actor.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { NewIds } from '#functions/domain/catalogue/products/index.ts';
import { newProduct } from '#functions/domain/catalogue/products/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { attachPictures } from '../seed-pictures.ts';
import type { AttachedPictures } from '../seed-pictures.ts';
import { newProductOf, skusOf } from '../seed-product.ts';
import type { SeededCategory } from '../seed-product.ts';
import { batchesOf } from './batches.ts';
import type { Variation } from './variations.ts';

const BATCH = 100;
const TOLD_EVERY = 5000;

/** The records of the demo shop that its variations refer to. */
export interface Surroundings {
  categories: ReadonlyMap<string, SeededCategory>;
  /** By e-mail. */
  sellers: ReadonlyMap<string, { id: number }>;
  /** The pictures of the catalogue's products, by slug. */
  pictures: ReadonlyMap<string, AttachedPictures>;
  today: Day;
}

/**
 * Lists variations by the shop's own verbs, many in a batch, each at its own time. They have the pictures of the
 * products they are based on.
 * @param orderedOf returns the number of pieces that orders will take of each SKU; called in the order of the SKUs
 * @param noteId is called with the id of each SKU, in the same order
 */
export async function seedVariations(
  shop: Shop,
  pieces: Iterable<Variation>,
  { categories, sellers, pictures, today }: Surroundings,
  orderedOf: () => number,
  noteId: (id: number) => void,
  say: (step: string) => void,
): Promise<void> {
  let count = 0;
  for await (const batch of batchesOf(pieces, BATCH)) {
    const lists = await Promise.all(
      batch.map(({ product, listedAt }) => {
        const category = categories.get(product.category)!;
        const skus = skusOf(product).map(({ row }, position) => ({
          ...row,
          quantity: row.quantity + orderedOf(),
          position,
        }));
        const row = newProductOf(product, category, sellers.get(product.seller)!.id, today);
        return newProduct({ ...shop, now: listedAt }, SYSTEM, row, skus, category);
      }),
    );
    const answers = await shop.write(...lists.flatMap(({ statements, ids }) => [...statements, ids]));
    let answer = -1;
    const uses = lists.flatMap(({ statements }, index) => {
      answer += statements.length + 1;
      const { id, skuIds } = answers[answer] as NewIds;
      const { base, product } = batch[index]!;
      const skus = skusOf(product).map(({ row, way }) => ({ id: skuIds[row.code]!, way }));
      for (const sku of skus) noteId(sku.id);
      return attachPictures(pictures.get(base)!, { id, skus });
    });
    if (uses.length > 0) await shop.write(...uses);
    count += batch.length;
    if (count % TOLD_EVERY === 0) say(`${count} products more`);
  }
  if (count % TOLD_EVERY > 0) say(`${count} products more`);
}

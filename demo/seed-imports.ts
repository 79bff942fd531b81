import { asc, eq } from 'drizzle-orm';
import type { Seller } from '#contract/calls/actor.ts';
import { inventory, skus } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import type { Params } from '#functions/db/statement.ts';
import { applyImport, beginImport, checkImport, takePiece } from '#functions/domain/whole-shop/imports/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { playAt } from './play-at.ts';
import { seededRandom } from './seeded-random.ts';

const DAY = 86_400_000;
const SELLER = 'meera@ratnahaat.example';
const ROWS = 3;

const firstStocks = statement((db, params: Params<{ sellerId: number }>) =>
  db
    .select({ code: skus.code })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .where(eq(inventory.sellerId, params.sellerId))
    .orderBy(asc(skus.id))
    .limit(ROWS),
);

/** Two files of stock: one is written, and one has a faulty row and is left. Returns their number. */
export async function seedImports(
  shop: Shop,
  sellers: ReadonlyMap<string, { id: number; userId: number }>,
): Promise<number> {
  const { id: sellerId, userId } = sellers.get(SELLER)!;
  const seller: Seller = { kind: 'seller', userId, sellerId, sessionId: 'seed' };
  const [stocks] = await shop.read(firstStocks({ sellerId }));
  const desk = { ...shop, random: seededRandom('the imports of the demo shop') };
  const shelves = stocks.map(({ code }, place) => `${code},Shelf ${place + 1}`);
  const files = [
    { name: 'shelves.csv', daysAgo: 4, text: ['SKU code,Location', ...shelves].join('\n') },
    { name: 'count.csv', daysAgo: 2, text: `SKU code,Counted pieces\n${stocks[0]!.code},twelve\n` },
  ];
  for (const { name, daysAgo, text } of files) {
    await playAt(desk, shop.now - daysAgo * DAY, async (then) => {
      const piece = new File([text], name);
      const { id } = await beginImport(then, seller, 'inventory', {
        fileName: name,
        fileSize: piece.size,
        fileDate: then.now,
      });
      const kind = 'inventory';
      await takePiece(then, seller, { id, kind, from: 0, piece, encoding: undefined });
      const { counts } = await checkImport(then, seller, { id, kind, afresh: false });
      if (counts.FAULTY === 0) await applyImport(then, seller, { id, kind });
    });
  }
  return files.length;
}

import { visitCounts } from '#functions/db/schema/index.ts';
import { insertInto } from '#functions/db/statement.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { diceOf } from './dice.ts';
import { seededRandom } from './seeded-random.ts';

/** As many days as the figures of the console look back, twice. */
const DAYS = 180;
const LEAST = 28;
const MORE = 34;

const insertCount = insertInto(visitCounts);

/** Nobody visited the demo shop, so how many came each day is made up, as its customers are. */
export async function seedVisits(shop: Shop): Promise<void> {
  const dice = diceOf(seededRandom('the visits of the shop'));
  const today = kolkataDay(shop.now);
  const days = Array.from({ length: DAYS }, (_, ago) => addDays(today, -1 - ago));
  await shop.write(...days.map((day) => insertCount({ day, count: LEAST + dice.below(MORE) })));
}

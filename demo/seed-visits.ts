import { visitCounts } from '#functions/db/schema/index.ts';
import { insertInto } from '#functions/db/statement.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { diceOf } from './dice.ts';
import { seededRandom } from './seeded-random.ts';

/** Twice the period of the console's figures, in days. */
const DAYS = 180;
const LEAST = 28;
const MORE = 34;

const insertCount = insertInto(visitCounts);

/** Adds an invented number of visitors for each day, since the demo shop has no real ones. */
export async function seedVisits(shop: Shop): Promise<void> {
  const dice = diceOf(seededRandom('the visits of the shop'));
  const today = kolkataDay(shop.now);
  const days = Array.from({ length: DAYS }, (_, ago) => addDays(today, -1 - ago));
  await shop.write(...days.map((day) => insertCount({ day, count: LEAST + dice.below(MORE) })));
}

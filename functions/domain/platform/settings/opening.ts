import type { Mode } from '#contract/shop/mode.ts';
import { openings } from '../../../db/schema/index.ts';
import type { Db } from '../../../db/db.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertOpening = insertInto(openings);
/** Reads when this database became a shop, and in which mode; no row if it is no shop yet. */
export const opening = statement((db) => db.select({ at: openings.at, mode: openings.mode }).from(openings));

/** Returns the statement that makes this database a shop, in a permanent mode. */
export function noteOpening(shop: Shop, mode: Mode): Statement {
  return insertOpening({ id: 1, at: shop.now, mode });
}

/** Returns the mode in which this database was opened; undefined if it is no shop yet. */
export async function openedIn(db: Db): Promise<Mode | undefined> {
  const [[opened]] = await db.read(opening({}));
  return opened?.mode;
}

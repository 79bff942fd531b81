import type { Db } from '../functions/db/db.ts';
import { keyRingOf } from '../functions/domain/key-ring.ts';
import type { Secrets } from '../functions/domain/key-ring.ts';
import { checkInvariants } from '../functions/domain/whole-shop/invariants/index.ts';
import { countUnreadable } from '../functions/domain/whole-shop/secrets/index.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { commandShop } from './command-shop.ts';
import type { Measures } from './copy-tables.ts';
import type { MovedFiles } from './move-files.ts';

interface Checked {
  invariants: number;
  unreadable: number;
}

/**
 * Checks that records are sound, and that these secrets open every sealed value in them.
 * @param where the place of the records, for the message
 * @param isUnreadableAccepted whether values that no secret opens are left as they are
 * @returns the number of invariants, and of values that no secret opens
 * @throws CannotStart
 */
export async function requireSound(
  db: Db,
  secrets: Secrets,
  where: string,
  isUnreadableAccepted: boolean,
): Promise<Checked> {
  const checked = await checkInvariants(db);
  const [broken] = checked.filter(({ faults }) => faults.length > 0);
  if (broken)
    throw new CannotStart(
      `The records ${where} are not sound: ${broken.says}: ${broken.faults.slice(0, 3).join('; ')}. npm run check:invariants names all faults.`,
    );
  const unreadable = await countUnreadable({ ...commandShop(db, 'move'), ...(await keyRingOf(secrets)) });
  if (unreadable > 0 && !isUnreadableAccepted)
    throw new CannotStart(
      `${unreadable} sealed bank accounts, second factors and passwords ${where} cannot be opened: set the secrets that the shop had as SESSION_SECRET, SEALING_SECRET, FORMER_SESSION_SECRET and FORMER_SEALING_SECRET. If they are lost, add --with-unreadable.`,
    );
  return { invariants: checked.length, unreadable };
}

/** Returns the sentences about a finished move. */
export function reportOf(
  to: string,
  { measures, checked, files, erasures }: { measures: Measures; checked: Checked; files: MovedFiles; erasures: number },
): string[] {
  const rows = Array.from(measures.values()).reduce((sum, table) => sum + table.rows, 0);
  const count = (number: number) => number.toLocaleString('en-IN');
  const rowsOf = (table: string) => count(measures.get(table)!.rows);
  return [
    `Moved to ${to}: ${measures.size} tables with ${count(rows)} rows (${rowsOf('orders')} orders, ${rowsOf('users')} people, ${rowsOf('products')} products), ${count(files.files)} files of ${count(files.bytes)} bytes (${count(files.copied)} copied now), and ${count(erasures)} erasures.`,
    `Each table has the same rows on both sides, all ${checked.invariants} invariants hold there, and the secrets open ${checked.unreadable === 0 ? 'every sealed value' : `all sealed values but ${checked.unreadable}`}.`,
  ];
}

import type { Mode } from '#contract/shop/mode.ts';
import type { Db } from '../db/db.ts';
import { openedIn } from '../domain/platform/settings/index.ts';
import { CannotStart } from './cannot-start.ts';

/**
 * Tells whether a shop has ever opened these records, and checks that it was in this mode.
 * @param where the location of the records, for messages
 * @throws CannotStart when the records are a shop of the other mode
 */
export async function checkOpened(db: Db, mode: Mode, where: string): Promise<boolean> {
  const opened = await openedIn(db);
  if (opened === undefined || opened === mode) return opened !== undefined;
  throw new CannotStart(
    mode === 'live'
      ? `The records ${where} are the demo shop's. A live shop does not open with demo accounts and demo limits: choose an empty place for its records.`
      : `The records ${where} are a live shop's. The sandbox does not open them, since it shows every code to everybody: set MODE=live, or choose another place for the records.`,
  );
}

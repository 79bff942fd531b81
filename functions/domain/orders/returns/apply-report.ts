import type { Actor } from '#contract/calls/actor.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import { requireChange } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import type { ReturnRows } from './reads.ts';
import { moveStatus, noteAsked, returnEvent } from './statements.ts';
import { toldOf } from './told-of.ts';

/** Returns the return's status for its parcel's status; undefined when that does not change it. */
function statusOf(parcel: ShipmentStatus): ReturnStatus | undefined {
  if (parcel === 'DELIVERED') return 'RECEIVED';
  return ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED'].includes(parcel) ? 'PICKED_UP' : undefined;
}

const RANK: readonly ReturnStatus[] = ['APPROVED', 'PICKED_UP', 'RECEIVED'];

/**
 * Moves a return to the status of its parcel. It only moves forward, so reports may repeat and arrive in any order.
 * @throws ORDER_MOVED_ON when the return changed since it was read
 */
export async function applyReturnReport(
  shop: Shop,
  actor: Actor,
  [[row], items]: ReturnRows,
  parcel: ShipmentStatus | null,
): Promise<boolean> {
  const { back } = row!;
  const to = parcel === null ? undefined : statusOf(parcel);
  const from = RANK.indexOf(back.status);
  if (to === undefined || from === -1 || RANK.indexOf(to) <= from) {
    await shop.write(noteAsked({ returnId: back.id, now: shop.now }));
    return false;
  }
  const mails = toldOf(row!, items, to);
  await shop.write(
    requireChange(
      moveStatus({
        returnId: back.id,
        version: back.version,
        to,
        resolution: back.resolution,
        condition: null,
        now: shop.now,
      }),
      'ORDER_MOVED_ON',
    ),
    returnEvent(shop, actor, { returnId: back.id, status: to, note: '' }),
    noteAsked({ returnId: back.id, now: shop.now }),
    ...mails.map((mail) => outboxItem(shop, mail)),
  );
  shop.after(() => sendItems(shop, mails));
  return true;
}

import type { Actor } from '#contract/calls/actor.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import { requireChange } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import type { ReturnRows } from './reads.ts';
import { moveStatus, noteAsked, returnEvent } from './statements.ts';
import { toldOf } from './told-of.ts';

/** Where a return is when its parcel is there; nothing where that says nothing new. */
function statusOf(parcel: ShipmentStatus): ReturnStatus | undefined {
  if (parcel === 'DELIVERED') return 'RECEIVED';
  return ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED'].includes(parcel) ? 'PICKED_UP' : undefined;
}

const RANK: readonly ReturnStatus[] = ['APPROVED', 'PICKED_UP', 'RECEIVED'];

/**
 * Moves a return where its parcel is, forward only, however often and in whatever order that is told.
 * @throws ORDER_MOVED_ON when somebody else moved it since it was read
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

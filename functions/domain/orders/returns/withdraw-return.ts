import type { Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Return } from '#contract/calls/returns.ts';
import { mayWithdraw } from '#contract/states/return.ts';
import { requireChange } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { dropReplacement } from './exchange.ts';
import { ownerOf } from './own.ts';
import { returnById } from './reads.ts';
import { returnsOf } from './return-shape.ts';
import { moveStatus, pickupAsSeen, returnEvent } from './statements.ts';
import { readToMove } from './to-move.ts';
import { toldOf } from './told-of.ts';
import { cancelParcel, isFetchedAlready } from '../orders/index.ts';

/**
 * Withdraws a return before its pieces are on their way. Cancels the pickup and releases the exchange's reservation.
 * The pieces may be returned again later. A second withdrawal has no effect.
 * @throws RETURN_NOT_FOUND, also for another customer's return
 * @throws RETURN_NOT_WITHDRAWN when the pieces or the exchange are on their way
 * @throws PARCEL_FETCHED when the courier has picked up the pieces and no report says so yet
 */
export async function withdrawReturn(shop: Shop, customer: Customer, returnId: number): Promise<Return> {
  const seen = await readToMove(shop, customer, returnId);
  const [[row], items] = seen.rows;
  if (!row) return refuse('RETURN_NOT_FOUND');
  const { back } = row;
  if (back.status === 'WITHDRAWN') return (await returnsOf(shop, seen.rows))[0]!;
  const isSent = seen.replacement.some(({ consignment }) => consignment.status !== 'PENDING');
  if (!mayWithdraw(back.status) || isSent) refuse('RETURN_NOT_WITHDRAWN');
  const { courierOrderNumber } = back;
  const stopped: OutboxItem[] =
    courierOrderNumber === null
      ? []
      : [cancelParcel.item(`cancel-return-${back.reference}`, { orderNumber: courierOrderNumber, awb: back.awb })];
  if (await isFetchedAlready(shop, stopped)) refuse('PARCEL_FETCHED');
  const sent = [...stopped, ...toldOf(row, items, 'WITHDRAWN')];
  const { after } = await shop.write({
    written: [
      pickupAsSeen({ returnId, courierOrderNumber }),
      requireChange(
        moveStatus({
          returnId,
          version: back.version,
          to: 'WITHDRAWN',
          resolution: back.resolution,
          condition: null,
          now: shop.now,
        }),
        'ORDER_MOVED_ON',
      ),
      ...dropReplacement(shop, customer, row, seen, 'The return was withdrawn'),
      returnEvent(shop, customer, { returnId, status: 'WITHDRAWN', note: '' }),
      ...sent.map((item) => outboxItem(shop, item)),
    ],
    after: returnById({ returnId, ...ownerOf(customer) }),
  });
  shop.after(() => sendItems(shop, sent));
  return (await returnsOf(shop, after))[0]!;
}

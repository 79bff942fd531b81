import type { Actor, Customer, Staff } from '#contract/calls/actor.ts';
import { VISITOR } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { AnswerFailedDelivery, Shipment } from '#contract/calls/shipments.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { requireChange } from '../../../db/statement.ts';
import { orderKey } from '../orders/index.ts';
import type { AnsweredMessage } from '../../platform/messages/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { ownerOf, readsOf, writeShipment } from './own.ts';
import { consignmentsOfOrder, shipmentByAwb } from './reads.ts';
import type { FailureRow, Owner, ShipmentRow } from './reads.ts';
import { answerFailure } from './statements.ts';
import { ownOrder } from './track-order.ts';
import type { WhoseOrder } from './track-order.ts';
import { failedDeliveryAnswer } from './failed-delivery-answer.ts';

/** Couriers store a parcel for this long before another attempt. */
const LATEST_DAYS = 7;

/**
 * Stores the answer to a failed delivery, once for each attempt. The outbox notifies the courier.
 * @throws SHIPMENT_NOT_FOUND, also for another user's parcel
 * @throws FAILED_DELIVERY_CLOSED when no attempt waits for an answer
 * @throws FAILED_DELIVERY_DAY when the day is in the past or too late
 */
export async function answerFailedDelivery(
  shop: Shop,
  actor: Staff | Customer,
  shipmentId: number,
  answer: AnswerFailedDelivery,
): Promise<Shipment> {
  const owner = ownerOf(actor);
  return answerFor(shop, actor, owner, await shop.read(readsOf(owner, shipmentId)), answer);
}

/** Stores the answer of a visitor who knows the order's number and its mobile or e-mail. @throws ORDER_NOT_TRACKED */
export async function answerFailedDeliveryOf(
  shop: Shop,
  whose: WhoseOrder,
  shipmentId: number,
  answer: AnswerFailedDelivery,
): Promise<Shipment> {
  const key = { ...orderKey(whose.orderId), id: null, sellerId: null, userId: null };
  const anybody = { sellerId: null, userId: null };
  const { consignments, ...found } = await shop.read({
    consignments: consignmentsOfOrder(key),
    ...readsOf(anybody, shipmentId),
  });
  const order = ownOrder(consignments, whose);
  if (found.rows[0]?.order.id !== order.id) refuse('SHIPMENT_NOT_FOUND');
  return answerFor(shop, VISITOR, anybody, found, answer);
}

/**
 * Stores the answer of a person who replied to the message about a failed delivery: the mobile of the message proves who
 * it is.
 * @param choice `REATTEMPT` or `RETURN`
 * @returns the outcome in a word
 * @throws SHIPMENT_NOT_FOUND, FAILED_DELIVERY_CLOSED
 */
export async function answerFailedDeliveryByMessage(
  shop: Shop,
  { userId, values }: Pick<AnsweredMessage, 'userId' | 'values'>,
  choice: string,
): Promise<string> {
  const owner = { sellerId: null, userId };
  const [[row]] = await shop.read(shipmentByAwb({ awb: values.awb ?? '', ...owner }));
  const found = await shop.read(readsOf(owner, row?.shipment.id ?? 0));
  await answerFor(shop, VISITOR, owner, found, { action: choice === 'RETURN' ? 'RETURN' : 'REATTEMPT' });
  return choice === 'RETURN' ? 'goes back' : 'tried again';
}

async function answerFor(
  shop: Shop,
  actor: Actor,
  owner: Owner,
  { rows, failures }: { rows: ShipmentRow[]; failures: FailureRow[] },
  { action, on = null, addressDetail = '', phone = null }: AnswerFailedDelivery,
): Promise<Shipment> {
  const { shipment } = rows[0] ?? refuse('SHIPMENT_NOT_FOUND');
  const shipmentId = shipment.id;
  const open = failures.at(-1);
  if (shipment.status !== 'UNDELIVERED' || !open || open.answer !== null) refuse('FAILED_DELIVERY_CLOSED');
  const today = kolkataDay(shop.now);
  if (on !== null && (on <= today || on > addDays(today, LATEST_DAYS))) {
    refuse('FAILED_DELIVERY_DAY', { params: { days: LATEST_DAYS } });
  }
  const messages: OutboxItem[] =
    shipment.awb === null || shipment.isByHand
      ? []
      : [
          failedDeliveryAnswer.item(`ndr-${shipmentId}-${open.attempt}`, {
            awb: shipment.awb,
            action: action === 'REATTEMPT' ? 're-attempt' : 'return',
            comments: addressDetail || (action === 'REATTEMPT' ? 'Please try again' : 'Please return it'),
            on: on ?? undefined,
            address: addressDetail || undefined,
            phone: phone ?? undefined,
          }),
        ];
  const answered = await writeShipment(shop, owner, shipmentId, [
    requireChange(
      answerFailure({
        failureId: open.id,
        answer: action,
        now: shop.now,
        by: actor.kind,
        wishedOn: on,
        addressDetail: addressDetail || null,
        phone,
      }),
      'FAILED_DELIVERY_CLOSED',
    ),
    ...messages.map((item) => outboxItem(shop, item)),
  ]);
  shop.after(() => sendItems(shop, messages));
  return answered;
}

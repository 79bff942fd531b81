import type { Actor } from '#contract/calls/actor.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import { reportMoves } from '#contract/states/shipment.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import type { CourierPush, CourierScan } from '../../../ports/couriers.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { jsonOf } from '../../json-body.ts';
import type { Shop } from '../../shop.ts';
import { applyReturnReport, returnByAwb } from '../returns/index.ts';
import { applyReport } from './apply-report.ts';
import { parcelByAwb } from './parcel-by-awb.ts';
import type { ShipmentRow } from './reads.ts';
import { dated, datedUnknown, isPossibleTime } from './report-times.ts';
import { eventOnce } from './statements.ts';

export const COURIER: Actor = { kind: 'courier' };

/** Statuses that move money or stock. Pushes are not signed, so the courier must confirm these first. */
const WEIGHTY: readonly ShipmentStatus[] = ['DELIVERED', 'RTO_INITIATED', 'RTO_DELIVERED', 'LOST', 'CANCELLED'];

/**
 * Receives the body of a push. An invalid body is accepted too, because a redelivery would be just as invalid.
 * @throws PUSH_TOKEN_WRONG
 */
export async function receivePush(
  shop: Shop,
  body: Uint8Array,
  token: string | undefined,
): Promise<PushOutcome | 'unreadable'> {
  if (!(await shop.couriers.isPush(token))) refuse('PUSH_TOKEN_WRONG');
  const push = shop.couriers.readPush(jsonOf(body));
  return push ? receiveCourierEvent(shop, push) : 'unreadable';
}

export type PushOutcome = 'moved' | 'noted' | 'unmatched';

/**
 * Applies a push of the courier service. Every push is stored, even for unknown parcels. A push that moves money is
 * applied only after the courier confirms it. If the courier does not answer, the push is stored and the tracking job
 * applies the status later.
 */
export async function receiveCourierEvent(shop: Shop, push: CourierPush): Promise<PushOutcome> {
  for (let tries = 1; ; tries += 1) {
    const { rows, back, ...own } = await shop.read({
      ...parcelByAwb(push.awb),
      back: returnByAwb({ awb: push.awb, sellerId: null, userId: null }),
    });
    const [row] = rows;
    if (!row && back[0].length === 0) {
      const scan = datedUnknown(push, shop.now);
      await shop.write(eventOnce(shop, { awb: push.awb, shipmentId: null, source: 'push' }, scan));
      shop.log.info('couriers.unmatched', { awb: push.awb });
      return 'unmatched';
    }
    try {
      if (!row) return await receiveReturnPush(shop, push, back);
      const current = await believed(shop, row, push);
      return (await applyReport(shop, COURIER, row, own, { source: 'push', events: [push], current, etd: push.etd }))
        ? 'moved'
        : 'noted';
    } catch (error) {
      // A concurrent push of the same parcel was faster: read the state again.
      const isOvertaken =
        error instanceof Refusal && (error.code === 'SHIPMENT_MOVED_ON' || error.code === 'ORDER_MOVED_ON');
      if (!isOvertaken || tries === 3) throw error;
    }
  }
}

/**
 * Receives a push about returned goods. An arrival, or an implausible time, must be confirmed by the courier first.
 */
async function receiveReturnPush(
  shop: Shop,
  push: CourierPush,
  back: Parameters<typeof applyReturnReport>[2],
): Promise<PushOutcome> {
  const isSure = push.status !== 'DELIVERED' && isPossibleTime(push.at, back[0][0]!.back.createdAt, shop.now);
  const status = isSure ? push.status : await askedStatus(shop, push);
  return (await applyReturnReport(shop, COURIER, back, status)) ? 'moved' : 'noted';
}

async function askedStatus(shop: Shop, { awb, status: said }: CourierPush): Promise<ShipmentStatus | null> {
  try {
    return (await shop.couriers.track(awb)).status;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('couriers.unconfirmed', error, { awb, status: said });
    return null;
  }
}

/**
 * Returns the event to apply: the push itself, or the courier's answer, or undefined when the courier cannot be asked.
 * The courier is asked about statuses that move money and about implausible times.
 */
async function believed(shop: Shop, { shipment }: ShipmentRow, push: CourierPush): Promise<CourierScan | undefined> {
  if (push.status === null) return push;
  if (!WEIGHTY.includes(push.status) && isPossibleTime(push.at, shipment.createdAt, shop.now)) return push;
  const { at } = dated(push, shipment.createdAt, shop.now);
  if (!reportMoves(shipment, { status: push.status, at })) return undefined;
  try {
    const { status, scans } = await shop.couriers.track(push.awb);
    if (status === push.status) return push;
    return status === null ? undefined : { ...(scans[0] ?? push), status };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('couriers.unconfirmed', error, { awb: push.awb, status: push.status });
    return undefined;
  }
}

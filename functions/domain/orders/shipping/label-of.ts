import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { shipments } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import { privateKey, signedUrl } from '../../files/media/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { ownerOf } from './own.ts';
import { shipmentById } from './reads.ts';
import type { ShipmentRow } from './reads.ts';

/** The number of concurrent label requests: the courier service refuses more. */
const ASKED_AT_ONCE = 5;

const keepLabel = statement((db, params: Params<{ shipmentId: number; labelKey: string }>) =>
  db
    .update(shipments)
    .set({ labelKey: sql`${params.labelKey}` })
    .where(and(eq(shipments.id, params.shipmentId), isNull(shipments.labelKey))),
);

/**
 * Returns a URL of the courier's label of a parcel. A label names a shopper with address and mobile, so it is stored as
 * a private file and the URL is valid for ten minutes.
 * @throws SHIPMENT_NOT_FOUND, also for another seller's parcel
 * @throws AWB_MISSING when the parcel has no AWB of the courier service
 * @throws LABEL_FAILED
 */
export async function labelOf(shop: Shop, staff: Staff, shipmentId: number): Promise<string> {
  const { keys } = await labelKeysOf(shop, staff, [shipmentId]);
  return signedUrl(shop, keys[0]!);
}

/**
 * Returns the labels of several parcels as one PDF, in the requested order: all of them or none.
 * @throws as `labelOf`, and PAPERS_BUSY
 */
export async function labelsOf(
  shop: Shop,
  staff: Staff,
  shipmentIds: readonly number[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, policy } = await labelKeysOf(shop, staff, shipmentIds);
  return shop.renderDocuments(await labelFiles(shop, keys), policy);
}

export function labelFiles(shop: Shop, keys: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]> {
  return Promise.all(
    keys.map(async (key) => {
      const { body } = (await shop.files.get(key)) ?? refuse('LABEL_FAILED');
      return new Uint8Array(await new Response(body).arrayBuffer());
    }),
  );
}

async function labelKeysOf(
  shop: Shop,
  staff: Staff,
  shipmentIds: readonly number[],
): Promise<{ keys: string[]; policy: StorePolicy }> {
  const { settings, found } = await shop.read({ settings: currentSettings(), found: readsOf(staff, shipmentIds) });
  const parcels = found.map((rows) => (rows[0] ?? refuse('SHIPMENT_NOT_FOUND')).shipment);
  return { keys: await keysOfLabels(shop, staff, parcels), policy: settings.policy };
}

const readsOf = (staff: Staff, shipmentIds: readonly number[]) =>
  shipmentIds.map((shipmentId) => shipmentById({ shipmentId, ...ownerOf(staff) }));

/** Returns the file keys of labels. Missing labels are fetched from the courier, once each, and stored. */
export async function keysOfLabels(
  shop: Shop,
  staff: Staff,
  found: readonly ShipmentRow['shipment'][],
): Promise<string[]> {
  const wanted = found.flatMap(({ id, labelKey, courierShipmentNumber, awb }) => {
    if (labelKey !== null) return [];
    if (courierShipmentNumber === null || awb === null) return refuse('AWB_MISSING');
    return [{ shipmentId: id, courierShipmentNumber, labelKey: privateKey(shop, 'pdf') }];
  });
  if (wanted.length === 0) return found.map(({ labelKey }) => labelKey!);

  const input: PromiseSettledResult<Asked>[] = [];
  for (let from = 0; from < wanted.length; from += ASKED_AT_ONCE) {
    input.push(...(await Promise.allSettled(wanted.slice(from, from + ASKED_AT_ONCE).map((one) => askFor(shop, one)))));
  }
  // Labels that arrived are stored, even if another one failed.
  const came = input.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const reads = readsOf(
    staff,
    found.map(({ id }) => id),
  );
  const { kept, after } = await shop.write({ kept: came.map(keepLabel), after: reads });
  // Of two concurrent requests, the first one's label is stored. The other file is removed.
  await Promise.all(came.filter((_, index) => kept[index] === 0).map(({ labelKey }) => shop.files.remove(labelKey)));
  const failed = input.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return after.map((rows) => rows[0]!.shipment.labelKey!);
}

interface Asked {
  shipmentId: number;
  courierShipmentNumber: number;
  labelKey: string;
}

async function askFor(shop: Shop, input: Asked): Promise<Asked> {
  const label = await askCouriers(shop, 'LABEL_FAILED', (couriers) => couriers.label(input.courierShipmentNumber));
  await shop.files.put(input.labelKey, label, 'application/pdf');
  return input;
}

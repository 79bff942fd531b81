import { and, eq, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { NoteWeightDispute, WeightDispute } from '#contract/calls/weight-disputes.ts';
import { mayBeWeighed } from '#contract/states/weight-dispute.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { consignments, shipments, weightDisputes } from '../../../db/schema/index.ts';
import { insertInto, rawWrite, requireChanges, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { FILE_USABLE_MS, unusedFilesOf } from '../../files/media/index.ts';
import { randomSigns } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { disputeOf, disputeRows } from './managed-weight-disputes.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

/** Selects a parcel: of this seller, or any parcel for the platform. */
const parcelAsked = statement((db, params: Params<{ id: number; seller: number | null }>) =>
  db
    .select({
      status: shipments.status,
      isByHand: shipments.isByHand,
      weightGrams: shipments.weightGrams,
    })
    .from(shipments)
    .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
    .where(
      and(eq(shipments.id, params.id), sql`(${params.seller} IS NULL OR ${consignments.sellerId} = ${params.seller})`),
    ),
);
type Parcel = ReturnType<ReturnType<typeof parcelAsked>['read']>[number];

const insertDispute = insertInto(weightDisputes);
const disputeNoted = auditEntryOf(
  (params: Params<{ reference: string }>) =>
    sql`(SELECT id FROM weight_disputes WHERE reference = ${params.reference})`,
);

/**
 * Notes that a courier charged a parcel for more than it weighs, with pictures of it on a scale.
 * @throws SHIPMENT_NOT_FOUND, also for another seller's parcel
 * @throws FIELDS_INVALID when the charged weight does not exceed the booked weight
 * @throws WEIGHT_DISPUTE_TOO_EARLY, WEIGHT_DISPUTE_OPEN, FILE_UNKNOWN
 */
export async function noteWeightDispute(shop: Shop, staff: Staff, input: NoteWeightDispute): Promise<WeightDispute> {
  const { shipmentId, extraAmount, note } = input;
  const keys = JSON.stringify(input.mediaKeys);
  const sent = { userId: staff.userId, keys, purpose: 'dispute', since: shop.now - FILE_USABLE_MS } as const;
  const [[parcel], files] = await shop.read(
    parcelAsked({ id: shipmentId, seller: sellerIdOf(staff) }),
    unusedFilesOf(sent),
  );
  if (!parcel) return refuse('SHIPMENT_NOT_FOUND');
  const grams = gramsOf(parcel, input);
  if (files.length !== new Set(input.mediaKeys).size) refuse('FILE_UNKNOWN');
  const reference = `RH-W-${randomSigns(shop.random, 6)}`;
  shop.noteResult(reference);
  const { after } = await shop.write({
    dispute: insertDispute({
      ...actorValues(staff),
      ...grams,
      reference,
      shipmentId,
      extraPaise: extraAmount,
      note,
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    pictures: requireChanges(attachPictures(reference, keys), files.length, 'FILE_UNKNOWN'),
    audit: disputeNoted(
      shop,
      staff,
      {
        action: 'weight dispute noted',
        subject: 'weightDispute',
        before: {},
        after: { reference, shipmentId, ...grams, extraPaise: extraAmount, note },
      },
      { reference },
    ),
    after: disputeRows.rowWithKey(shop, staff, reference),
  });
  return disputeOf(shop, after[0]!);
}

/** Returns the weights of a dispute in grams, after checking that the parcel can have one. */
function gramsOf(parcel: Parcel, { chargedWeight, measuredWeight }: NoteWeightDispute) {
  if (!mayBeWeighed(parcel)) refuse('WEIGHT_DISPUTE_TOO_EARLY');
  const chargedGrams = Math.round(chargedWeight * 1000);
  if (chargedGrams <= parcel.weightGrams) {
    const booked = `The parcel was booked with ${parcel.weightGrams / 1000} kg, so no more was charged than that`;
    refuse('FIELDS_INVALID', { fields: { chargedWeight: booked } });
  }
  return { chargedGrams, measuredGrams: Math.round(measuredWeight * 1000) };
}

const attachPictures = (reference: string, keys: string) =>
  rawWrite(
    `INSERT INTO media_uses (media_id, subject, subject_id, role, position)
       SELECT media.id, 'weightDispute', dispute.id, 'scale', wanted.key
       FROM json_each(?) wanted JOIN media ON media.key = wanted.value JOIN weight_disputes dispute ON dispute.reference = ?
       WHERE NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = media.id)`,
    [keys, reference],
  );

import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import type { Admin, Seller } from '#contract/calls/actor.ts';
import { NoteWeightDispute } from '#contract/calls/weight-disputes.ts';
import { consignments, shipments } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import type { Params } from '#functions/db/statement.ts';
import { keepPrivateFile } from '#functions/domain/files/media/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { endWeightDispute, noteWeightDispute } from '#functions/domain/orders/weight-disputes/index.ts';
import { projectPath } from '#functions/node/program-files.ts';
import { playAt } from './play-at.ts';

const DAY = 24 * 3_600_000;
const FOLDER = projectPath('demo/disputes/');

interface DisputeStory {
  /** The seller of the parcel. */
  seller: string;
  /** The scale's reading in its picture, in kilograms. */
  measuredWeight: number;
  chargedWeight: number;
  /** In rupees. */
  extraAmount: number | null;
  note: string;
  picture: string;
  daysAgo: number;
  /** The outcome, some days later; undefined while it is open. */
  end?: { daysAgo: number; reason: string };
}

/** One dispute that waits for its courier, and one that the courier accepted. */
const STORIES: readonly DisputeStory[] = [
  {
    seller: 'meera@ratnahaat.example',
    measuredWeight: 0.42,
    chargedWeight: 2.5,
    extraAmount: 84,
    note: 'A necklace in its box: 420 g with the packing.',
    picture: 'necklace-on-scale.jpg',
    daysAgo: 2,
  },
  {
    seller: 'farhan@ratnahaat.example',
    measuredWeight: 0.31,
    chargedWeight: 1,
    extraAmount: null,
    note: 'Earrings in a small box. It was measured at our counter before the pickup.',
    picture: 'earrings-on-scale.jpg',
    daysAgo: 12,
    end: { daysAgo: 7, reason: 'The courier weighed it again, and credits the charge with its next bill.' },
  },
];

/** A seller's parcel that was delivered before a time, and was booked with about this weight. */
const arrived = statement((db, params: Params<{ sellerId: number; before: number; grams: number }>) =>
  db
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
    .where(
      and(
        eq(consignments.sellerId, params.sellerId),
        eq(shipments.status, 'DELIVERED'),
        eq(shipments.isByHand, false),
        sql`${shipments.statusAt} < ${params.before}`,
      ),
    )
    .orderBy(sql`abs(${shipments.weightGrams} - ${params.grams})`, shipments.id)
    .limit(1),
);

/**
 * Opens sellers' disputes about couriers' charges for parcels of the story, by the shop's own verbs.
 * @returns their number
 */
export async function seedWeightDisputes(
  shop: Shop,
  admin: Admin,
  sellers: ReadonlyMap<string, { id: number; userId: number }>,
): Promise<number> {
  for (const { seller: email, picture, daysAgo, end, ...said } of STORIES) {
    const { id: sellerId, userId } = sellers.get(email)!;
    const seller: Seller = { kind: 'seller', userId, sellerId, sessionId: 'seed' };
    const notedAt = shop.now - daysAgo * DAY;
    const [[parcel]] = await shop.read(
      arrived({ sellerId, before: notedAt, grams: Math.round(said.measuredWeight * 1000) }),
    );
    const { id } = await playAt(shop, notedAt, async (then) => {
      const sent = new File([readFileSync(FOLDER + picture)], picture);
      const { key } = await keepPrivateFile(then, seller, sent, { folder: 'weight-disputes', purpose: 'dispute' });
      const input = NoteWeightDispute.parse({ ...said, shipmentId: parcel!.id, mediaKeys: [key] });
      return noteWeightDispute(then, seller, input);
    });
    if (!end) continue;
    await playAt(shop, shop.now - end.daysAgo * DAY, (then) =>
      endWeightDispute(then, admin, id, { status: 'ACCEPTED', reason: end.reason }),
    );
  }
  return STORIES.length;
}

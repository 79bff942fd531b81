import * as z from 'zod/mini';
import { WEIGHT_DISPUTE_ENDS, WEIGHT_DISPUTE_STATUSES } from '../states/weight-dispute.ts';
import { asSet } from './lists.ts';
import { Id, Instant, prose, Rupees } from './wire.ts';

const NOTE_MAX = 1000;
export const MOST_SCALE_PICTURES = 5;
const PICTURES_FAULT = `Please add 1 to ${MOST_SCALE_PICTURES} pictures of the parcel on a scale`;

/** Kilograms of a parcel. */
const Weight = (name: string) =>
  z
    .number(`${name} is required`)
    .check(z.positive(`${name} must be above 0`), z.maximum(50, `${name} can be at most 50 kg`));
const Note = prose(NOTE_MAX, `A note can have at most ${NOTE_MAX} characters`);

/** A courier charged for more weight than a parcel has. */
export const NoteWeightDispute = z
  .object({
    shipmentId: Id,
    chargedWeight: Weight('The charged weight'),
    measuredWeight: Weight('The measured weight'),
    /** What the courier takes on top; null where it has not said so. */
    extraAmount: z._default(z.nullable(Rupees), null),
    note: Note,
    /** Keys of private pictures that were sent in for it. */
    mediaKeys: asSet(
      z
        .array(z.string().check(z.maxLength(100)), PICTURES_FAULT)
        .check(z.minLength(1, PICTURES_FAULT), z.maxLength(MOST_SCALE_PICTURES, PICTURES_FAULT)),
    ),
  })
  .check(
    z.refine(({ chargedWeight, measuredWeight }) => chargedWeight > measuredWeight, {
      message: 'Nothing is to be disputed where no more was charged than was measured',
      path: ['chargedWeight'],
    }),
  );
export type NoteWeightDispute = z.output<typeof NoteWeightDispute>;

const REASON = 'Please give the reason why it ended so';

/** How a dispute ended, and why: what the courier said of it. */
export const EndWeightDispute = z.object({
  status: z.enum(WEIGHT_DISPUTE_ENDS),
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type EndWeightDispute = z.output<typeof EndWeightDispute>;

export const WeightDispute = z.object({
  id: Id,
  /** What people call it. */
  reference: z.string(),
  shipmentId: Id,
  orderKey: Id,
  orderId: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  courierName: z.string(),
  awb: z.string(),
  status: z.enum(WEIGHT_DISPUTE_STATUSES),
  /** Kilograms: as it was booked, as the courier charged it, and as it was measured. */
  bookedWeight: z.number(),
  chargedWeight: z.number(),
  measuredWeight: z.number(),
  extraAmount: z.nullable(Rupees),
  note: z.string(),
  /** Private pictures, by addresses that are good for ten minutes. */
  pictures: z.array(z.object({ key: z.string(), url: z.string(), name: z.string() })),
  notedBy: z.enum(['seller', 'admin']),
  createdAt: Instant,
  endReason: z.string(),
  endedAt: z.nullable(Instant),
  version: z.int(),
});
export type WeightDispute = z.output<typeof WeightDispute>;

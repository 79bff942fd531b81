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

/** Records a courier's charge for more weight than the parcel has. */
export const NoteWeightDispute = z
  .object({
    shipmentId: Id,
    chargedWeight: Weight('The charged weight'),
    measuredWeight: Weight('The measured weight'),
    /** The courier's extra charge; null if unknown. */
    extraAmount: z._default(z.nullable(Rupees), null),
    note: Note,
    /** Keys of uploaded private pictures. */
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

/** The result of a dispute, and the courier's reason. */
export const EndWeightDispute = z.object({
  status: z.enum(WEIGHT_DISPUTE_ENDS),
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type EndWeightDispute = z.output<typeof EndWeightDispute>;

export const WeightDispute = z.object({
  id: Id,
  /** The public reference. */
  reference: z.string(),
  shipmentId: Id,
  orderKey: Id,
  orderId: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  courierName: z.string(),
  awb: z.string(),
  status: z.enum(WEIGHT_DISPUTE_STATUSES),
  /** Kilograms: booked, charged by the courier, and measured. */
  bookedWeight: z.number(),
  chargedWeight: z.number(),
  measuredWeight: z.number(),
  extraAmount: z.nullable(Rupees),
  note: z.string(),
  /** Private pictures, with URLs that are valid for ten minutes. */
  pictures: z.array(z.object({ key: z.string(), url: z.string(), name: z.string() })),
  notedBy: z.enum(['seller', 'admin']),
  createdAt: Instant,
  endReason: z.string(),
  endedAt: z.nullable(Instant),
  version: z.int(),
});
export type WeightDispute = z.output<typeof WeightDispute>;

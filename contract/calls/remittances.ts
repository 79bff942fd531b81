import * as z from 'zod/mini';
import { REMITTANCE_OUTCOMES } from '../shop/remittance.ts';
import { Day, Id, Instant, Sum } from './wire.ts';

/** A line of a courier's file, as it came in. */
export const Remittance = z.object({
  id: Id,
  at: Instant,
  awb: z.string(),
  amount: Sum,
  paidOn: Day,
  utr: z.string(),
  outcome: z.enum(REMITTANCE_OUTCOMES),
  /** What was still to come for the parcel; none of one that nobody knows. */
  expected: z.nullable(Sum),
  orderId: z.nullable(z.string()),
  orderKey: z.nullable(Id),
  sellerName: z.nullable(z.string()),
});
export type Remittance = z.output<typeof Remittance>;

/** What a courier's file may weigh. */
export const REMITTANCE_FILE_MAX_BYTES = 1024 * 1024;

/** The text of a courier's file: a line for each parcel with AWB, amount, date and UTR. */
export const RemittanceText = z.string().check(
  z.overwrite((text) => text.replace(/^\uFEFF/, '')),
  z.minLength(1, 'The file is empty'),
);

/** A line of a file before it is written: what it is, or that it came in before. */
export const RemittanceLine = z.object({
  /** Its place in the file, from 1, with the row of names. */
  row: z.int(),
  awb: z.string(),
  amount: Sum,
  paidOn: Day,
  utr: z.string(),
  outcome: z.enum([...REMITTANCE_OUTCOMES, 'KNOWN']),
  expected: z.nullable(Sum),
  orderId: z.nullable(z.string()),
  /** Whether it came later after the delivery than it should. */
  isLate: z.boolean(),
});
export type RemittanceLine = z.output<typeof RemittanceLine>;

/** What a file says, and what is wrong with it; with a fault nothing of it is written. */
export const RemittancePreview = z.object({
  lines: z.array(RemittanceLine),
  faults: z.array(z.object({ row: z.int(), fault: z.string() })),
  /** Rows that are no lines, such as a total, and why. */
  leftOut: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** What new lines come to. */
  total: Sum,
});
export type RemittancePreview = z.output<typeof RemittancePreview>;

/** Cash that a courier collected and has not handed over in time. */
export const MissingCash = z.object({
  shipmentId: Id,
  awb: z.string(),
  courierName: z.string(),
  orderId: z.string(),
  orderKey: Id,
  sellerName: z.string(),
  deliveredAt: Instant,
  /** Still to come. */
  amount: Sum,
});
export type MissingCash = z.output<typeof MissingCash>;

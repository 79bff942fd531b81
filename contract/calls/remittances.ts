import * as z from 'zod/mini';
import { REMITTANCE_OUTCOMES } from '../shop/remittance.ts';
import { Day, Id, Instant, Sum } from './wire.ts';

/** A stored line of a courier's remittance file. */
export const Remittance = z.object({
  id: Id,
  at: Instant,
  awb: z.string(),
  amount: Sum,
  paidOn: Day,
  utr: z.string(),
  outcome: z.enum(REMITTANCE_OUTCOMES),
  /** The amount outstanding for the parcel; null for an unknown parcel. */
  expected: z.nullable(Sum),
  orderId: z.nullable(z.string()),
  orderKey: z.nullable(Id),
  sellerName: z.nullable(z.string()),
});
export type Remittance = z.output<typeof Remittance>;

/** The maximum size of a courier's file. */
export const REMITTANCE_FILE_MAX_BYTES = 1024 * 1024;

/** The text of a courier's file: a line for each parcel with AWB, amount, date and UTR. */
export const RemittanceText = z.string().check(
  z.overwrite((text) => text.replace(/^\uFEFF/, '')),
  z.minLength(1, 'The file is empty'),
);

/** A line of a file before the import: its match, or that it was imported before. */
export const RemittanceLine = z.object({
  /** The row number in the file, from 1, counting the header. */
  row: z.int(),
  awb: z.string(),
  amount: Sum,
  paidOn: Day,
  utr: z.string(),
  outcome: z.enum([...REMITTANCE_OUTCOMES, 'KNOWN']),
  expected: z.nullable(Sum),
  orderId: z.nullable(z.string()),
  /** Whether it arrived too long after the delivery. */
  isLate: z.boolean(),
});
export type RemittanceLine = z.output<typeof RemittanceLine>;

/** The content and the faults of a file; with any fault, no line is written. */
export const RemittancePreview = z.object({
  lines: z.array(RemittanceLine),
  faults: z.array(z.object({ row: z.int(), fault: z.string() })),
  /** Rows that are not lines, such as a total, with the reason. */
  leftOut: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** The sum of new lines. */
  total: Sum,
});
export type RemittancePreview = z.output<typeof RemittancePreview>;

/** Cash that a courier collected and has not remitted in time. */
export const MissingCash = z.object({
  shipmentId: Id,
  awb: z.string(),
  courierName: z.string(),
  orderId: z.string(),
  orderKey: Id,
  sellerName: z.string(),
  deliveredAt: Instant,
  /** The amount outstanding. */
  amount: Sum,
});
export type MissingCash = z.output<typeof MissingCash>;

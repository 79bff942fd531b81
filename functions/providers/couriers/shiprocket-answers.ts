import * as z from 'zod/mini';
import type { Day } from '#contract/shop/dates.ts';

/*
 * Shiprocket's responses, parsed defensively: numbers may be texts, texts may be numbers or null, and a failure may
 * have status 200. The schemas contain only the fields in use.
 */

const Numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value) => Number(value)),
);
const Text = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === null || value === undefined ? '' : String(value).trim())),
);
const MaybeNumber = z.catch(z.optional(z.nullable(Numeric)), undefined);

/** Returns the schema of a list that skips invalid rows: one courier with an invalid row does not hide the others. */
function listOf<Schema extends z.ZodMiniType>(row: Schema) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((found): z.output<Schema>[] => {
        const read = z.safeParse(row, found);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

export const Login = z.object({ token: z.string().check(z.minLength(1)) });

export const Serviceability = z.object({
  data: z.object({
    available_courier_companies: listOf(
      z.object({
        courier_company_id: Numeric,
        courier_name: z.string(),
        rate: Numeric,
        rto_charges: MaybeNumber,
        cod: MaybeNumber,
        etd: Text,
        city: Text,
        state: Text,
      }),
    ),
  }),
});

export const CourierList = z.object({
  courier_data: listOf(z.object({ id: Numeric, name: z.string() })),
});

export const CreatedOrder = z.object({ order_id: Numeric, shipment_id: Numeric });

export const FoundOrders = z.object({
  data: listOf(
    z.object({
      id: Numeric,
      channel_order_id: Text,
      shipments: listOf(z.object({ id: Numeric, awb: Text, courier: Text })),
    }),
  ),
});

export const AssignedAwbAnswer = z.object({
  response: z.object({
    data: z.object({
      awb_code: z.string().check(z.minLength(1)),
      courier_company_id: MaybeNumber,
      courier_name: Text,
    }),
  }),
});

export const PickupAnswer = z.object({
  pickup_status: Numeric,
  response: z.catch(z.object({ pickup_scheduled_date: Text }), { pickup_scheduled_date: '' }),
});

/** A refusal, with any HTTP status. */
export const Refused = z.union([
  z.object({ status_code: Numeric.check(z.gte(400)) }),
  z.object({ status: z.literal(404) }),
  z.object({ success: z.literal(false) }),
]);

export const LabelAnswer = z.object({ label_url: z.url() });

const Scan = z.object({
  date: Text,
  activity: Text,
  location: Text,
  'sr-status': MaybeNumber,
});

export const TrackingAnswer = z.object({
  tracking_data: z.object({
    shipment_status: MaybeNumber,
    shipment_track_activities: z.catch(listOf(Scan), []),
    etd: Text,
  }),
});

export const Push = z.object({
  awb: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim()),
  ),
  courier_name: Text,
  shipment_status: Text,
  shipment_status_id: MaybeNumber,
  current_status: Text,
  current_timestamp: Text,
  etd: Text,
  scans: z.catch(listOf(Scan), []),
});

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a day in Shiprocket's formats: 'Jul 01, 2024', '2024-07-01' or '2024-07-01 10:00:00'. */
export function dayOf(text: string): Day | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return realDay(iso[0]);
  const words = /^([A-Za-z]{3})[a-z]* (\d{1,2}),? (\d{4})/.exec(text);
  const month = words ? MONTHS.indexOf(words[1]!.toLowerCase()) + 1 : 0;
  if (!words || month === 0) return null;
  return realDay(`${words[3]}-${String(month).padStart(2, '0')}-${words[2]!.padStart(2, '0')}`);
}

/** Returns the day if the calendar has it: 31 February is none. */
function realDay(day: string): Day | null {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/**
 * Parses an instant in Shiprocket's formats, in India's time without a zone: '2023-05-19 11:59:16' or '23 05 2023
 * 11:43:52'.
 */
export function instantOf(text: string): number | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text);
  const spaced = /^(\d{2}) (\d{2}) (\d{4}) (\d{2}:\d{2}:\d{2})/.exec(text);
  const day = iso ? iso.slice(1, 4).join('-') : spaced ? `${spaced[3]}-${spaced[2]}-${spaced[1]}` : undefined;
  const at = day ? Date.parse(`${day}T${(iso ?? spaced)![4]}+05:30`) : NaN;
  return Number.isNaN(at) ? null : at;
}

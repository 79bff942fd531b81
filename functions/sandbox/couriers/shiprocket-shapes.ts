import { formatDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { SANDBOX_COURIERS } from './shiprocket-rates.ts';
import type { SandboxQuote } from './shiprocket-rates.ts';
import type { Parcel, Scan } from './shiprocket-records.ts';
import { STATUS_WORDS } from './shiprocket-statuses.ts';

/** Shiprocket numbers orders and shipments separately. Here both numbers derive from one row's id. */
export const ORDERS_FROM = 400_000_000;
export const SHIPMENTS_FROM = 500_000_000;

/** @example inWords('2026-11-27') // 'Nov 27, 2026', as Shiprocket writes a day */
function inWords(day: Day): string {
  const [date, month, year] = formatDay(day).split(' ');
  return `${month!.slice(0, 3)} ${date!.padStart(2, '0')}, ${year}`;
}

/** A courier's offer for a parcel. */
export function companyOf(
  quote: SandboxQuote,
  postcode: string,
): { courier_company_id: number } & Record<string, unknown> {
  const { courier, freight, codCharge, cod, days, etdOn, city, state } = quote;
  return {
    id: courier.id,
    courier_company_id: courier.id,
    courier_name: courier.name,
    rate: freight + codCharge,
    freight_charge: freight,
    cod: Number(cod),
    cod_charges: codCharge,
    rto_charges: freight,
    estimated_delivery_days: String(days),
    etd: inWords(etdOn),
    etd_hours: days * 24,
    min_weight: 0.5,
    is_surface: courier.isSurface,
    rating: 4.2,
    pickup_availability: '1',
    cutoff_time: '16:00',
    city,
    state,
    postcode,
  };
}

/** An order in the list of orders. */
export function orderShape(parcel: Parcel): object {
  return {
    id: ORDERS_FROM + parcel.id,
    channel_order_id: parcel.reference,
    status: STATUS_WORDS[parcel.statusNumber] ?? '',
    shipments: [{ id: SHIPMENTS_FROM + parcel.id, awb: parcel.awb ?? '', courier: nameOf(parcel) }],
  };
}

function nameOf({ courierNumber }: Parcel): string {
  return SANDBOX_COURIERS.find(({ id }) => id === courierNumber)?.name ?? '';
}

/** Returns India's time without a zone: '2026-11-22 14:03:00'. */
function indianTime(at: number): string {
  return new Date(at + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** A scan of a parcel. */
export function activityOf({ at, statusNumber, activity, location }: Scan): object {
  return {
    date: indianTime(at),
    status: String(statusNumber),
    activity,
    location,
    'sr-status': String(statusNumber),
    'sr-status-label': STATUS_WORDS[statusNumber] ?? 'NA',
  };
}

/** The body of a webhook request about a parcel. */
export function pushBody(parcel: Parcel, statusNumber: number, scans: Scan[], at: number): object {
  const [day, time] = indianTime(at).split(' ');
  const text = STATUS_WORDS[statusNumber] ?? '';
  return {
    awb: parcel.awb,
    courier_name: nameOf(parcel),
    current_status: text,
    current_status_id: statusNumber,
    shipment_status: text,
    shipment_status_id: statusNumber,
    current_timestamp: `${day!.split('-').toReversed().join(' ')} ${time}`,
    order_id: parcel.reference,
    sr_order_id: ORDERS_FROM + parcel.id,
    etd: parcel.etdOn ? `${parcel.etdOn} 00:00:00` : '',
    scans: scans.map(activityOf),
    is_return: Number(parcel.isReturn),
    channel_id: 1,
    pod_status: '',
    pod: 'Not Available',
  };
}

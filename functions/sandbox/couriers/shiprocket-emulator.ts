import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { formatDay, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Db } from '../../db/db.ts';
import { labelAddress } from './labels-emulator.ts';
import { quotesBetween, SANDBOX_COURIERS } from './shiprocket-rates.ts';
import type { SandboxQuote } from './shiprocket-rates.ts';
import {
  insertParcel,
  insertPickup,
  insertScan,
  newestPickups,
  parcelBy,
  pickupNamed,
  scansOf,
  setParcel,
} from './shiprocket-records.ts';
import type { Parcel, Scan } from './shiprocket-records.ts';

/** The token of the sandbox's courier webhooks. In live mode the token is a secret of the configuration. */
export const SANDBOX_WEBHOOK_TOKEN = 'sandbox-courier-token';

/** The statuses that a script may set, with Shiprocket's numbers. */
const MOVES = {
  'PICKED UP': 42,
  'IN TRANSIT': 18,
  'OUT FOR DELIVERY': 17,
  DELIVERED: 7,
  UNDELIVERED: 21,
  'RTO INITIATED': 9,
  'RTO DELIVERED': 10,
  LOST: 12,
} as const;
const WORDS: Record<number, string> = {
  1: 'NEW',
  3: 'READY TO SHIP',
  4: 'PICKUP SCHEDULED',
  8: 'CANCELED',
  ...Object.fromEntries(Object.entries(MOVES).map(([word, number]) => [number, word])),
};
const [NEW, READY, SCHEDULED, CANCELLED] = [1, 3, 4, 8] as const;
const HANDED_OVER: readonly number[] = Object.values(MOVES);

const TOKEN_MS = 240 * 60 * 60_000;
/** Shiprocket numbers orders and shipments separately. Here both numbers derive from one row's id. */
const ORDERS_FROM = 400_000_000;
const SHIPMENTS_FROM = 500_000_000;

const NewOrder = z.object({
  order_id: z.string().check(z.minLength(1), z.maxLength(50)),
  pickup_location: z.optional(z.string()),
  billing_customer_name: z.optional(z.string().check(z.minLength(1))),
  billing_pincode: z.optional(z.string()),
  billing_phone: z.optional(z.string().check(z.regex(/^\d{10}$/))),
  pickup_pincode: z.optional(z.string()),
  shipping_pincode: z.optional(z.string()),
  order_items: z.array(z.object({ name: z.string(), sku: z.string(), units: z.int(), selling_price: z.number() })),
  payment_method: z.enum(['COD', 'Prepaid']),
  sub_total: z.number(),
  length: z.number().check(z.gt(0.5)),
  breadth: z.number().check(z.gt(0.5)),
  height: z.number().check(z.gt(0.5)),
  weight: z.number().check(z.gt(0)),
});
const NewPickup = z.object({ pickup_location: z.string().check(z.maxLength(36)), pin_code: z.string() });
const AwbWish = z.object({ shipment_id: z.int(), courier_id: z.optional(z.int()) });
const Shipments = z.object({ shipment_id: z.array(z.int()), pickup_date: z.optional(z.array(z.string())) });
const Orders = z.object({ ids: z.array(z.int()) });
const NdrAction = z.object({ action: z.enum(['re-attempt', 'return']), comments: z.optional(z.string()) });
const Move = z.object({
  status: z.enum(Object.keys(MOVES) as [keyof typeof MOVES]),
  push: z._default(z.boolean(), true),
});

/** Sends a webhook request to the shop, as Shiprocket does. Returns the shop's response. */
export type PushToShop = (context: Context, request: Request) => Promise<Response>;

/**
 * Emulates Shiprocket: its paths, shapes and behaviour, including failures with status 200. Its state survives a
 * restart.
 */
export function shiprocketEmulator(db: () => Db, now: () => number): Hono {
  const byId = async (id: number) => (await db().read(parcelBy({ id, reference: null, awb: null })))[0][0];
  const byAwb = async (awb: string) => (await db().read(parcelBy({ id: null, reference: null, awb })))[0][0];
  const byReference = async (reference: string) =>
    (await db().read(parcelBy({ id: null, reference, awb: null })))[0][0];

  const app = new Hono().basePath('/v1/external');

  app.post('/auth/login', async (context) => {
    const login = z.safeParse(z.object({ email: z.string(), password: z.string() }), await bodyOf(context));
    if (!login.success)
      return context.json({ message: 'Invalid email and password combination', status_code: 400 }, 400);
    return context.json({ token: `sandbox.${now() + TOKEN_MS}`, email: login.data.email, company_id: 1 });
  });

  app.use(async (context, next) => {
    const [, until] = /^Bearer sandbox\.(\d+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (!until || Number(until) < now()) return context.json({ message: 'Token has expired', status_code: 401 }, 401);
    return next();
  });

  app.get('/courier/serviceability/', (context) => {
    const input = context.req.query();
    const quotes = quotesBetween(
      input.pickup_postcode ?? '',
      input.delivery_postcode ?? '',
      {
        weightKg: Number(input.weight ?? 0.5),
        volumeCm3: Number(input.length ?? 0) * Number(input.breadth ?? 0) * Number(input.height ?? 0),
      },
      { cod: input.cod === '1', today: kolkataDay(now()) },
    );
    if (quotes.length === 0) {
      return context.json({ status: 404, message: 'No courier serviceable for this pincode' });
    }
    const companies = quotes.map((quote) => companyOf(quote, input.delivery_postcode ?? ''));
    return context.json({
      currency: 'INR',
      status: 200,
      data: {
        available_courier_companies: companies,
        blocked_courier_companies: [],
        recommended_courier_company_id: companies[0]?.courier_company_id,
      },
    });
  });

  app.get('/courier/courierListWithCounts', (context) =>
    context.json({
      total_courier_count: SANDBOX_COURIERS.length,
      courier_data: SANDBOX_COURIERS.map(({ id, name, isSurface }) => ({
        id,
        name,
        min_weight: 0.5,
        mode: Number(isSurface),
      })),
    }),
  );

  app.get('/settings/company/pickup', async (context) => {
    const [pickups] = await db().read(newestPickups({}));
    return context.json({
      data: {
        shipping_address: pickups.map(({ id, nickname, pinCode }) => ({
          id,
          pickup_location: nickname,
          pin_code: pinCode,
        })),
      },
    });
  });

  app.post('/settings/company/addpickup', async (context) => {
    const wanted = z.safeParse(NewPickup, await bodyOf(context));
    if (!wanted.success) return unprocessable(context, wanted.error);
    const { pickup_location: nickname, pin_code: pinCode } = wanted.data;
    const [[known]] = await db().read(pickupNamed({ nickname }));
    if (known) {
      return context.json({ message: 'Address nick name already in use', status_code: 422 }, 422);
    }
    await db().write(insertPickup({ nickname, pinCode }));
    return context.json({ success: true, address: { pickup_code: nickname } });
  });

  app.post('/orders/create/:kind{adhoc|return}', async (context) => {
    const wanted = z.safeParse(NewOrder, await bodyOf(context));
    if (!wanted.success) return unprocessable(context, wanted.error);
    const order = wanted.data;
    const isReturn = context.req.param('kind') === 'return';
    const [[pickup]] = await db().read(pickupNamed({ nickname: order.pickup_location ?? '' }));
    if (!isReturn && !pickup) {
      const [pickups] = await db().read(newestPickups({}));
      // Like the real service: status 200, a list, and no order.
      return context.json({
        message: 'Wrong Pickup location entered. Please choose one location from the data given',
        data: { data: pickups.map(({ nickname }) => ({ pickup_location: nickname })) },
      });
    }
    const known = () => context.json({ message: 'Order id already exists', status_code: 400 }, 400);
    if (await byReference(order.order_id)) return known();
    const [inserted] = await db().write(
      insertParcel({
        at: now(),
        reference: order.order_id,
        pickupPin: (isReturn ? order.pickup_pincode : pickup?.pinCode) ?? '',
        deliveryPin: (isReturn ? order.shipping_pincode : order.billing_pincode) ?? '',
        weightGrams: Math.round(order.weight * 1000),
        isCod: order.payment_method === 'COD',
        isReturn,
        statusNumber: NEW,
      }),
    );
    if (inserted === 0) return known();
    const made = (await byReference(order.order_id))!;
    return context.json({
      order_id: ORDERS_FROM + made.id,
      shipment_id: SHIPMENTS_FROM + made.id,
      status: isReturn ? 'RETURN PENDING' : 'NEW',
      status_code: isReturn ? 21 : 1,
      awb_code: '',
      courier_company_id: '',
      courier_name: '',
    });
  });

  app.get('/orders', async (context) => {
    const parcel = await byReference(context.req.query('search') ?? '');
    return context.json({ data: parcel ? [orderShape(parcel)] : [] });
  });

  app.post('/courier/assign/awb', async (context) => {
    const request = z.safeParse(AwbWish, await bodyOf(context));
    if (!request.success) return unprocessable(context, request.error);
    const parcel = await byId(request.data.shipment_id - SHIPMENTS_FROM);
    if (!parcel) return context.json({ message: 'Shipment not found', status_code: 404 }, 404);
    if (parcel.awb)
      return context.json({ message: 'Cannot reassign courier for this shipment', status_code: 400 }, 400);
    const offered = quotesBetween(
      parcel.pickupPin,
      parcel.deliveryPin,
      { weightKg: parcel.weightGrams / 1000, volumeCm3: 0 },
      { cod: parcel.isCod, today: kolkataDay(now()) },
    ).filter(({ cod }) => cod || !parcel.isCod);
    const chosen = request.data.courier_id
      ? offered.find(({ courier }) => courier.id === request.data.courier_id)
      : offered.toSorted((a, b) => a.freight - b.freight)[0];
    if (!chosen || parcel.statusNumber === CANCELLED) {
      return context.json({
        awb_assign_status: 0,
        response: { data: { awb_assign_error: 'Courier not serviceable' } },
      });
    }
    const awb = `SBX${String(parcel.id).padStart(9, '0')}`;
    await db().write(
      setParcel({
        id: parcel.id,
        statusNumber: READY,
        courierNumber: chosen.courier.id,
        awb,
        etdOn: chosen.etdOn,
        pickupOn: null,
      }),
    );
    return context.json({
      awb_assign_status: 1,
      response: {
        data: {
          awb_code: awb,
          courier_company_id: chosen.courier.id,
          courier_name: chosen.courier.name,
          order_id: ORDERS_FROM + parcel.id,
          shipment_id: SHIPMENTS_FROM + parcel.id,
          applied_weight: parcel.weightGrams / 1000,
        },
      },
    });
  });

  app.post('/courier/generate/pickup', async (context) => {
    const query = z.safeParse(Shipments, await bodyOf(context));
    if (!query.success) return unprocessable(context, query.error);
    const parcel = await byId((query.data.shipment_id[0] ?? 0) - SHIPMENTS_FROM);
    if (!parcel?.awb) return context.json({ message: 'AWB is not assigned', status_code: 400 }, 400);
    const pickupOn = query.data.pickup_date?.[0] ?? kolkataDay(now());
    if (parcel.statusNumber === READY) await db().write(setParcel({ ...parcel, statusNumber: SCHEDULED, pickupOn }));
    return context.json({
      pickup_status: 1,
      response: {
        pickup_scheduled_date: `${parcel.pickupOn ?? pickupOn} 17:00:00`,
        pickup_token_number: `Reference No: ${parcel.id}`,
        status: 3,
      },
    });
  });

  app.post('/courier/generate/label', async (context) => {
    const asked = z.safeParse(Shipments, await bodyOf(context));
    const parcel = asked.success && (await byId((asked.data.shipment_id[0] ?? 0) - SHIPMENTS_FROM));
    if (!parcel || !parcel.awb) return context.json({ label_created: 0, not_created: [], response: 'No AWB' });
    return context.json({ label_created: 1, label_url: labelAddress(parcel.awb), not_created: [] });
  });

  app.get('/courier/track/awb/:awb', async (context) => {
    const parcel = await byAwb(context.req.param('awb'));
    if (!parcel) return context.json({ tracking_data: { track_status: 0, error: 'Aahh! There is no activity found' } });
    const [scans] = await db().read(scansOf({ parcelId: parcel.id }));
    return context.json({
      tracking_data: {
        track_status: 1,
        shipment_status: parcel.statusNumber,
        shipment_track: [{ id: parcel.id, awb_code: parcel.awb, current_status: WORDS[parcel.statusNumber] }],
        shipment_track_activities: scans.length === 0 ? null : scans.map(activityOf),
        track_url: `https://shiprocket.co/tracking/${parcel.awb}`,
        etd: parcel.etdOn ? `${parcel.etdOn} 00:00:00` : '',
      },
    });
  });

  app.post('/orders/cancel', async (context) => {
    const asked = z.safeParse(Orders, await bodyOf(context));
    if (!asked.success) return unprocessable(context, asked.error);
    for (const id of asked.data.ids) {
      const parcel = await byId(id - ORDERS_FROM);
      if (!parcel) continue;
      if (HANDED_OVER.includes(parcel.statusNumber)) {
        return context.json({ message: 'Cannot cancel shipped order', status_code: 400 }, 400);
      }
      await db().write(setParcel({ ...parcel, statusNumber: CANCELLED }));
    }
    return context.body(null, 204);
  });

  app.post('/ndr/:awb/action', async (context) => {
    const wish = z.safeParse(NdrAction, await bodyOf(context));
    if (!wish.success) return unprocessable(context, wish.error);
    const parcel = await byAwb(context.req.param('awb'));
    if (!parcel || parcel.statusNumber !== MOVES.UNDELIVERED) {
      return context.json({ message: 'No NDR is open for this AWB', status_code: 400 }, 400);
    }
    return context.json({ success: true, status: wish.data.action });
  });

  return app;
}

/**
 * Returns the endpoints for people and scripts under /sandbox/shiprocket, in addition to the API: its keys, and moving
 * a parcel.
 */
export function shiprocketDoors(db: () => Db, now: () => number, push: PushToShop): Hono {
  return new Hono()
    .get('/keys.json', (context) => context.json({ webhookToken: SANDBOX_WEBHOOK_TOKEN }))
    .post('/move/:awb', async (context) => {
      const move = z.safeParse(Move, await bodyOf(context));
      if (!move.success) {
        return context.json({ message: `Send {"status": ${Object.keys(MOVES).join(' | ')}}.` }, 422);
      }
      const awb = context.req.param('awb');
      const [[parcel]] = await db().read(parcelBy({ id: null, reference: null, awb }));
      if (!parcel) return context.json({ message: 'There is no such parcel.' }, 404);
      const statusNumber = MOVES[move.data.status];
      const [[last]] = await db().read(scansOf({ parcelId: parcel.id }));
      const scan = {
        // Shiprocket's times have no fractions of a second, and each event of a parcel has its own second.
        at: Math.max(Math.floor(now() / 1000) * 1000, (last?.at ?? 0) + 1000),
        parcelId: parcel.id,
        statusNumber,
        activity: move.data.status,
        location: 'Sandbox Hub',
      };
      await db().write(insertScan(scan), setParcel({ ...parcel, statusNumber }));
      const [scans] = await db().read(scansOf({ parcelId: parcel.id }));
      if (!move.data.push) return context.json({ awb, status: move.data.status, pushed: null });
      const request = new Request('http://shop/webhooks/courier', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'x-api-key': SANDBOX_WEBHOOK_TOKEN },
        body: JSON.stringify(pushBody(parcel, statusNumber, scans, scan.at)),
      });
      const answer = await push(context, request);
      return context.json({ awb, status: move.data.status, pushed: answer.status });
    });
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined);
}

function unprocessable(context: Context, error: z.core.$ZodError) {
  const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]]));
  return context.json({ message: 'The given data was invalid.', errors, status_code: 422 }, 422);
}

/** @example inWords('2026-11-27') // 'Nov 27, 2026', as Shiprocket writes a day */
function inWords(day: Day): string {
  const [date, month, year] = formatDay(day).split(' ');
  return `${month!.slice(0, 3)} ${date!.padStart(2, '0')}, ${year}`;
}

function companyOf(quote: SandboxQuote, postcode: string): { courier_company_id: number } & Record<string, unknown> {
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

function orderShape(parcel: Parcel): object {
  return {
    id: ORDERS_FROM + parcel.id,
    channel_order_id: parcel.reference,
    status: WORDS[parcel.statusNumber] ?? '',
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

function activityOf({ at, statusNumber, activity, location }: Scan): object {
  return {
    date: indianTime(at),
    status: String(statusNumber),
    activity,
    location,
    'sr-status': String(statusNumber),
    'sr-status-label': WORDS[statusNumber] ?? 'NA',
  };
}

function pushBody(parcel: Parcel, statusNumber: number, scans: Scan[], at: number): object {
  const [day, time] = indianTime(at).split(' ');
  const text = WORDS[statusNumber] ?? '';
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

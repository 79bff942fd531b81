import * as z from 'zod/mini';
import { kolkataDay } from '#contract/shop/dates.ts';
import { inAscii } from '#contract/shop/latin-letters.ts';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import { isSameSecret } from '../hmac.ts';
import { parseJson } from '../parse-json.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type {
  AssignedAwb,
  BookedParcel,
  CourierPush,
  CourierScan,
  CourierService,
  ParcelToBook,
  PostalAddress,
  QuoteRequest,
  Tracking,
} from '../../ports/couriers.ts';
import { loggedIn, noTokens } from './logged-in.ts';
import * as answers from './shiprocket-answers.ts';
import { STATUS_OF_NUMBER } from './shiprocket-statuses.ts';
import type { TokenStore } from '../../ports/token-store.ts';

/** Shiprocket's API: https://apidocs.shiprocket.in */
export const SHIPROCKET_HOST = 'apiv2.shiprocket.in';
const BASE = `https://${SHIPROCKET_HOST}/v1/external`;
const TIMEOUT_MS = 5000;
const LABEL_MAX_BYTES = 5 * 1024 * 1024;
/** Shiprocket's tokens are valid for ten days. */
const TOKEN_KEPT_MS = 9 * 24 * 60 * 60_000;

export interface ShiprocketKeys {
  email: string;
  password: string;
  /** The `x-api-key` of its webhooks. */
  webhookToken: string;
}

/**
 * Ships through Shiprocket. Converts rupees, kilograms and India's time without a zone to paise, grams and instants. A
 * response counts as a success only by its success fields, since failures have status 200, too.
 */
export function shiprocket(
  fetcher: typeof fetch,
  keys: ShiprocketKeys,
  clock: { now(): number },
  tokens: TokenStore = noTokens,
): CourierService {
  const session = loggedIn(tokens, clock, async () => {
    const body = { email: keys.email, password: keys.password };
    const answer = await send(fetcher, 'POST', '/auth/login', body, undefined, TIMEOUT_MS);
    const { token } = read(answers.Login, await jsonOf(answer), 'login');
    return { token, until: clock.now() + TOKEN_KEPT_MS };
  });

  /**
   * Sends a request with the present token, and once more with a new one if the token was refused. Both together end by
   * `until`.
   */
  async function ask(method: 'GET' | 'POST', path: string, body?: object, until = limit()): Promise<unknown> {
    const token = await within(session.token(), until);
    const answer = await send(fetcher, method, path, body, token, left(until));
    if (answer.status !== 401) return jsonOf(answer);
    session.refused(token);
    return jsonOf(await send(fetcher, method, path, body, await within(session.token(), until), left(until)));
  }

  /** Finds the order with our reference, if there is one. This recovers from a lost response. */
  async function find(reference: string, until = limit()) {
    const path = `/orders?search=${encodeURIComponent(reference)}`;
    const { data } = read(answers.FoundOrders, await ask('GET', path, undefined, until), 'orders');
    const order = data.find(({ channel_order_id }) => channel_order_id === reference);
    const shipment = order?.shipments[0];
    return order && shipment ? { order, shipment } : undefined;
  }

  async function create(path: string, reference: string, body: object, pickup?: ParcelToBook['pickup']) {
    const attempt = async (until = limit()) => z.safeParse(answers.CreatedOrder, await ask('POST', path, body, until));
    const until = limit();
    let created = await attempt(until).catch(async (error: unknown) => {
      // The order was refused as a duplicate, or there was no response. Only a search shows whether it was created. If
      // no time is left for the search, the next attempt finds the order.
      if (await find(reference, until)) return undefined;
      throw error;
    });
    // Without an order, the response lists the known pickup addresses: ours is not one of them yet.
    if (created && !created.success && !(await find(reference))) {
      // Adding is refused if another parcel of the sender added the address meanwhile: then the order is accepted now.
      const refusal = pickup && (await addPickup(pickup).then(undefined, (error: unknown) => error));
      created = await attempt();
      if (refusal !== undefined && !created.success) throw refusal;
    }
    if (created?.success) return { orderNumber: created.data.order_id, shipmentNumber: created.data.shipment_id };
    const found = await find(reference);
    if (!found) throw new ProviderError('couriers', `made no order for ${reference}`);
    return { orderNumber: found.order.id, shipmentNumber: found.shipment.id };
  }

  async function addPickup({ nickname, ...pickup }: ParcelToBook['pickup']): Promise<void> {
    const [address, rest] = cutAt(PICKUP_LINE_MAX, inAscii(pickup.address));
    await ask('POST', '/settings/company/addpickup', {
      pickup_location: nickname,
      name: inAscii(pickup.name),
      email: pickup.email,
      phone: pickup.mobile,
      address,
      address_2: [rest, inAscii(pickup.address2)].filter(Boolean).join(', '),
      city: inAscii(pickup.city),
      state: pickup.state,
      country: 'India',
      pin_code: pickup.pinCode,
    });
  }

  async function track(awb: string, until = limit()): Promise<Tracking> {
    const answer = await ask('GET', `/courier/track/awb/${encodeURIComponent(awb)}`, undefined, until);
    const { tracking_data: data } = read(answers.TrackingAnswer, answer, 'tracking');
    return {
      status: STATUS_OF_NUMBER[data.shipment_status ?? -1] ?? null,
      scans: data.shipment_track_activities.map(scanOf).filter(({ at }) => at > 0),
      etd: answers.dayOf(data.etd),
    };
  }

  return {
    async quotes({ pickupPin, deliveryPin, parcel, cod, withinMs }: QuoteRequest) {
      const query = new URLSearchParams({
        pickup_postcode: pickupPin,
        delivery_postcode: deliveryPin,
        cod: cod ? '1' : '0',
        weight: kilograms(parcel.weightGrams),
        length: String(parcel.lengthCm),
        breadth: String(parcel.breadthCm),
        height: String(parcel.heightCm),
      });
      const answer = await ask('GET', `/courier/serviceability/?${query}`, undefined, limit(withinMs));
      // If no courier serves the PIN, the response is `{status: 404, message}` with status 200.
      if (isNotServed(answer)) return [];
      const { data } = read(answers.Serviceability, answer, 'serviceability');
      return data.available_courier_companies.map((company) => ({
        courierNumber: company.courier_company_id,
        courierName: company.courier_name,
        ratePaise: Math.round(company.rate * 100),
        // Without a stated return cost, the return costs as much as the delivery.
        rtoPaise: Math.round((company.rto_charges ?? company.rate) * 100),
        cod: company.cod === 1,
        etd: answers.dayOf(company.etd),
        city: company.city || null,
        state: company.state || null,
      }));
    },

    async couriers() {
      const answer = await ask('GET', '/courier/courierListWithCounts?type=active');
      const { courier_data } = read(answers.CourierList, answer, 'couriers');
      return courier_data.map(({ id, name }) => ({ courierNumber: id, courierName: name }));
    },

    book(parcel: ParcelToBook): Promise<BookedParcel> {
      const body = {
        ...orderOf(parcel),
        pickup_location: parcel.pickup.nickname,
        ...party('billing', parcel.delivery),
      };
      const whole = { ...body, billing_last_name: '', shipping_is_billing: true };
      return create('/orders/create/adhoc', parcel.reference, whole, parcel.pickup);
    },

    bookReturn(parcel: ParcelToBook): Promise<BookedParcel> {
      const body = { ...orderOf(parcel), ...party('pickup', parcel.pickup), ...party('shipping', parcel.delivery) };
      return create('/orders/create/return', parcel.reference, body);
    },

    async assignAwb({ shipmentNumber, reference, isReturn = false }, courierNumber): Promise<AssignedAwb> {
      const body = {
        shipment_id: shipmentNumber,
        ...(courierNumber === undefined ? {} : { courier_id: courierNumber }),
        ...(isReturn ? { is_return: 1 } : {}),
      };
      let failure: unknown;
      const until = limit();
      const answer = await ask('POST', '/courier/assign/awb', body, until).catch((error: unknown) => {
        failure = error;
      });
      const assigned = z.safeParse(answers.AssignedAwbAnswer, answer);
      if (assigned.success) {
        const { awb_code, courier_company_id, courier_name } = assigned.data.response.data;
        return { awb: awb_code, courierNumber: courier_company_id ?? null, courierName: courier_name };
      }
      // An earlier request with a lost response may have assigned the AWB.
      const found = await find(reference, until);
      if (found?.shipment.awb) {
        return { awb: found.shipment.awb, courierNumber: null, courierName: found.shipment.courier };
      }
      throw failure ?? new ProviderError('couriers', `gave no AWB: ${excerpt(answer)}`);
    },

    async requestPickup(shipmentNumber, on) {
      const body = { shipment_id: [shipmentNumber], ...(on === undefined ? {} : { pickup_date: [on] }) };
      const answer = read(answers.PickupAnswer, await ask('POST', '/courier/generate/pickup', body), 'pickup');
      if (answer.pickup_status !== 1) throw new ProviderError('couriers', 'scheduled no pickup');
      return answers.dayOf(answer.response.pickup_scheduled_date);
    },

    async label(shipmentNumber) {
      const until = limit();
      const answer = await ask('POST', '/courier/generate/label', { shipment_id: [shipmentNumber] }, until);
      return pdfAt(fetcher, read(answers.LabelAnswer, answer, 'label').label_url, until);
    },

    track: (awb) => track(awb),

    async cancel({ orderNumber, awb }) {
      const until = limit();
      try {
        mustNotRefuse(await ask('POST', '/orders/cancel', { ids: [orderNumber] }, until));
        return 'cancelled';
      } catch (error) {
        // The texts of refusals are not documented, so the parcel's status decides.
        const status = awb === null || left(until) === 0 ? null : (await track(awb, until)).status;
        if (status === 'CANCELLED') return 'cancelled';
        if (status !== null && SHIPMENT_RANKS[status] >= SHIPMENT_RANKS.PICKED_UP) return 'fetched';
        throw error;
      }
    },

    async answerFailedDelivery(awb, { action, comments, on, address, phone }) {
      const body = {
        action,
        comments: inAscii(comments) || comments,
        ...(on === undefined ? {} : { deferred_date: on }),
        ...(address === undefined ? {} : { address1: inAscii(address) }),
        ...(phone === undefined ? {} : { phone }),
      };
      mustNotRefuse(await ask('POST', `/ndr/${encodeURIComponent(awb)}/action`, body));
    },

    isPush: (sent) => (sent === undefined ? Promise.resolve(false) : isSameSecret(sent, keys.webhookToken)),
    readPush: (body) => pushOf(body),
  };
}

/** Returns the end of a caller's wait, by `performance.now()`. */
const limit = (ms = TIMEOUT_MS) => performance.now() + ms;
const left = (until: number) => Math.max(0, Math.ceil(until - performance.now()));

/** Waits for shared work, such as a login, until a caller's own time limit. The work itself continues. */
async function within<Answered>(work: Promise<Answered>, until: number): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('couriers', 'did not answer')), left(until));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function send(
  fetcher: typeof fetch,
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  token: string | undefined,
  limitMs: number,
): Promise<Response> {
  try {
    return await fetcher(BASE + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new ProviderError('couriers', 'did not answer', { cause: error });
  }
}

/** Reads a PDF at an address without a login. */
async function pdfAt(fetcher: typeof fetch, address: string, until: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!address.startsWith('https://')) throw new ProviderError('couriers', 'named a label that is not at https');
  const answer = await fetcher(address, { redirect: 'manual', signal: AbortSignal.timeout(left(until)) })
    .then(async (response) => ({ isGood: response.ok, body: new Uint8Array(await response.arrayBuffer()) }))
    .catch((error: unknown) => {
      throw new ProviderError('couriers', 'did not hand out a label', { cause: error });
    });
  const isPdf = String.fromCharCode(...answer.body.subarray(0, 5)) === '%PDF-';
  if (!answer.isGood || !isPdf || answer.body.byteLength > LABEL_MAX_BYTES) {
    throw new ProviderError('couriers', 'handed out no label');
  }
  return answer.body;
}

async function jsonOf(answer: Response): Promise<object> {
  const text = await answer.text().catch((error: unknown) => {
    throw new ProviderError('couriers', 'broke off its answer', { cause: error });
  });
  // For an unserved PIN, the serviceability call answers 404, in the body or as the status.
  if (!answer.ok && answer.status !== 404) {
    throw new ProviderError('couriers', `answered ${answer.status}: ${text.slice(0, 200)}`);
  }
  if (answer.status === 204) return {};
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) {
    throw new ProviderError('couriers', `answered no JSON: ${text.slice(0, 80)}`);
  }
  return json;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown, what: string): z.output<Schema> {
  const result = z.safeParse(schema, answer);
  if (!result.success) throw new ProviderError('couriers', `answered no ${what}: ${excerpt(answer)}`);
  return result.data;
}

/** Throws for a refusal with status 200, for calls whose success has no content. */
function mustNotRefuse(answer: unknown): void {
  if (!z.safeParse(answers.Refused, answer).success) return;
  throw new ProviderError('couriers', `refused: ${excerpt(answer)}`);
}

function excerpt(answer: unknown): string {
  return (JSON.stringify(answer) ?? '').slice(0, 200);
}

const NotServed = z.object({ status: z.literal(404) });
const isNotServed = (answer: unknown) => z.safeParse(NotServed, answer).success;

const kilograms = (grams: number) => (grams / 1000).toFixed(3);
const rupees = (paise: number) => paise / 100;

function orderOf(parcel: ParcelToBook): object {
  return {
    order_id: parcel.reference,
    order_date: `${kolkataDay(parcel.orderedAt)} 00:00`,
    order_items: parcel.items.map(({ name, sku, units, unitPaise, hsn }) => ({
      name: inAscii(name) || sku,
      sku,
      units,
      selling_price: rupees(unitPaise),
      hsn,
    })),
    payment_method: parcel.codPaise === null ? 'Prepaid' : 'COD',
    // The amount to collect, if there is one.
    sub_total: rupees(parcel.codPaise ?? parcel.valuePaise),
    length: parcel.parcel.lengthCm,
    breadth: parcel.parcel.breadthCm,
    height: parcel.parcel.heightCm,
    weight: Number(kilograms(parcel.parcel.weightGrams)),
  };
}

/** The maximum length of the first line of a pickup address. */
const PICKUP_LINE_MAX = 80;

/** Splits a text in two: the longest beginning that fits, cut between words if possible, and the rest. */
function cutAt(max: number, text: string): [string, string] {
  const end = text.length <= max ? max : text.lastIndexOf(' ', max) + 1 || max;
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}

/** Couriers' labels and devices support only Latin letters. The shop's own records have the original text. */
function party(as: 'billing' | 'pickup' | 'shipping', who: PostalAddress): object {
  const fields = {
    customer_name: inAscii(who.name),
    address: inAscii(who.address),
    address_2: inAscii(who.address2),
    city: inAscii(who.city).slice(0, 30),
    pincode: who.pinCode,
    state: who.state,
    country: 'India',
    email: who.email,
    phone: who.mobile,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${as}_${name}`, value]));
}

interface ReadScan {
  date: string;
  activity: string;
  location: string;
  'sr-status'?: number | null | undefined;
}

function scanOf(scan: ReadScan): CourierScan {
  const statusNumber = scan['sr-status'] ?? null;
  return {
    at: answers.instantOf(scan.date) ?? 0,
    statusNumber,
    status: STATUS_OF_NUMBER[statusNumber ?? -1] ?? null,
    activity: scan.activity.slice(0, 200),
    location: scan.location.slice(0, 100),
  };
}

/**
 * Parses a webhook. `shipment_status_id` is the parcel's status. `current_status_id` is the courier's own status and
 * differs from it.
 */
function pushOf(body: unknown): CourierPush | undefined {
  const push = z.safeParse(answers.Push, body);
  if (!push.success || push.data.awb === '') return undefined;
  const { awb, courier_name, shipment_status, shipment_status_id, current_status, current_timestamp, scans } =
    push.data;
  const at = answers.instantOf(current_timestamp);
  if (at === null) return undefined;
  const last = scans.map(scanOf).toSorted((a, b) => b.at - a.at)[0];
  const statusNumber = shipment_status_id ?? null;
  return {
    awb: awb.slice(0, 60),
    courierName: courier_name.slice(0, 80),
    etd: answers.dayOf(push.data.etd),
    at,
    statusNumber,
    status: STATUS_OF_NUMBER[statusNumber ?? -1] ?? null,
    activity: (last?.activity || shipment_status || current_status).slice(0, 200),
    location: last?.location ?? '',
  };
}

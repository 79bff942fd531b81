import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../node/migrate.ts';
import { openEmbeddedDb } from '../../node/open-db.ts';
import type { EmbeddedDb } from '../../node/open-db.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { openSandbox } from '../../sandbox/sandbox.ts';
import type { CourierService, ParcelToBook, QuoteRequest } from '../../ports/couriers.ts';
import { dayOf, instantOf } from './shiprocket-answers.ts';
import { shiprocket } from './shiprocket.ts';
import type { KeptToken, TokenStore } from '../../ports/token-store.ts';

let folder: string;
let db: EmbeddedDb;
let now: number;
let couriers: CourierService;
let query: string[];
/** The bodies of the requests. */
let sent: string[];
/**
 * Replaces the emulator's response once, for a path with this prefix. 'lose' executes the request but loses the
 * response.
 */
let instead: { path: string; answer: Response | 'lose' } | undefined;
let count = 0;
let sandbox: ReturnType<typeof openSandbox>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratnahaat-couriers-'));
  db = openEmbeddedDb(join(folder, 'x.db'));
  migrate(db.connection);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  now = Date.parse('2026-11-20T06:00:00Z');
  query = [];
  sent = [];
  instead = undefined;
  sandbox = openSandbox({
    db: () => db,
    origin: 'http://localhost',
    reach: () => Promise.resolve(new Response()),
    jobNames: [],
    runJob: () => Promise.resolve(undefined),
  });
  const fetcher: typeof fetch = async (input, init) => {
    const path = new URL(String(input as string)).pathname.replace('/v1/external', '');
    query.push(path);
    if (typeof init?.body === 'string') sent.push(init.body);
    const fault = instead && path.startsWith(instead.path) ? instead : undefined;
    if (fault) instead = undefined;
    if (fault && fault.answer !== 'lose') return fault.answer;
    const answer = await sandbox.fetch(input, init);
    if (fault) throw new TypeError('The connection was lost.');
    return answer;
  };
  couriers = shiprocket(fetcher, sandbox.keys.couriers, { now: () => now });
});

const PARCEL = { weightGrams: 500, lengthCm: 15, breadthCm: 12, heightCm: 6 };
const ask = (deliveryPin: string, more: Partial<QuoteRequest> = {}) =>
  couriers.quotes({ pickupPin: '500081', deliveryPin, parcel: PARCEL, cod: false, ...more });

const address = {
  name: 'Asha',
  mobile: '9848012345',
  email: 'asha@example.in',
  address: '1, Main Road',
  address2: '',
  city: 'Hyderabad',
  state: 'Telangana',
  pinCode: '500081',
};

function parcel(more: Partial<ParcelToBook> = {}): ParcelToBook {
  count += 1;
  return {
    reference: `RH-TEST-${count}`,
    orderedAt: now,
    pickup: { ...address, nickname: `S${count}` },
    delivery: { ...address, pinCode: '560034', city: 'Bengaluru', state: 'Karnataka' },
    items: [{ name: 'Jhumka', sku: 'J-1', units: 1, unitPaise: 600_00, hsn: '7117' }],
    codPaise: 600_00,
    valuePaise: 600_00,
    parcel: PARCEL,
    ...more,
  };
}

describe('names and addresses in other scripts', () => {
  const who = {
    ...address,
    name: 'فاطمہ بیگم 💍',
    address: 'मकान 7, लाड बाज़ार',
    address2: 'ᱥᱟᱱᱛᱟᱲᱤ, Café lane',
    city: 'హైదరాబాద్',
  };
  const items = [
    { name: 'कुंदन झुमका – “लाल”', sku: 'K-1', units: 1, unitPaise: 600_00, hsn: '7117' },
    { name: '💍', sku: 'K-2', units: 1, unitPaise: 600_00, hsn: '7117' },
  ];

  test('are told to the courier in Latin letters without accents', async () => {
    const booked = parcel({ delivery: who, pickup: { ...who, nickname: `N${count}` }, items });
    await couriers.book(booked);
    await couriers.bookReturn({ ...booked, reference: `${booked.reference}-R` });
    expect(query).toContain('/settings/company/addpickup');
    expect(sent.length).toBeGreaterThanOrEqual(4);
    expect(sent.filter((body) => /[^\x20-\x7e]/.test(body))).toEqual([]);
    const [order] = sent.map((body) => JSON.parse(body) as Record<string, unknown>).filter((body) => body.billing_city);
    expect(order).toMatchObject({
      billing_customer_name: 'Fatima Begum',
      billing_address: 'Makan 7, Lad Bazar',
      billing_address_2: 'Santari, Cafe lane',
      billing_city: 'Hyderabad',
      order_items: [{ name: 'Kundan Jhumka - "Lal"' }, { name: 'K-2' }],
    });
  });

  test('of a pickup that are longer than its first line go on in the second', async () => {
    const long = 'लाड बाज़ार चारमीनार '.repeat(8).trim();
    await couriers.book(parcel({ pickup: { ...who, address: long, nickname: `L${count}` } }));
    const pickup = sent.map((body) => JSON.parse(body) as Record<string, string>).find((body) => body.pin_code)!;
    expect(pickup.address!.length).toBeLessThanOrEqual(80);
    expect(`${pickup.address} ${pickup.address_2}`).toBe(
      `${'Lad Bazar Charminar '.repeat(8).trim()}, Santari, Cafe lane`,
    );
  });
});

describe('quotes', () => {
  test('are in paise, with a day and whether cash is collected', async () => {
    const quotes = await ask('560034');
    expect(quotes.length).toBeGreaterThanOrEqual(4);
    for (const quote of quotes) {
      expect(quote).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
      expect(quote.etd).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(Number.isInteger(quote.ratePaise)).toBe(true);
    }
    expect(quotes.map(({ cod }) => cod)).toContain(true);
    expect(quotes.map(({ cod }) => cod)).toContain(false);
    expect(await ask('560034')).toEqual(quotes);
  });

  test('are none for the Army Postal Service and for PINs that were never given, which is answered with 200', async () => {
    expect(await ask('900056')).toEqual([]);
    expect(await ask('100001')).toEqual([]);
  });

  test('take longer to the North East and the islands than to a metro', async () => {
    const soonest = async (pin: string) => (await ask(pin)).map(({ etd }) => etd!).toSorted()[0]!;
    const metro = await soonest('560034');
    for (const pin of ['797001', '190001', '744101', '682555']) expect((await soonest(pin)) > metro, pin).toBe(true);
  });

  test('know PINs where no courier collects cash', async () => {
    for (const pin of ['744101', '500051']) {
      const quotes = await ask(pin);
      expect(quotes.length).toBeGreaterThan(0);
      expect(
        quotes.some(({ cod }) => cod),
        pin,
      ).toBe(false);
    }
  });

  test('rise with each half kilogram, and with the volume of what is light', async () => {
    const rate = async (more: Partial<ParcelToBook['parcel']>) =>
      (await ask('560034', { parcel: { ...PARCEL, ...more } }))[0]!.ratePaise;
    const half = await rate({});
    expect(await rate({ weightGrams: 400 })).toBe(half);
    expect(await rate({ weightGrams: 501 })).toBeGreaterThan(half);
    expect(await rate({ lengthCm: 40, breadthCm: 30, heightCm: 20 })).toBeGreaterThan(half);
  });

  test('include what collecting cash costs where it is asked for', async () => {
    const [plain, cash] = [await ask('560034'), await ask('560034', { cod: true })];
    const taking = plain.findIndex(({ cod }) => cod);
    expect(cash[taking]!.ratePaise).toBe(plain[taking]!.ratePaise + 35_00);
  });

  test('are read where numbers are texts, and a company that makes no sense is left out', async () => {
    await ask('560034');
    const company = { courier_company_id: '7', courier_name: 'Seven', rate: '61.50', cod: '1', etd: 'Jul 01, 2024' };
    const body = { data: { available_courier_companies: [company, { courier_name: 3 }, null] } };
    instead = { path: '/courier/serviceability', answer: Response.json(body) };
    expect(await ask('560034')).toEqual([
      {
        courierNumber: 7,
        courierName: 'Seven',
        ratePaise: 6150,
        rtoPaise: 6150,
        cod: true,
        etd: '2024-07-01',
        city: null,
        state: null,
      },
    ]);
  });
});

describe('the token', () => {
  test('is asked for once, and again when it has run out', async () => {
    await ask('560034');
    await ask('110001');
    expect(query.filter((path) => path === '/auth/login')).toHaveLength(1);
    now += 10 * 24 * 3_600_000;
    await ask('560034');
    expect(query.filter((path) => path === '/auth/login')).toHaveLength(2);
  });

  test('that is refused is exchanged for a new one', async () => {
    await ask('560034');
    instead = { path: '/courier/serviceability', answer: Response.json({ message: 'expired' }, { status: 401 }) };
    expect((await ask('560034')).length).toBeGreaterThan(0);
    expect(query.filter((path) => path === '/auth/login')).toHaveLength(2);
  });
});

describe('booking', () => {
  test('tells the courier of a pickup address it does not know, though it answers 200 without an order', async () => {
    const booked = await couriers.book(parcel());
    expect(query).toContain('/settings/company/addpickup');
    expect(booked).toEqual({ orderNumber: expect.any(Number) as number, shipmentNumber: expect.any(Number) as number });
  });

  test('of a sender that the courier does not know are booked at the same time, each with an order', async () => {
    const first = parcel();
    const numbers = await Promise.all(
      [first, ...[1, 2, 3].map(() => parcel({ pickup: first.pickup }))].map((each) => couriers.book(each)),
    );
    expect(query.filter((path) => path === '/settings/company/addpickup').length).toBeGreaterThan(1);
    expect(new Set(numbers.map(({ orderNumber }) => orderNumber)).size).toBe(4);
  });

  test('twice is once: the second finds the first by its reference', async () => {
    const wanted = parcel();
    const first = await couriers.book(wanted);
    expect(await couriers.book(wanted)).toEqual(first);
  });

  test('whose answer is lost is found again and not made twice', async () => {
    const wanted = parcel();
    await couriers.book(parcel({ pickup: wanted.pickup }));
    instead = { path: '/orders/create', answer: 'lose' };
    const booked = await couriers.book(wanted);
    expect(query.filter((path) => path === '/orders/create/adhoc')).toHaveLength(3);
    expect(await couriers.book(wanted)).toEqual(booked);
  });

  test('that is refused says so', async () => {
    const wanted = parcel();
    await expect(couriers.book({ ...wanted, parcel: { ...PARCEL, weightGrams: 0 } })).rejects.toThrow(ProviderError);
  });

  test('leads through AWB, pickup and label to tracking and cancelling', async () => {
    const wanted = parcel();
    const booked = await couriers.book(wanted);
    const assigned = await couriers.assignAwb({ ...booked, reference: wanted.reference }, 24);
    expect(assigned).toEqual({
      awb: expect.stringMatching(/^SBX\d{9}$/) as string,
      courierNumber: 24,
      courierName: 'Godavari Surface',
    });
    // A repeated request, as after a lost response: the courier refuses, and the AWB is the same.
    const again = await couriers.assignAwb({ ...booked, reference: wanted.reference });
    expect(again).toMatchObject({ awb: assigned.awb, courierName: 'Godavari Surface' });
    expect(await couriers.requestPickup(booked.shipmentNumber, '2026-11-23')).toBe('2026-11-23');
    expect(new TextDecoder().decode(await couriers.label(booked.shipmentNumber))).toMatch(
      new RegExp(`^%PDF-[^]*\\(${assigned.awb}\\)[^]*%%EOF\\s*$`),
    );
    expect(await couriers.track(assigned.awb)).toMatchObject({ status: 'PICKUP_REQUESTED', scans: [] });
    const booking = { orderNumber: booked.orderNumber, awb: assigned.awb };
    expect([await couriers.cancel(booking), await couriers.cancel(booking)]).toEqual(['cancelled', 'cancelled']);
    expect(await couriers.track(assigned.awb)).toMatchObject({ status: 'CANCELLED' });
  });

  test('by a courier that does not go there gives no AWB', async () => {
    const wanted = parcel({ delivery: { ...address, pinCode: '797001' }, codPaise: null });
    const booked = await couriers.book(wanted);
    await expect(couriers.assignAwb({ ...booked, reference: wanted.reference }, 33)).rejects.toThrow('gave no AWB');
  });

  test('of an AWB nobody knows is no tracking', async () => {
    await expect(couriers.track('NOBODY')).resolves.toMatchObject({ status: null, scans: [] });
  });
});

test.each<[string, Response]>([
  ['500', new Response('{"message":"x"}', { status: 500 })],
  ['429', new Response('{"message":"Too many requests"}', { status: 429 })],
  ['no JSON', new Response('<html>')],
  ['empty', new Response('')],
  ['cut off', new Response('{"data":{"available_courier_companies":[{"courier_compa')],
  ['another shape', Response.json({ data: {} })],
  ['an error under 200', Response.json({ message: 'Something went wrong', status_code: 500 })],
  ['a way to somewhere else', Response.redirect('http://169.254.169.254/latest/meta-data', 302)],
])('an answer that is %s is an error of the provider', async (_, answer) => {
  await ask('560034');
  instead = { path: '/courier/serviceability', answer };
  await expect(ask('560034')).rejects.toThrow(ProviderError);
});

describe('pushes', () => {
  test('are known by their token alone', async () => {
    expect(await couriers.isPush('sandbox-courier-token')).toBe(true);
    for (const token of [undefined, '', 'sandbox-courier-toke', 'Sandbox-courier-token']) {
      expect(await couriers.isPush(token)).toBe(false);
    }
  });

  test('are read by the status of the shipment, in India’s time', () => {
    const push = {
      awb: 19041424751540,
      courier_name: 'Delhivery Surface',
      current_status: 'IN TRANSIT',
      current_status_id: 20,
      shipment_status: 'IN TRANSIT',
      shipment_status_id: 18,
      current_timestamp: '23 05 2023 11:43:52',
      etd: '2023-05-25 00:00:00',
      scans: [{ date: '2023-05-19 11:59:16', activity: 'Manifested', location: 'Gurgaon', 'sr-status': '5' }],
    };
    expect(couriers.readPush(push)).toEqual({
      awb: '19041424751540',
      courierName: 'Delhivery Surface',
      etd: '2023-05-25',
      at: Date.parse('2023-05-23T06:13:52Z'),
      statusNumber: 18,
      status: 'IN_TRANSIT',
      activity: 'Manifested',
      location: 'Gurgaon',
    });
    expect(couriers.readPush({ ...push, shipment_status_id: 9999, scans: null })).toMatchObject({ status: null });
    for (const body of [undefined, [], {}, { ...push, awb: '' }, { ...push, current_timestamp: 'now' }]) {
      expect(couriers.readPush(body)).toBeUndefined();
    }
  });
});

test('days and times are read as Shiprocket writes them', () => {
  expect(dayOf('Jul 01, 2024')).toBe('2024-07-01');
  expect(dayOf('2024-07-01 10:00:00')).toBe('2024-07-01');
  expect([dayOf(''), dayOf('soon'), dayOf('Foo 01, 2024')]).toEqual([null, null, null]);
  expect(instantOf('2023-05-19 11:59:16')).toBe(Date.parse('2023-05-19T06:29:16Z'));
  expect([instantOf(''), instantOf('99 99 2023 11:43:52')]).toEqual([null, null]);
});

describe('the login', () => {
  const logins = (paths: readonly string[]) => paths.filter((path) => path === '/auth/login').length;

  function opened(store: TokenStore) {
    const paths: string[] = [];
    const fetcher: typeof fetch = (input, init) => {
      paths.push(new URL(String(input as string)).pathname.replace('/v1/external', ''));
      return sandbox.fetch(input, init);
    };
    const service = shiprocket(fetcher, sandbox.keys.couriers, { now: () => now }, store);
    const request = { pickupPin: '500081', deliveryPin: '560034', parcel: PARCEL, cod: false };
    return { paths, quotes: () => service.quotes(request) };
  }

  function memory(): TokenStore & { kept?: KeptToken } {
    const store: TokenStore & { kept?: KeptToken } = {
      read: () => Promise.resolve(store.kept),
      keep(token) {
        store.kept = token;
        return Promise.resolve();
      },
    };
    return store;
  }

  test('is asked for once, however many wait for it, and kept for other processes', async () => {
    const store = memory();
    const first = opened(store);
    await Promise.all(Array.from({ length: 12 }, () => first.quotes()));
    expect(logins(first.paths)).toBe(1);
    const second = opened(store);
    await second.quotes();
    expect(logins(second.paths)).toBe(0);
  });

  test('is renewed before it ends, and where it is refused', async () => {
    const store = memory();
    const { paths, quotes } = opened(store);
    await quotes();
    now += 9 * 24 * 60 * 60_000 + 1;
    await quotes();
    expect(logins(paths)).toBe(2);
    store.kept = { token: 'made up', until: now + 1000 };
    const other = opened(store);
    await Promise.all([other.quotes(), other.quotes()]);
    expect(logins(other.paths)).toBe(1);
    expect(store.kept.token).not.toBe('made up');
  });
});

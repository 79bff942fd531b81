import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourierService } from '../ports/couriers.ts';
import { shiprocket } from './couriers/shiprocket.ts';
import type { TokenStore } from '../ports/token-store.ts';
import { resendMail } from './mail/resend.ts';
import { messageServicesOf } from './messages/message-services.ts';
import { SANDBOX_SMS, SANDBOX_WHATSAPP } from '../sandbox/messages/sandbox-keys.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import { razorpay } from './payments/razorpay.ts';
import { SANDBOX_KEYS } from '../sandbox/payments/sandbox-keys.ts';
import { ProviderError } from '../ports/provider-error.ts';

/** A cloud's metadata, which any process inside of it can read. Here our own server plays it. */
const INSIDE = '/latest/meta-data';
/** A response with all the fields that any adapter reads as a success. */
const GOOD = JSON.stringify({
  id: 'plink_1',
  reference_id: 'RH-1',
  short_url: 'https://rzp.io/i/1',
  status: 'created',
  amount: 1,
  currency: 'INR',
  payment_links: [],
  items: [],
  data: [],
  courier_data: [],
  order_id: 1,
  shipment_id: 2,
});
const answers =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);

/** The faulty responses that a service, or a proxy in front of it, may send. */
const BAD: Record<string, RequestListener> = {
  'an error': answers(500, '{"message":"Internal server error"}'),
  'too many requests': answers(429, '{"message":"Too many requests"}'),
  'a page of HTML': answers(200, '<html><body>We are down for maintenance</body></html>', 'text/html'),
  'a page that is not there': answers(404, '<html><body>404 Not Found</body></html>', 'text/html'),
  nothing: answers(200, ''),
  'half of its JSON': answers(200, GOOD.slice(0, GOOD.length / 2)),
  'JSON that is no object': answers(200, 'null'),
  'an error under a good status': answers(200, '{"status_code":500,"success":false,"message":"Wallet balance is low"}'),
  'a way to the inside of the network': (_, response) =>
    void response.writeHead(302, { Location: INSIDE, 'Content-Type': 'application/json' }).end(GOOD),
  'less than it said': (_, response) => {
    response.writeHead(200, { 'Content-Length': GOOD.length, 'Content-Type': 'application/json' });
    response.write(GOOD.slice(0, 20), () => response.destroy());
  },
  'a connection that is cut': ({ socket }) => void socket.destroy(),
  'nothing at all': () => {},
  'a letter now and then': (request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    let at = 0;
    const drip = setInterval(() => void response.write(GOOD[(at += 1) % GOOD.length]), 200);
    request.socket.on('close', () => clearInterval(drip));
  },
};

const servers = new Map<string, Server>();
const insideAsked: string[] = [];
const originOf = (name: string) => `http://localhost:${(servers.get(name)!.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const [name, listener] of Object.entries(BAD)) {
    const server = createServer((request, response) => {
      if (request.url?.startsWith(INSIDE)) insideAsked.push(name);
      listener(request, response);
    });
    servers.set(name, server);
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  }
});
afterAll(() => {
  for (const server of servers.values()) {
    server.closeAllConnections();
    server.close();
  }
});

/** The real client, redirected to one of these servers. */
const fetcherTo =
  (origin: string): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(input as string);
    return fetch(origin + pathname + search, init);
  };

const tokens: TokenStore = {
  read: () => Promise.resolve({ token: 't', until: Infinity }),
  keep: () => Promise.resolve(),
};
const COURIER_KEYS = { email: 'a@example.in', password: 'p', webhookToken: 'w' };
const PARCEL = { weightGrams: 500, lengthCm: 15, breadthCm: 12, heightCm: 6 };
const PLACE = {
  name: 'Asha',
  mobile: '9848012345',
  email: 'asha@example.in',
  address: '1, Main Road',
  address2: '',
  city: 'Hyderabad',
  state: 'Telangana',
  pinCode: '500081',
};
const TO_BOOK = {
  reference: 'RH-1',
  orderedAt: 0,
  pickup: { ...PLACE, nickname: 'S1' },
  delivery: PLACE,
  items: [],
  codPaise: null,
  valuePaise: 600_00,
  parcel: PARCEL,
};
const BOOKED = { orderNumber: 1, shipmentNumber: 2, reference: 'RH-1' };
const LINK = {
  id: 'plink_1',
  reference: 'RH-1',
  url: 'https://rzp.io/i/1',
  status: 'created' as const,
  amountPaise: 1,
  currency: 'INR',
  orderId: 'order_1',
  paymentIds: [],
};
const PAYMENT = { id: 'pay_1', amountPaise: 1, currency: 'INR', status: 'authorized' as const, method: 'upi' };

const ofGateway = (gateway: PaymentGateway): Record<string, () => Promise<unknown>> => ({
  createLink: () =>
    gateway.createLink({
      reference: 'RH-1',
      amountPaise: 1,
      description: 'x',
      expiresAt: 0,
      callbackUrl: 'http://localhost',
      customer: { name: 'Asha', email: 'asha@example.in', contact: '+919848012345' },
    }),
  fetchLink: () => gateway.fetchLink('plink_1'),
  linkByReference: () => gateway.linkByReference('RH-1'),
  linkOfPayment: () => gateway.linkOfPayment('pay_1'),
  cancelLink: () => gateway.cancelLink('plink_1'),
  paymentsOf: () => gateway.paymentsOf(LINK),
  fetchPayment: () => gateway.fetchPayment('pay_1'),
  paymentsSince: () => gateway.paymentsSince(0),
  capture: () => gateway.capture(PAYMENT),
  refund: () => gateway.refund({ paymentId: 'pay_1', amountPaise: 1, key: 'refund-0001' }),
  refundsOf: () => gateway.refundsOf('pay_1'),
});
const ofCouriers = (couriers: CourierService): Record<string, () => Promise<unknown>> => ({
  quotes: () => couriers.quotes({ pickupPin: '500081', deliveryPin: '560034', parcel: PARCEL, cod: false }),
  couriers: () => couriers.couriers(),
  book: () => couriers.book(TO_BOOK),
  bookReturn: () => couriers.bookReturn(TO_BOOK),
  assignAwb: () => couriers.assignAwb(BOOKED),
  requestPickup: () => couriers.requestPickup(2),
  label: () => couriers.label(2),
  track: () => couriers.track('AWB1'),
  cancel: () => couriers.cancel({ orderNumber: 1, awb: null }),
  answerFailedDelivery: () => couriers.answerFailedDelivery('AWB1', { action: 'return', comments: '' }),
});

/** Returns every request that the shop makes to a service. */
function questions(fetcher: typeof fetch): Record<string, () => Promise<unknown>> {
  const mail = { to: 'asha@example.in', subject: 'x', text: 'x', html: 'x' };
  const message = { mobile: '9848012345', template: 't', language: 'en', values: [], replies: [], reference: 'm' };
  const messages = messageServicesOf(fetcher, { whatsApp: SANDBOX_WHATSAPP, sms: SANDBOX_SMS });
  return {
    ...ofGateway(razorpay(fetcher, SANDBOX_KEYS)),
    ...ofCouriers(shiprocket(fetcher, COURIER_KEYS, Date, tokens)),
    login: () => shiprocket(fetcher, COURIER_KEYS, Date).couriers(),
    mail: () => resendMail(fetcher, 'key', 'shop@example.in').send(mail, 'mail-1'),
    whatsApp: () => messages.whatsApp!.send(message),
    sms: () => messages.sms!.send(message),
  };
}

/** Returns the outcome of each request: a failure of the service, or another one. */
async function endsOf(fetcher: typeof fetch): Promise<Record<string, unknown>> {
  const ends = Object.entries(questions(fetcher)).map(async ([name, ask]) => {
    const end = await ask().then(
      (answer) => ['answered', answer],
      (error: unknown) => (error instanceof ProviderError ? 'failed' : error),
    );
    return [name, end] as const;
  });
  return Object.fromEntries(await Promise.all(ends));
}

const ALL_FAILED = Object.fromEntries(Object.keys(questions(fetch)).map((name) => [name, 'failed']));

// The longest timeout of an adapter is five seconds. A longer wait than the test's timeout means that no adapter has
// given up.
describe.concurrent('a service that answers', { timeout: 12_000 }, () => {
  test.each(Object.keys(BAD))('%s has failed, whatever it was asked', async (name) => {
    expect(await endsOf(fetcherTo(originOf(name)))).toEqual(ALL_FAILED);
    expect(insideAsked).toEqual([]);
  });

  test('without the encryption that was agreed on has failed, whatever it was asked', async () => {
    const origin = originOf('an error').replace('http:', 'https:');
    expect(await endsOf(fetcherTo(origin))).toEqual(ALL_FAILED);
  });

  test('at no address at all has failed, whatever it was asked', async () => {
    expect(await endsOf(fetcherTo('https://nowhere.invalid'))).toEqual(ALL_FAILED);
  });
});

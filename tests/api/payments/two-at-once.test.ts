import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Order } from '#contract/calls/orders.ts';
import { after, openFaultyShop } from '../../support/faulty-shop.ts';
import type { FaultyShop } from '../../support/faulty-shop.ts';
import { linkIn } from '../../support/pay.ts';
import { faultsInRecords } from '../../support/setup.ts';
import { checkOut, endOf, newScene, payOnline, tidyUp } from '../../support/stories.ts';
import type { Scene } from '../../support/stories.ts';

type Deed = (scene: Scene, order: { orderId: string; url: string | null }) => Promise<unknown>;

const job =
  (name: string): Deed =>
  ({ shop }) =>
    shop.job(name);
const pays: Deed = (scene, { url }) => payOnline(scene, url!, 'webhooks');
const paysUnheard: Deed = (scene, { url }) => payOnline(scene, url!, 'nobody hears');
const failsUnheard: Deed = ({ person }, { url }) =>
  person.post(`/sandbox/razorpay/pay/${linkIn(url)}`, { outcome: 'failed', webhooks: false });
const paysLate: Deed = (scene, { url }) => payOnline(scene, url!, 'late');
const comesBack: Deed = ({ person }, { orderId }) => person.patch(`/orders/${orderId}/status/PLACED`);
const cancels: Deed = ({ person }, { orderId }) => person.put(`/orders/${orderId}/cancel`);
const cancelsAPiece: Deed = async ({ person }, { orderId }) => {
  const [item] = (await person.get(`/api/orders/${orderId}`)).as(Order).orderItems;
  return person.put(`/orders/${orderId}/cancel`, { items: [{ orderItemId: item!.id, quantity: 1 }] });
};
const confirms: Deed = ({ shop }, { orderId }) =>
  shop.seller('meera').patch(`/seller/orders/${orderId}/status/CONFIRMED`);
const ships: Deed = ({ shop }, { orderId }) => shop.seller('meera').patch(`/seller/orders/${orderId}/status/SHIPPED`);
const paysAgain: Deed = ({ person }, { orderId }) => person.post(`/api/orders/${orderId}/pay`);
const switches: Deed = ({ person }, { orderId }) => person.post(`/api/orders/${orderId}/switch-to-prepaid`);
const switchesToCod: Deed = ({ person }, { orderId }) => person.post(`/api/orders/${orderId}/switch-to-cod`);
const putsBack: Deed = ({ person }, { orderId }) => person.post(`/api/orders/${orderId}/back-to-cart`);
const paysSwitched: Deed = (scene, { orderId }) => {
  const link = 'SELECT url FROM payment_links WHERE order_id = (SELECT id FROM orders WHERE number = ?)';
  return payOnline(scene, String(scene.shop.row(link, orderId).url), 'late');
};
const switchesConfirmed: Deed = async (scene, order) => {
  await switches(scene, order);
  await confirms(scene, order);
};
const nothing: Deed = () => Promise.resolve();

const HOLD_SECONDS = 30 * 60;

interface Meeting {
  says: string;
  method?: 'COD';
  /** Happens first. */
  before?: Deed;
  /** The seconds that pass before the two actions. */
  passed?: number;
  one: Deed;
  other: Deed;
}

/** Pairs of concurrent actions on one order. */
const MEETINGS: Meeting[] = [
  { says: 'two jobs end one hold', passed: HOLD_SECONDS + 1, one: job('release-holds'), other: job('release-holds') },
  { says: 'the hold ends while the payer pays', passed: HOLD_SECONDS + 1, one: job('release-holds'), other: paysLate },
  {
    says: 'two jobs ask about one payment',
    before: paysUnheard,
    passed: 300,
    one: job('reconcile-payments'),
    other: job('reconcile-payments'),
  },
  {
    says: 'two jobs ask about one payment that failed',
    before: failsUnheard,
    passed: 300,
    one: job('reconcile-payments'),
    other: job('reconcile-payments'),
  },
  {
    says: 'the payer comes back while a job asks',
    before: paysUnheard,
    passed: 300,
    one: comesBack,
    other: job('reconcile-payments'),
  },
  {
    says: 'a job asks while the payer comes back',
    before: paysUnheard,
    passed: 300,
    one: job('reconcile-payments'),
    other: comesBack,
  },
  { says: 'the shopper cancels while they pay', one: cancels, other: paysLate },
  {
    says: 'the shopper cancels while the hold ends',
    passed: HOLD_SECONDS + 1,
    one: cancels,
    other: job('release-holds'),
  },
  {
    says: 'the hold ends while the shopper cancels',
    passed: HOLD_SECONDS + 1,
    one: job('release-holds'),
    other: cancels,
  },
  { says: 'the shopper switches to cash while they pay', one: switchesToCod, other: paysLate },
  { says: 'the shopper switches to cash twice', one: switchesToCod, other: switchesToCod },
  { says: 'the shopper switches to cash while they cancel', one: switchesToCod, other: cancels },
  {
    says: 'the shopper switches to cash while a job asks about a payment that failed',
    before: failsUnheard,
    passed: 300,
    one: switchesToCod,
    other: job('reconcile-payments'),
  },
  { says: 'the shopper puts an order back into the cart while they pay', one: putsBack, other: paysLate },
  { says: 'the shopper puts an order back into the cart twice', one: putsBack, other: putsBack },
  {
    says: 'the shopper puts an order back into the cart while they switch to cash',
    one: putsBack,
    other: switchesToCod,
  },
  {
    says: 'the shopper puts an order back into the cart while its hold ends',
    passed: HOLD_SECONDS + 1,
    one: putsBack,
    other: job('release-holds'),
  },
  { says: 'the shopper asks for the page twice', one: paysAgain, other: paysAgain },
  { says: 'the shopper cancels twice', before: pays, one: cancels, other: cancels },
  { says: 'the shopper cancels while the seller confirms', before: pays, one: cancels, other: confirms },
  { says: 'the seller confirms while the shopper cancels a piece', before: pays, one: confirms, other: cancelsAPiece },
  { says: 'the shopper cancels a piece while the seller sends all', before: pays, one: cancelsAPiece, other: ships },
  { says: 'the seller sends what the shopper cancels', method: 'COD', one: ships, other: cancels },
  { says: 'the shopper asks twice to pay online after all', method: 'COD', one: switches, other: switches },
  { says: 'the seller confirms while the shopper asks to pay online', method: 'COD', one: switches, other: confirms },
  {
    says: 'the seller confirms while the shopper pays online after all',
    method: 'COD',
    before: switches,
    one: confirms,
    other: paysSwitched,
  },
  {
    says: 'the shopper cancels a piece and pays online after all',
    method: 'COD',
    before: switches,
    one: cancelsAPiece,
    other: paysSwitched,
  },
  {
    says: 'the shopper pays in place of cash while the seller sends it',
    method: 'COD',
    before: switchesConfirmed,
    one: paysSwitched,
    other: ships,
  },
  {
    says: 'the seller sends what the shopper pays in place of cash',
    method: 'COD',
    before: switchesConfirmed,
    one: ships,
    other: paysSwitched,
  },
  {
    says: 'the shopper cancels what they pay in place of cash',
    method: 'COD',
    before: switchesConfirmed,
    one: paysSwitched,
    other: cancels,
  },
  {
    says: 'two jobs send one refund',
    before: cancelsPaid,
    passed: 60,
    one: job('send-outbox'),
    other: job('send-outbox'),
  },
];

/** Pays and cancels while the gateway makes no refunds. */
async function cancelsPaid(scene: Scene, order: { orderId: string; url: string | null }): Promise<void> {
  await pays(scene, order);
  await scene.shop.fault('payments', 'error', async () => {
    await cancels(scene, order);
  });
}

const MOST_CALLS = 60;
const { runtime } = inject('running');

describe.runIf(runtime === 'node')('wherever two meet, it ends as if one had come after the other:', () => {
  let faulty: FaultyShop;

  beforeAll(async () => {
    if (runtime === 'node') faulty = await openFaultyShop(inject('running'));
  });

  afterAll(async () => {
    if (runtime !== 'node') return;
    const faults = [...faulty.faultsLogged(), ...(await faultsInRecords(faulty.shop.running.databasePath))];
    await faulty.close();
    expect(faults).toEqual([]);
  });

  /** Plays a meeting. `meet` runs the two actions in its order. */
  async function endWith({ method, before = nothing, passed = 0 }: Meeting, meet: (both: Both) => Promise<unknown>) {
    const scene = await newScene(faulty.shop, await faulty.shop.customer('asha'));
    const order = await checkOut(scene, method ?? 'PREPAID');
    await before(scene, order);
    await faulty.settled();
    await faulty.shop.later(passed, async () => {
      await meet((deed) => () => deed(scene, order));
      await faulty.settled();
    });
    await tidyUp(faulty.shop, faulty.settled);
    return JSON.stringify(endOf(scene));
  }
  type Both = (deed: Deed) => () => Promise<unknown>;

  test.each(MEETINGS)('$says', async (meeting) => {
    const { one, other } = meeting;
    const inTurn = (first: Deed, second: Deed) =>
      endWith(meeting, async (doing) => {
        await doing(first)();
        await faulty.settled();
        await doing(second)();
      });
    const ends = [await inTurn(one, other), await inTurn(other, one)];
    for (let call = 1; call <= MOST_CALLS; call += 1) {
      let wasInterrupted = false;
      const end = await endWith(meeting, async (doing) => {
        faulty.interrupt({ to: 'records', call, by: after(doing(other)) });
        await doing(one)();
        await faulty.settled();
        wasInterrupted = faulty.interrupt();
      });
      if (!wasInterrupted) return expect(call).toBeGreaterThan(1);
      expect(ends, `before call ${call}`).toContain(end);
    }
    throw new Error(`There are more than ${MOST_CALLS} calls.`);
  });
});

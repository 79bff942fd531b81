import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../demo/dice.ts';
import { seededRandom } from '../../../demo/seeded-random.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { linkIn, payAtGateway, sendWebhook, webhookBody } from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';
import { cancelSome, checkOut, endOf, newScene } from '../../support/stories.ts';
import type { Scene } from '../../support/stories.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const SEED = process.env.SEED ?? 'replays';
const HOLD_SECONDS = 30 * 60;
const JOBS = ['reconcile-payments', 'release-holds', 'send-outbox'];

type Ordered = Awaited<ReturnType<typeof checkOut>>;
/** Plays the payer's action at the gateway. Returns the callback that the payer's browser then opens. */
type Pays = (asked: Parameters<typeof payAtGateway>[2]) => Promise<string | null>;
interface Story {
  /** Runs before the payer acts, after all earlier messages have arrived. */
  before?: (scene: Scene, order: Ordered, pay: Pays) => Promise<unknown>;
  pays: (pay: Pays) => Promise<string | null>;
  /** Runs after the shop has learned of the payment. */
  after?: (scene: Scene, order: Ordered) => Promise<unknown>;
}

const holdEnds = async () => {
  await shop.advance(HOLD_SECONDS);
  await shop.job('release-holds');
};
const givesBack = (scene: Scene, { orderId }: Ordered) => cancelSome(scene, orderId);

const STORIES: Record<string, Story> = {
  'is paid': { pays: (pay) => pay({ outcome: 'paid' }) },
  'is paid after a payment failed': {
    pays: async (pay) => {
      await pay({ outcome: 'failed' });
      return pay({ outcome: 'paid' });
    },
  },
  'is paid twice': { pays: (pay) => pay({ outcome: 'paid_twice' }) },
  'is paid with another amount': { pays: (pay) => pay({ outcome: 'paid', amount: 500_00 }) },
  'is agreed to late, after it failed': {
    before: (_, __, pay) => pay({ outcome: 'failed' }),
    pays: (pay) => pay({ outcome: 'authorized' }),
  },
  'is not paid': { pays: (pay) => pay({ outcome: 'failed' }) },
  'is paid when its hold is over': { before: holdEnds, pays: (pay) => pay({ outcome: 'paid', late: true }) },
  'is paid when its pieces are sold': {
    before: async ({ sku }) => {
      await holdEnds();
      await placed(askToBuy(await shop.customer('quicker'), sku, 9));
    },
    pays: (pay) => pay({ outcome: 'paid', late: true }),
  },
  'is cancelled and then paid': { before: givesBack, pays: (pay) => pay({ outcome: 'paid', late: true }) },
  'is paid and cancelled': { pays: (pay) => pay({ outcome: 'paid' }), after: givesBack },
  'is paid, confirmed, and cancelled piece by piece': {
    pays: (pay) => pay({ outcome: 'paid' }),
    after: async (scene, order) => {
      const path = `/seller/orders/${order.orderId}/status/CONFIRMED`;
      expect((await shop.seller('meera').patch(path)).status).toBe(200);
      await cancelSome(scene, order.orderId, 1);
      await cancelSome(scene, order.orderId);
    },
  },
  'is paid and cancelled, and the bank refuses its refund': {
    pays: (pay) => pay({ outcome: 'paid' }),
    after: async (scene, order) => {
      await givesBack(scene, order);
      await settled(order);
      const { name } = shop.row('SELECT gateway_refund AS name FROM refunds WHERE order_id = ?', order.id);
      await shop.visitor().post(`/sandbox/razorpay/refunds/${String(name)}/fail`);
    },
  },
};

/** Waits until all outgoing work is done: work after answers, and work left to the jobs. */
async function settled({ id, orderId }: Ordered): Promise<void> {
  const waiting = `SELECT id FROM outbox WHERE status = 'waiting' AND (instr(key || payload, ?) > 0
    OR EXISTS (SELECT 1 FROM payments WHERE order_id = ? AND instr(payload, gateway_payment) > 0))`;
  await until('what goes out after answers', async () => {
    await shop.job('send-outbox');
    return shop.rows(waiting, orderId, id).length === 0 ? true : undefined;
  });
  await shop.visitor().post('/sandbox/razorpay/webhooks');
}

/** Plays a story. If `isHeard` is false, the shop cannot query the gateway when the webhooks arrive. */
async function play({ before, pays, after }: Story, isHeard: boolean) {
  const scene = await newScene(shop, await shop.customer('asha'));
  const order = await checkOut(scene, 'PREPAID');
  const pay: Pays = async (asked) => (await payAtGateway(shop, { linkId: linkIn(order.url!) }, asked)).callback;
  await before?.(scene, order, pay);
  await settled(order);
  let callback: string | null = null;
  const acts = async () => {
    callback = await pays(pay);
  };
  await (isHeard ? acts() : shop.fault('payments', 'error', acts));
  if (isHeard) await settled(order);
  await after?.(scene, order);
  if (isHeard) await settled(order);
  return { scene, order, callback };
}

/**
 * Returns all the ways in which the shop learns about an order: the gateway’s webhooks, the payer’s browser, its
 * shopper, and the jobs.
 */
function tellingsOf({ scene, order, callback }: Awaited<ReturnType<typeof play>>): (() => Promise<unknown>)[] {
  const linkId = linkIn(order.url!);
  const webhooks = shop.rows(
    `SELECT event, body, signature FROM sandbox_webhooks
      WHERE instr(body, ?) > 0 OR instr(body, replace(?, 'plink_', 'order_')) > 0
        OR EXISTS (SELECT 1 FROM refunds WHERE order_id = ? AND instr(body, gateway_refund) > 0)`,
    linkId,
    linkId,
    order.id,
  );
  expect(webhooks.length).toBeGreaterThan(0);
  const answered = async (asked: ReturnType<typeof scene.person.post>) => {
    const { status, text } = await asked;
    expect(status, `SEED=${SEED}: ${text}`).toBeLessThan(500);
  };
  return [
    ...webhooks.map(({ event, body, signature }) => () => {
      const headers = { 'X-Razorpay-Signature': String(signature), 'x-razorpay-event-id': String(event) };
      return answered(shop.visitor().send('POST', '/webhooks/razorpay', String(body), { headers }));
    }),
    ...(callback ? [() => answered(shop.visitor().post(callback))] : []),
    () => answered(scene.person.post(`/payments/${linkId}`)),
    () => answered(scene.person.patch(`/orders/${order.orderId}/status/PLACED`)),
    ...JOBS.map((name) => () => shop.job(name)),
  ];
}

async function tellThreeTimes(name: string, played: Awaited<ReturnType<typeof play>>): Promise<void> {
  const tellings = tellingsOf(played);
  for (const tell of diceOf(seededRandom(`${SEED} ${name}`)).shuffle([...tellings, ...tellings, ...tellings])) {
    await tell();
  }
  await settled(played.order);
}

/** Before the reservation ends, and late enough for the jobs to query the gateway. */
const WHEN_TOLD = 10 * 60;

describe('all that is told of an order, three times and in any order,', () => {
  test.each(Object.entries(STORIES))('changes nothing more of one that %s', async (name, story) => {
    await shop.later(0, async () => {
      const played = await play(story, true);
      await shop.advance(WHEN_TOLD);
      await shop.job('reconcile-payments');
      await settled(played.order);
      const before = endOf(played.scene);
      await tellThreeTimes(name, played);
      expect(endOf(played.scene), `SEED=${SEED}`).toEqual(before);
    });
  });

  const told = Object.entries(STORIES).filter(([, { after }]) => !after);
  test.each(told)('tells as much as when it is told as it happens, of one that %s', async (name, story) => {
    await shop.later(0, async () => {
      const heard = await play(story, true);
      const unheard = await play(story, false);
      await shop.advance(WHEN_TOLD);
      await shop.job('reconcile-payments');
      await settled(heard.order);
      await tellThreeTimes(name, unheard);
      expect(endOf(unheard.scene), `SEED=${SEED}`).toEqual(endOf(heard.scene));
    });
  });
});

describe('a word about a refund', () => {
  async function givenBack() {
    const played = await play(STORIES['is paid and cancelled']!, true);
    const { name, key } = shop.row(
      'SELECT gateway_refund AS name, key FROM refunds WHERE order_id = ?',
      played.order.id,
    );
    const entity = { id: String(name), receipt: String(key) };
    const statusOf = () => shop.row('SELECT status FROM refunds WHERE order_id = ?', played.order.id).status;
    const tell = async (status: string) => {
      const body = webhookBody(`refund.${status}`, { refund: { entity: { ...entity, status } } });
      expect((await sendWebhook(shop, body)).status).toBe(200);
    };
    return { ...played, entity, statusOf, tell };
  }

  test('that comes late does not undo what became of it', async () => {
    const { entity, statusOf, tell } = await givenBack();
    await shop.visitor().post(`/sandbox/razorpay/refunds/${entity.id}/fail`);
    for (const late of ['processed', 'pending', 'failed', 'processed']) await tell(late);
    expect(statusOf()).toBe('failed');
  });

  test('that is not so at the gateway is not believed', async () => {
    const { scene, statusOf, tell } = await givenBack();
    const before = endOf(scene);
    await tell('failed');
    expect(statusOf()).toBe('processed');
    expect(endOf(scene)).toEqual(before);
  });
});

import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { diceOf } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';
import type { Answer } from '../support/answer.ts';
import { addressForm, couponForm } from '../support/forms.ts';
import { goodsIn } from '../support/goods.ts';
import type { MadeSku } from '../support/goods.ts';
import { linkIn } from '../support/pay.ts';
import { Persona } from '../support/persona.ts';
import { faultsOf, makeDataFolder, signStaffIn } from '../support/setup.ts';
import { signUpAs } from '../support/sign-in.ts';
import { plansOf } from './crash-plans.ts';
import type { Plan } from './crash-plans.ts';
import { CrashingShop } from './crashing-shop.ts';
import { disagreements } from './disagreements.ts';
import type { Outcome } from './disagreements.ts';

export interface WantedRun {
  seed: string;
  checkouts: number;
  shoppers: number;
  /** The number of kills while shoppers order. One more kill happens while the jobs run at the end. */
  crashes: number;
  /** Records of the demo shop to start from. */
  freshPath: string;
}

export interface Run {
  faults: string[];
  /** The number of checkouts by end, and of the run's other events. */
  counts: Record<string, number>;
}

const HOLD_SECONDS = 30 * 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** The jobs that complete all unfinished work. */
const JOBS = ['release-holds', 'reconcile-payments', 'send-outbox', 'track-shipments'];
const STOCK = 60;
const SIGNING_UP = 10;

/**
 * Lets shoppers order and pay concurrently in a shop that is killed meanwhile. Then only the jobs complete the
 * unfinished work. At the end it compares all answers to shoppers with the records and the gateway.
 */
export async function crashRun({ seed, checkouts, shoppers, crashes, freshPath }: WantedRun): Promise<Run> {
  const dice = diceOf(seededRandom(`crash ${seed}`));
  const data = makeDataFolder('crash', freshPath);
  const shop = await CrashingShop.open(data.path);
  try {
    const goods = await stockUp(shop);
    const people = await signUp(shop, shoppers);
    const staff = await signStaffIn(shop.origin);
    const admin = new Persona(shop.origin, staff['admin@ratnahaat.example']);
    const coupon = await offerCoupons(admin, goods);
    const sellers = ['meera', 'farhan'].map((name) => new Persona(shop.origin, staff[`${name}@ratnahaat.example`]));

    const plans = plansOf(dice, { checkouts, shoppers, goods: goods.length });
    for (const { shopper, what } of plans) if (what === 'cart') await fillCart(people[shopper]!, goods, coupon);
    const most = checkouts * 3;
    shop.crashAfter(Array.from({ length: crashes }, () => 1 + dice.below(most)));
    const outcomes = await Promise.all(plans.map((plan) => play(shop, plan, people[plan.shopper]!, goods, sellers)));

    await tidyUp(shop, 1 + dice.below(JOBS.length * 2));
    await shop.stop();
    const faults = [...disagreements(shop.databasePath, outcomes), ...linesOf(await faultsOf(shop))];
    return { faults, counts: { crashes: shop.crashed, ...countBy(outcomes.map(({ end }) => end)) } };
  } finally {
    await shop.stop().catch(() => undefined);
    data.remove();
  }
}

/** Makes goods of two sellers: some are too cheap for cash on delivery, and all are fewer than the demand. */
async function stockUp({ databasePath }: CrashingShop): Promise<MadeSku[]> {
  const goods = goodsIn(databasePath, 'rush');
  const prices = [399, 999.5, 1333, 2499, 777.77, 12_345];
  const made: MadeSku[] = [];
  for (const [index, price] of prices.entries()) {
    made.push(await goods.sku({ price, mrp: 20_000, stock: STOCK, seller: index % 2 === 0 ? 'meera' : 'farhan' }));
  }
  return made;
}

async function signUp({ origin }: CrashingShop, count: number): Promise<Persona[]> {
  const people: Persona[] = [];
  while (people.length < count) {
    const some = Array.from({ length: Math.min(SIGNING_UP, count - people.length) }, async (_, index) => {
      const email = `rush${people.length + index}@example.in`;
      const token = await signUpAs(origin, { email, fullName: 'Rush', mobile: '9848012345' });
      return new Persona(origin, token, email);
    });
    people.push(...(await Promise.all(some)));
  }
  return people;
}

/**
 * Makes an automatic coupon for the second product and a coupon for carts, both with few uses. Returns the code of the
 * latter.
 */
async function offerCoupons(admin: Persona, goods: readonly MadeSku[]): Promise<string> {
  const add = async (over: object) => {
    const form = couponForm({ minimumOrderValue: 0, maxUses: 25, ...over });
    const answer = await admin.post('/api/coupons/admin/create', form);
    if (answer.status !== 200) throw new Error(`No coupon was made: ${answer.text}`);
    return String(form.code);
  };
  await add({ automatic: true, eligibleProducts: [goods[1]!.productId], maxUsesPerCustomer: 2 });
  return add({ discountValue: 7, fundedBy: 'PLATFORM' });
}

async function fillCart(person: Persona, goods: readonly MadeSku[], coupon: string): Promise<void> {
  for (const [index, good] of [goods[2]!, goods[3]!].entries()) {
    await person.put('/api/cart/item/add', { skuId: good.skuId, quantity: 2 - index });
  }
  await person.post(`/api/coupons/apply?apply=true&orderValue=1&code=${coupon}`);
}

/** Plays one checkout with its later actions. Each request is repeated until it is answered. */
async function play(
  shop: CrashingShop,
  plan: Plan,
  person: Persona,
  goods: readonly MadeSku[],
  sellers: readonly Persona[],
): Promise<Outcome> {
  const answer = await shop.ask(() => order(person, plan, goods));
  if (answer.status !== 200) {
    return { ...told(plan, person), end: `refused ${codeOf(answer)}`, orderId: null };
  }
  const { orderId, payment_link_url: url } = answer.as(PlacedOrder);
  if (plan.method === 'PREPAID' && url !== null) await pay(shop, plan.story, person, { orderId, linkId: linkIn(url) });
  if (plan.isConfirmed) {
    for (const seller of sellers) await shop.ask(() => seller.patch(`/seller/orders/${orderId}/status/CONFIRMED`));
  }
  await cancelAs(shop, plan, person, orderId);
  // A repeated request with the key must answer the same order.
  const again = await shop.ask(() => order(person, plan, goods));
  const same = again.status === 200 ? again.as(PlacedOrder).orderId : codeOf(again);
  return { ...told(plan, person), end: `${plan.method} ${plan.story}`, orderId, again: same };
}

function told({ key, method, story }: Plan, { email }: Persona): Omit<Outcome, 'end' | 'orderId'> {
  return { key, email, method, story };
}

function order(person: Persona, { key, method, what }: Plan, goods: readonly MadeSku[]): Promise<Answer> {
  const direct =
    what === 'cart'
      ? {}
      : { directPurchase: true, buyNowItem: { skuId: goods[what.good]!.skuId, quantity: what.quantity } };
  return person.post(
    `/api/orders?paymentMethod=${method}`,
    { ...addressForm(), ...direct },
    { headers: { 'Idempotency-Key': key } },
  );
}

interface Paid {
  payments: { id: string }[];
  callbackUrl: string | null;
}

/** Plays the payer. An unanswered request to the gateway is not repeated, because that would be a second payment. */
async function pay(
  shop: CrashingShop,
  story: (Plan & { method: 'PREPAID' })['story'],
  person: Persona,
  { orderId, linkId }: { orderId: string; linkId: string },
): Promise<void> {
  const atGateway = async (asked: object): Promise<Paid | undefined> => {
    const answer = await shop.once(() => person.post(`/sandbox/razorpay/pay/${linkId}`, asked));
    return answer?.status === 200 ? (answer.json as Paid) : undefined;
  };
  const comeBack = async (paid: Paid | undefined) => {
    if (!paid?.callbackUrl) return;
    const path = `/payments/${paid.payments[0]!.id}${new URL(paid.callbackUrl).search}`;
    await shop.ask(() => new Persona(person.origin).post(path));
  };
  switch (story) {
    case 'leaves':
    case 'cancels it unpaid':
      return;
    case 'cancels it unpaid, then pays late':
      await shop.ask(() => person.put(`/orders/${orderId}/cancel`));
      await atGateway({ outcome: 'paid', late: true });
      return;
    case 'pays, and nobody tells of it':
      await atGateway({ outcome: 'paid', webhooks: false });
      return;
    case 'pays, and nothing but the callback comes':
      return comeBack(await atGateway({ outcome: 'paid', webhooks: false }));
    case 'fails, then pays':
      await atGateway({ outcome: 'failed' });
      await shop.ask(() => person.post(`/api/orders/${orderId}/pay`));
      return comeBack(await atGateway({ outcome: 'paid' }));
    case 'pays twice':
      return comeBack(await atGateway({ outcome: 'paid_twice' }));
    case 'pays another amount':
      await atGateway({ outcome: 'paid', amount: 55_500 });
      return;
    case 'is agreed to by the bank alone':
      await atGateway({ outcome: 'authorized' });
      return;
    default:
      return comeBack(await atGateway({ outcome: 'paid' }));
  }
}

async function cancelAs(shop: CrashingShop, { key, story }: Plan, person: Persona, orderId: string): Promise<void> {
  if (!/cancels/.test(story) || /late/.test(story)) return;
  const asked = await shop.ask(() => person.get(`/api/orders/${orderId}`));
  const [item] = asked.as(Order).orderItems;
  const body = story.includes('a piece') ? { items: [{ orderItemId: item!.id, quantity: 1 }] } : {};
  const options = { headers: { 'Idempotency-Key': `cancel-${key}` } };
  await shop.ask(() => person.put(`/orders/${orderId}/cancel`, body, options));
}

/**
 * Completes all unfinished work without shoppers: reservations end, the gateway delivers its webhooks and is queried,
 * and mails are sent. Each job runs twice concurrently, and the shop is killed once more meanwhile.
 */
async function tidyUp(shop: CrashingShop, crashAt: number): Promise<void> {
  shop.crashAfter([crashAt]);
  const visitor = new Persona(shop.origin);
  for (const seconds of [HOLD_SECONDS + 1, 2 * HOUR_SECONDS, DAY_SECONDS, 5 * DAY_SECONDS]) {
    // A restart resets the clock to the real time.
    await shop.ask(() => visitor.post('/sandbox/clock', { reset: true }));
    await shop.ask(() => visitor.post('/sandbox/clock', { advance: seconds }));
    await shop.ask(() => visitor.post('/sandbox/razorpay/webhooks'));
    for (const job of [...JOBS, ...JOBS]) {
      await Promise.all([1, 2].map(() => shop.ask(() => visitor.post(`/sandbox/jobs/${job}`))));
    }
  }
}

function codeOf({ status, json }: Answer): string {
  return `${status} ${(json as { code?: string }).code ?? ''}`;
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts = Map.groupBy(words.toSorted(), (word) => word);
  return Object.fromEntries([...counts].map(([word, all]) => [word, all.length]));
}

const linesOf = (text: string | undefined) => text?.split('\n') ?? [];

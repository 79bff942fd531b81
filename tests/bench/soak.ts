/**
 * `npm run bench:soak`: a shop on Node for 30 minutes at half of what the machine carries. Visitors look and search,
 * shoppers fill carts, pay online or order cash on delivery, the seller ships, couriers deliver, admins read lists, and
 * all jobs run. It prints each minute's requests, times, errors and memory, and at the end the invariants. `MINUTES` is
 * another duration. It exits with 1 after any error or broken invariant. It needs a build (`npm run build`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { addressForm } from '../support/forms.ts';
import { startNodeShop } from '../support/node-shop.ts';
import { signInAs } from '../support/sign-in.ts';
import { memoryOf, processorMsOf } from './processes.ts';
import { setScene } from './scene.ts';

const MINUTES = Number(process.env.MINUTES ?? 30);
const PEOPLE = 400;
const MINUTE_MS = 60_000;
/** The time in which the machine's limit is measured, and the number of turns at once meanwhile. */
const LIMIT_MS = 20_000;
const AT_ONCE = 8;
/** The most turns in progress. A shop that falls behind further has failed. */
const MOST_OPEN = 500;
const MOST_NAMED = 20;
const SEARCHES = ['jhumka', 'kundan choker', 'bangles', 'peacock', 'temple set'];
const COURIER_STEPS = ['PICKED UP', 'IN TRANSIT', 'OUT FOR DELIVERY', 'DELIVERED'];

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-soak-'));
process.env.DATA_DIR = folder;
await prepareData(console.log);
const scene = await setScene(folder, PEOPLE);
const shop = await startNodeShop(folder);

interface Who {
  /** None for a visitor. */
  token?: string;
}

const visitor: Who = {};
const admin: Who = { token: await signInAs(shop.origin, 'customer', 'admin@ratnahaat.example') };
const seller: Who = { token: await signInAs(shop.origin, 'seller', 'meera@ratnahaat.example') };
const { people } = scene;

const errors: string[] = [];
let latencies: number[] = [];
/** Orders to ship, and parcels under way with their next step. */
const toShip: string[] = [];
const underWay: { awb: string; step: number }[] = [];

/** What people do, each with its share of all turns. */
const TURNS: [share: number, (turn: number) => Promise<unknown>][] = [
  [20, (turn) => ask(visitor, 'GET', of(['/', '/shop', '/blog', '/shop/collections', '/category/jhumkas'], turn))],
  [20, (turn) => ask(visitor, 'GET', `/shop?max=${300 + (turn % 5000)}&sort=newest`)],
  [15, (turn) => ask(visitor, 'GET', `/products/search?q=${encodeURIComponent(of(SEARCHES, turn))}`)],
  [20, () => ask(visitor, 'GET', `/product/${scene.seoUrl}`)],
  [20, () => ask(visitor, 'GET', `/products/${scene.seoUrl}`)],
  [10, (turn) => ask(of(people, turn), 'PUT', '/api/cart/item/add', { skuId: of(scene.skuIds, turn), quantity: 1 })],
  [5, (turn) => ask(of(people, turn), 'GET', '/api/cart')],
  [4, (turn) => order(turn, 'COD')],
  [4, (turn) => order(turn, 'PREPAID')],
  [4, sendParcel],
  [12, moveParcel],
  [2, (turn) => ask(admin, 'GET', `/api/admin/${of(['orders', 'products', 'skus', 'inventory'], turn)}?range=[0,24]`)],
  [2, () => ask(seller, 'GET', '/api/admin/orders?range=[0,24]')],
];
const ALL_SHARES = TURNS.reduce((sum, [share]) => sum + share, 0);
/** Spreads the kinds of turns evenly. */
const STEP = 37;
let turns = 0;

try {
  const perSecond = (await limitPerSecond()) / 2;
  console.log(`Half of the limit is ${perSecond.toFixed(0)} turns a second.`);
  for (let minute = 1; minute <= MINUTES; minute += 1) await playMinute(minute, perSecond);
} finally {
  await shop.stop();
}
const db = openEmbeddedDb(openDataFolder(folder).databasePath);
const broken = (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
db.close();
for (const { says, faults } of broken) console.log(`✗ ${says}: ${faults.slice(0, MOST_NAMED).join('; ')}`);
console.log(`${errors.length} errors, ${broken.length} broken invariants.`);
for (const error of errors.slice(0, MOST_NAMED)) console.log(`  ${error}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = errors.length + broken.length > 0 ? 1 : 0;

/** Returns the number of turns a second when the next one starts as soon as one ends. */
async function limitPerSecond(): Promise<number> {
  const before = turns;
  const end = performance.now() + LIMIT_MS;
  const worker = async () => {
    while (performance.now() < end) await playTurn();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return ((turns - before) * 1000) / LIMIT_MS;
}

/** Starts turns at a steady rate for a minute, whether earlier ones have ended or not, and prints its figures. */
async function playMinute(minute: number, perSecond: number): Promise<void> {
  latencies = [];
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  const processorMs = processorMsOf(shop.pid);
  for (let made = 0; made < perSecond * 60; made += 1) {
    const wait = startedAt + (made * 1000) / perSecond - performance.now();
    if (wait > 1) await pause(wait);
    if (open.size >= MOST_OPEN) throw new Error(`${MOST_OPEN} turns wait at once.`);
    const playing = playTurn();
    open.add(playing);
    void playing.finally(() => open.delete(playing));
  }
  await Promise.all(open);
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1).padStart(7);
  const busy = ((processorMsOf(shop.pid) - processorMs) / MINUTE_MS) * 100;
  console.log(
    `minute ${String(minute).padStart(2)}: ${sorted.length} requests, p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(0.999999)} ms; ` +
      `${memoryOf(shop.pid).toFixed(0)} MB, ${busy.toFixed(0)} % of a processor, ${errors.length} errors`,
  );
}

async function playTurn(): Promise<void> {
  const turn = turns;
  turns += 1;
  let left = (turn * STEP) % ALL_SHARES;
  const [, play] = TURNS.find(([share]) => (left -= share) < 0)!;
  await play(turn).catch((error: unknown) => errors.push(String(error)));
}

/** @throws on any answer but 200 */
async function ask(who: Who, method: string, path: string, body?: object): Promise<string> {
  const sentAt = performance.now();
  const answer = await fetch(shop.origin + path, {
    method,
    headers: {
      ...(who.token !== undefined && { Authorization: `Bearer ${who.token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  latencies.push(performance.now() - sentAt);
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function order(turn: number, method: 'COD' | 'PREPAID'): Promise<void> {
  const buyNowItem = { skuId: of(scene.skuIds, turn), quantity: 1 };
  const body = { ...addressForm(), checkoutType: 'buy-now', directPurchase: true, buyNowItem };
  const path = `/api/orders?paymentMethod=${method}`;
  const { orderId, payment_link_url: link } = JSON.parse(await ask(of(people, turn), 'POST', path, body)) as {
    orderId: string;
    payment_link_url: string | null;
  };
  if (link) await ask(visitor, 'POST', new URL(link).pathname, { outcome: 'paid', webhooks: true });
  toShip.push(orderId);
}

/** The seller books a parcel for the oldest order, and the courier is asked to pick it up. */
async function sendParcel(): Promise<void> {
  const orderId = toShip.shift();
  if (orderId === undefined) return;
  await ask(seller, 'POST', '/shipping/orders', { orderId });
  const { data } = JSON.parse(await ask(seller, 'POST', `/shipping/awb/${orderId}`, {})) as {
    data: { id: number; awb: string };
  };
  await ask(seller, 'POST', `/shipping/shipment/${data.id}/pickup`, {});
  underWay.push({ awb: data.awb, step: 0 });
}

async function moveParcel(): Promise<void> {
  const parcel = underWay.shift();
  if (!parcel) return;
  await ask(visitor, 'POST', `/sandbox/shiprocket/move/${parcel.awb}`, {
    status: COURIER_STEPS[parcel.step],
    push: true,
  });
  if (parcel.step + 1 < COURIER_STEPS.length) underWay.push({ awb: parcel.awb, step: parcel.step + 1 });
}

function of<Value>(values: readonly Value[], turn: number): Value {
  return values[turn % values.length]!;
}

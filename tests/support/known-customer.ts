import { expect } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { googleClaims, signGoogleToken } from '../../functions/sandbox/google/google-emulator.ts';
import type { Answer } from './answer.ts';
import { askToBuy, fillCart } from './buy.ts';
import { addressForm } from './forms.ts';
import type { MadeSku } from './goods.ts';
import { atServices, messagesTo } from './messages.ts';
import type { Persona } from './persona.ts';
import { asked, BY_UPI, through, TO_INSPECTED, uploaded } from './returns.ts';
import { askedBy, photoOf, reviewed } from './review-paths.ts';
import { courierMoves, ship } from './ship.ts';
import type { TestShop } from './shop.ts';
import { askForCode } from './sign-in.ts';
import { until } from './until.ts';

/** A customer with data in many areas of the shop. Everything is completed, except for their cart. */
export interface KnownCustomer {
  who: Persona;
  /** Identifying texts, each of which occurs nowhere else: name, email, mobile, streets, notes, their UPI id. */
  words: string[];
  /** Their public posts. Deletion of the account keeps these without the name. */
  said: string[];
  /** The public pages that show them. */
  pages: string[];
  /** An order by cash on delivery: delivered at the second attempt, returned and refunded. */
  order: Order;
  /** The addresses of files about them, some valid for ten minutes: their uploads and the label of their parcel. */
  files: string[];
}

let count = 0;

/** Signs a person up and makes them leave data in every area of the shop. */
export async function knownCustomer(shop: TestShop, name: string): Promise<KnownCustomer> {
  count += 1;
  const own = (word: string) => `${word} ${shop.mark} ${name}`;
  const [fullName, street, locality] = [own('Vasundhara'), own('Kadamba Nilayam'), own('Behind the tank')];
  const [gate, ring, large] = [own('Green gate'), own('Ring twice'), own('Too large')];
  const [mobile, otherMobile] = [`98126734${10 + count}`, `97126735${10 + count}`];
  const upiId = `v${shop.mark}${name}@okhdfc`.toLowerCase();

  const who = await shop.signUp(name);
  ok(await who.patch('/api/users/profile', { fullName, mobile }));
  const [landmark, reason] = [own('Opposite the peepul tree'), own('My sister has it')];
  const more = { landmark, alternateMobile: `96126736${10 + count}`, addressType: 'HOME' };
  const to = addressForm({ name: fullName, mobile, address: street, locality, email: who.email, ...more });
  (await who.post('/api/addresses', to)).as(Address);

  const choices = [{ channel: 'whatsApp', purpose: 'orders', isGiven: true }];
  ok(await who.put('/api/users/messages', { mobile, choices }));
  const [sku, meera, admin] = [await shop.sku({ stock: 50 }), shop.seller('meera'), shop.admin()];
  const bought = (await askToBuy(who, sku, 2, { ...to, note: ring })).as(PlacedOrder);
  const parcel = await ship(meera, bought.orderId);
  const label = await meera.get(`/api/shipments/${parcel.id}/label`);
  ok(label);
  await courierMoves(shop.visitor(), parcel.awb, 'PICKED UP');
  await courierMoves(shop.visitor(), parcel.awb, 'UNDELIVERED');
  const wish = { action: 'REATTEMPT', addressDetail: gate, phone: otherMobile };
  ok(await who.post(`/api/shipments/${parcel.id}/answer`, wish));
  await courierMoves(shop.visitor(), parcel.awb, 'DELIVERED');
  const order = (await who.get(`/api/orders/${bought.orderId}`)).as(Order);

  const photo = await uploaded(who);
  const destination = { ...BY_UPI.destination, upiId };
  const back = await asked(who, order, { note: large, destination, mediaKeys: [photo.key] });
  await through(meera, back.id, [...TO_INSPECTED, 'REFUNDED']);
  const refund = Number(shop.row('SELECT id FROM refunds WHERE return_id = ?', back.id).id);
  ok(await admin.put(`/api/admin/refunds/${refund}`, { paidReference: 'UTR12345', reason: 'Returned' }));

  // No document was made of this order.
  const dropped = (await askToBuy(who, sku, 1, { ...to, note: ring })).as(PlacedOrder);
  ok(await who.put(`/orders/${dropped.id}/cancel`, { reason: 'other', note: reason }));

  await fillCart(who, sku);
  const message = { name: fullName, email: who.email, subject: 'A question', message: own('Is it there') };
  (await who.post('/api/contact', message)).as(TicketReceipt);
  ok(await shop.visitor().post('/subscriptions/blog/newsletter/subscribe', { email: who.email }));
  await until('a message', async () => (await messagesTo(shop, mobile))[0]);
  const replied = own('When does it come');
  await atServices(shop, 'reply', { mobile, text: replied });
  const number = await signedInElsewhere(shop, who);
  const spoken = await spokenUp(shop, who, sku, own);
  const told = [gate, ring, large, landmark, reason, more.alternateMobile, replied];
  return {
    who,
    words: [who.email, fullName, mobile, otherMobile, street, locality, upiId, number, ...told],
    said: spoken.said,
    pages: spoken.pages,
    order,
    files: [photo.url, (label.json as { url: string }).url, spoken.photo],
  };
}

/** Signs in by Google too, tries other ways with the same email, and returns the person's Google id. */
async function signedInElsewhere(shop: TestShop, { email }: Persona): Promise<string> {
  const [visitor, claims] = [shop.visitor(), googleClaims({ email, name: 'Vasundhara' }, Date.now())];
  await shop.later(31, async () => {
    const otp = await askForCode(shop.running.origin, 'customer', email);
    ok(await visitor.post('/auth/google/signin', { token: await signGoogleToken(claims), otp }));
  });
  ok(await visitor.post('/auth/reset-password-request', { email }));
  expect((await visitor.post('/sellers/login', { email, password: 'not their password' })).status).toBe(401);
  return String(claims.sub);
}

/** Writes reviews, questions and answers, and makes likes, wishes and back-in-stock requests. */
async function spokenUp(shop: TestShop, who: Persona, bought: MadeSku, own: (word: string) => string) {
  const [other, gone, alsoGone] = [await shop.sku(), await shop.sku({ stock: 0 }), await shop.sku({ stock: 0 })];
  const stranger = await shop.signUp(`stranger${count}`);
  const said = [own('Bright as noon'), own('Is it as red as it looks?'), own('It is, in the sun.')];
  const photo = await photoOf(who);
  await reviewed(who, bought, { reviewText: said[0], images: [photo] });
  await askedBy(shop, who, other, said[1]);
  const question = await askedBy(shop, stranger, bought);
  ok(await who.post(`/api/questions/${question}/answers`, { text: said[2] }));
  ok(await who.post(`/reviews/reviews/${(await reviewed(stranger, other)).id}/like`));
  ok(await who.post(`/api/wishlist/add-product/${other.productId}`));
  ok(await who.post('/api/stock-notices', { skuId: gone.skuId }));
  ok(await shop.visitor().post('/api/stock-notices/by-email', { skuId: alsoGone.skuId, email: who.email }));
  ok(await who.put('/api/users/notices', { reviewReminder: false }));
  return { said, photo, pages: [bought, other].map(({ seoUrl }) => `/product/${seoUrl}`) };
}

function ok(answer: Answer): void {
  expect(answer.status, answer.text).toBe(200);
}

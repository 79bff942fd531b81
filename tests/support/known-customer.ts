import { expect } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import type { Answer } from './answer.ts';
import { askToBuy, fillCart } from './buy.ts';
import { addressForm } from './forms.ts';
import type { Persona } from './persona.ts';
import { asked, BY_UPI, through, TO_INSPECTED, uploaded } from './returns.ts';
import { courierMoves, ship } from './ship.ts';
import type { TestShop } from './shop.ts';

/** Somebody the shop knows in many ways, all of them over but for their cart. */
export interface KnownCustomer {
  who: Persona;
  /** What tells who they are, each in words that stand nowhere else: name, email, mobile, streets, notes, their UPI id. */
  words: string[];
  /** In cash: delivered by a courier at the second try, sent back and paid back. */
  order: Order;
  /** Where the files about them lie, for ten minutes: what they sent in, and the label of their parcel. */
  files: string[];
}

let count = 0;

/** Signs somebody up and lets them do what leaves something behind. */
export async function knownCustomer(shop: TestShop, name: string): Promise<KnownCustomer> {
  count += 1;
  const own = (word: string) => `${word} ${shop.mark} ${name}`;
  const [fullName, street, locality] = [own('Vasundhara'), own('Kadamba Nilayam'), own('Behind the tank')];
  const [gate, ring, large] = [own('Green gate'), own('Ring twice'), own('Too large')];
  const [mobile, otherMobile] = [`98126734${10 + count}`, `97126735${10 + count}`];
  const upiId = `v${shop.mark}${name}@okhdfc`.toLowerCase();

  const who = await shop.signUp(name);
  ok(await who.patch('/api/users/profile', { fullName, mobile }));
  const to = addressForm({ name: fullName, mobile, address: street, locality, email: who.email });
  (await who.post('/api/addresses', to)).as(Address);

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

  // No paper was made of this one.
  const dropped = (await askToBuy(who, sku, 1, { ...to, note: ring })).as(PlacedOrder);
  ok(await who.put(`/orders/${dropped.id}/cancel`));

  await fillCart(who, sku);
  const message = { name: fullName, email: who.email, subject: 'A question', message: own('Is it there') };
  (await who.post('/api/contact', message)).as(TicketReceipt);
  ok(await shop.visitor().post('/subscriptions/blog/newsletter/subscribe', { email: who.email }));
  return {
    who,
    words: [who.email, fullName, mobile, otherMobile, street, locality, gate, ring, large, upiId],
    order,
    files: [photo.url, (label.json as { url: string }).url],
  };
}

function ok(answer: Answer): void {
  expect(answer.status, answer.text).toBe(200);
}

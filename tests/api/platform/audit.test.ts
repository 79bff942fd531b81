import { expect, inject, test } from 'vitest';
import { EditedPost } from '#contract/calls/blog.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import type { Answer } from '../../support/answer.ts';
import { buy } from '../../support/buy.ts';
import { Elsewhere } from '../../support/elsewhere.ts';
import { couponForm, postForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const NETWORK = inject('running').runtime === 'node' ? '127.0.0.77' : '192.0.2.77';

test('whatever staff change is written down with the network they did it from', async () => {
  const [meera, admin] = [
    await shop.staff({ seller: 'meera', subRole: 'owner' }),
    await shop.staff({ subRole: 'owner' }),
  ];
  const [seller, house] = [meera, admin].map(({ token }) => new Elsewhere(shop.running.origin, 77, token));
  const done = async (answer: Promise<Answer>) => {
    const { request, status, text } = await answer;
    expect(status === 200 ? '' : `${request} ${status} ${text}`).toBe('');
  };
  const asha = await shop.customer('asha');
  const sku = await shop.sku();
  await done(seller!.put(`/api/admin/products/${sku.productId}`, { isVisible: false }));
  await done(seller!.put(`/api/admin/products/${sku.productId}`, { isVisible: true }));
  await done(seller!.put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 1300, sellingPrice: 700 }));
  for (const type of ['increase', 'decrease', 'reserve', 'release']) {
    await done(seller!.patch(`/api/inventory/${sku.skuId}/${type}`, { quantity: 1 }));
  }
  const { id: orderId } = await buy(asha, sku);
  await done(seller!.patch(`/seller/orders/${orderId}/status/CONFIRMED`));
  await done(house!.put(`/api/admin/orders/${orderId}`, { orderStatus: 'SHIPPED' }));

  const coupon = (await house!.post('/api/coupons/admin/create', couponForm())).as(Coupon);
  await done(house!.patch(`/api/coupons/admin/update/${coupon.id}`, couponForm()));
  await done(house!.delete(`/api/coupons/admin/delete/${coupon.id}`));

  const post = (await house!.post('/blog/posts', postForm(shop.mark))).as(EditedPost);
  await done(house!.put(`/blog/posts/${post.id}`, { title: 'Another title' }));
  await done(house!.put(`/blog/posts/${post.id}`, { featured: true }));
  await done(house!.put(`/blog/posts/${post.id}`, { featured: false }));
  await done(house!.delete(`/blog/posts/${post.id}`));

  const question = { name: 'Asha', email: shop.emailOf('question'), subject: 'A question', message: 'Hello.' };
  const { ticketNumber } = (await shop.visitor().post('/api/contact', question)).as(TicketReceipt);
  const ticket = shop.row('SELECT id FROM tickets WHERE number = ?', ticketNumber);
  await done(house!.put(`/api/admin/tickets/${String(ticket.id)}`, { status: 'ACKNOWLEDGED' }));

  const entries = [meera, admin].flatMap(({ email }) =>
    shop.rows(
      'SELECT subject, client_network FROM audit_log JOIN users ON users.id = actor_user_id WHERE email = ?',
      email,
    ),
  );
  expect(entries.filter(({ client_network: network }) => network !== NETWORK)).toEqual([]);
  expect(new Set(entries.map(({ subject }) => subject))).toEqual(
    new Set(['product', 'sku', 'inventory', 'consignment', 'coupon', 'post', 'ticket']),
  );
});

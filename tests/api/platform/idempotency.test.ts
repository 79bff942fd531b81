import { describe, expect, test } from 'vitest';
import { Coupon } from '#contract/calls/coupons.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { InventoryItem } from '#contract/calls/inventory.ts';
import type { Answer } from '../../support/answer.ts';
import { couponForm, postForm } from '../../support/forms.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

/* Repeated requests with the same Idempotency-Key. For orders see orders/place-order-once.test.ts. */

const shop = openShop();
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': `${key}-${shop.mark}` } });
const REUSED = 'This Idempotency-Key was already used for another request.';

/** A repeatable request, another request with the same key, and the number of times it took effect. */
interface Scene {
  send(key: string): Promise<Answer>;
  sendOther(key: string): Promise<Answer>;
  happened(): number;
}

const count = (sql: string, ...values: (string | number)[]) => Number(shop.row(sql, ...values).count);

const SCENES: Record<string, (name: string) => Promise<Scene>> = {
  'a seller who changes stock': async () => {
    const { skuId } = await shop.sku({ stock: 10 });
    const change = (quantity: number, key: string) =>
      shop.seller('meera').patch(`/api/inventory/${skuId}/increase`, { quantity }, withKey(key));
    return {
      send: (key) => change(5, key),
      sendOther: (key) => change(6, key),
      happened: () =>
        count("SELECT count(*) AS count FROM stock_movements WHERE sku_id = ? AND reason = 'increase'", skuId),
    };
  },
  'an admin who adds a coupon in the console': async () => couponScene(shop.admin(), '/api/admin/coupons'),
  'an admin who adds a coupon': async () => couponScene(shop.admin(), '/api/coupons/admin/create'),
  'an admin who writes a coupon anew': async () => {
    const form = couponForm();
    const { id, version } = (await shop.admin().post('/api/admin/coupons', form)).as(Coupon);
    const write = (maxUses: number, key: string) =>
      shop.admin().put(`/api/admin/coupons/${id}`, { ...form, maxUses, version }, withKey(key));
    return {
      send: (key) => write(50, key),
      sendOther: (key) => write(60, key),
      happened: () => changesOf('coupon', id),
    };
  },
  'an admin who removes a coupon': async () => {
    const [one, other] = [await newCoupon(), await newCoupon()];
    const remove = (id: number, key: string) => shop.admin().delete(`/api/admin/coupons/${id}`, withKey(key));
    return {
      send: (key) => remove(one, key),
      sendOther: (key) => remove(other, key),
      happened: () => changesOf('coupon', one) + changesOf('coupon', other),
    };
  },
  'a seller who sets a price': async () => {
    const { skuId } = await shop.sku();
    const price = (sellingPrice: number, key: string) =>
      shop.seller('meera').put(`/api/admin/skus/${skuId}`, { mrpPrice: 1300, sellingPrice, version: 1 }, withKey(key));
    return {
      send: (key) => price(700, key),
      sendOther: (key) => price(800, key),
      happened: () => changesOf('sku', skuId),
    };
  },
  'an admin who publishes a post': async () => {
    const post = postForm(shop.mark);
    return {
      send: (key) => shop.admin().post('/blog/posts', post, withKey(key)),
      sendOther: (key) => shop.admin().post('/blog/posts', { ...post, title: 'Another' }, withKey(key)),
      happened: () => count('SELECT count(*) AS count FROM blog_posts WHERE slug = ?', post.slug),
    };
  },
  'a visitor who writes to customer care': async (name) =>
    messageScene(shop.visitor(), shop.emailOf(`visitor-${name}`)),
  'a customer who writes to customer care': async (name) =>
    messageScene(await shop.customer('asha'), shop.emailOf(`customer-${name}`)),
};

/** Returns how often a row was changed, by the audit log. */
const changesOf = (subject: string, id: number) =>
  count('SELECT count(*) AS count FROM audit_log WHERE subject = ? AND subject_id = ?', subject, id);

const newCoupon = async () => (await shop.admin().post('/api/admin/coupons', couponForm())).as(Coupon).id;

async function couponScene(admin: Persona, path: string): Promise<Scene> {
  const form = couponForm();
  return {
    send: (key) => admin.post(path, form, withKey(key)),
    sendOther: (key) => admin.post(path, couponForm(), withKey(key)),
    happened: () => count('SELECT count(*) AS count FROM coupons WHERE code = ?', (form.code as string).toUpperCase()),
  };
}

function messageScene(from: Persona, email: string): Scene {
  const message = { name: 'Asha Rao', email, subject: 'A chain', message: 'Does the jhumka come with a chain?' };
  return {
    send: (key) => from.post('/api/contact', message, withKey(key)),
    sendOther: (key) => from.post('/api/contact', { ...message, subject: 'A ring' }, withKey(key)),
    happened: () => count('SELECT count(*) AS count FROM tickets WHERE email = ?', email),
  };
}

describe.each(Object.keys(SCENES))('%s', (who) => {
  const key = who.replaceAll(' ', '-');

  test('is answered the same when they ask again, and it happens once', async () => {
    const scene = await SCENES[who]!('again');
    const first = await scene.send(key);
    expect(first.status).toBe(200);
    expect((await scene.send(key)).json).toEqual(first.json);
    expect((await scene.send(key)).json).toEqual(first.json);
    expect(scene.happened()).toBe(1);
  });

  test('is answered the same eight times at once, and it happens once', async () => {
    const scene = await SCENES[who]!('rush');
    const answers = await Promise.all(Array.from({ length: 8 }, () => scene.send(`${key}-rush`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { json } of answers) expect(json).toEqual(answers[0]!.json);
    expect(scene.happened()).toBe(1);
  });

  test('is refused the key for something else', async () => {
    const scene = await SCENES[who]!('other');
    expect((await scene.send(`${key}-other`)).status).toBe(200);
    expect(await scene.sendOther(`${key}-other`)).toRefuse(422, 'IDEMPOTENCY_KEY_REUSED', REUSED);
    expect(scene.happened()).toBe(1);
  });
});

test('a key holds for one path: the same piece count for another SKU is something else', async () => {
  const [one, other] = [await shop.sku({ stock: 1 }), await shop.sku({ stock: 1 })];
  const grow = (skuId: number) =>
    shop.seller('meera').patch(`/api/inventory/${skuId}/increase`, { quantity: 2 }, withKey('path'));
  expect((await grow(one.skuId)).as(InventoryItem).quantity).toBe(3);
  expect(await grow(other.skuId)).toRefuse(422, 'IDEMPOTENCY_KEY_REUSED', REUSED);
});

test('keys of different people, and of one person in different roles, are different keys', async () => {
  const mine = await shop.sku({ seller: 'meera', stock: 1 });
  const grow = (by: Persona) =>
    by.patch(`/api/inventory/${mine.skuId}/increase`, { quantity: 1 }, withKey('everybody'));
  expect((await grow(shop.seller('meera'))).as(InventoryItem).quantity).toBe(2);
  expect((await grow(shop.admin())).as(InventoryItem).quantity).toBe(3);
  const message = (email: string) => ({ name: 'Asha', email, subject: 'Hello', message: 'Are you open on Sunday?' });
  const asha = await shop.customer('asha');
  const [byAsha, byVisitor] = [
    await asha.post('/api/contact', message(shop.emailOf('one')), withKey('everybody')),
    await shop.visitor().post('/api/contact', message(shop.emailOf('two')), withKey('everybody')),
  ];
  expect(byAsha.as(TicketReceipt).ticketNumber).not.toBe(byVisitor.as(TicketReceipt).ticketNumber);
});

test('what was refused for good is refused again, and a new key may succeed', async () => {
  const { skuId } = await shop.sku({ stock: 1 });
  const meera = shop.seller('meera');
  const take = (key: string) => meera.patch(`/api/inventory/${skuId}/decrease`, { quantity: 2 }, withKey(key));
  expect(await take('refused')).toRefuse(409, 'NOT_ENOUGH_STOCK');
  await meera.patch(`/api/inventory/${skuId}/increase`, { quantity: 5 });
  expect(await take('refused')).toRefuse(409, 'NOT_ENOUGH_STOCK');
  expect((await take('refused-new')).as(InventoryItem).quantity).toBe(4);
});

test('whose session was ended learns nothing from a key', async () => {
  const member = { role: 'ROLE_ADMIN', subRole: 'owner', email: shop.emailOf('leaver') } as const;
  const admin = await shop.staff(member);
  const form = couponForm();
  const made = (await admin.post('/api/admin/coupons', form, withKey('ended'))).as(Coupon);
  expect((await admin.post('/api/admin/coupons', form, withKey('ended'))).as(Coupon).id).toBe(made.id);
  await admin.post('/auth/logout');
  expect(await admin.post('/api/admin/coupons', form, withKey('ended'))).toRefuse(401, 'SESSION_EXPIRED');
});

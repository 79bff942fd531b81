import { beforeAll, describe, expect, test } from 'vitest';
import { EditedPost } from '#contract/calls/blog.ts';
import { Bundle } from '#contract/calls/bundles.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { Address } from '#contract/calls/addresses.ts';
import { buy, fillCart } from '../../support/buy.ts';
import { happyPaths } from '../../support/happy-paths.ts';
import { requestOf } from '../../support/request-of.ts';
import { catalogueSamples } from '../../support/catalogue-samples.ts';
import type { Sample } from '../../support/catalogue-samples.ts';
import { addressForm, bundleForm, couponForm, homeForm, postForm, sellerForm } from '../../support/forms.ts';
import type { MadeSku } from '../../support/goods.ts';
import { A_PASSWORD } from '../../support/passwords.ts';
import type { Persona } from '../../support/persona.ts';
import { asked, delivered } from '../../support/returns.ts';
import { askedBy, reviewed } from '../../support/review-paths.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { newOwner } from '../../support/register.ts';
import { askForCode } from '../../support/sign-in.ts';
import { SERVED } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;

/** One of each kind of character that no text may contain; `contract/text.test.ts` tests all of them. */
const SIGNS = {
  'a NUL': '\u0000',
  'an escape': '\u001b',
  'an override of direction': '\u202e',
  'half a character': '\ud83d',
};
/**
 * The text before and after a bad character. If both are stored next to each other, the character was removed and
 * nothing was cut off.
 */
const before = (sign: string) => `${shop.mark}-${sign.charCodeAt(0)}x`;
const AFTER = 'yz';

let asha: Persona;
let meera: Persona;
let admin: Persona;
let sku: MadeSku;
/** A valid body for every call with a body. */
let samples: Record<string, Sample>;

beforeAll(async () => {
  [asha, meera, admin, sku] = [
    await shop.customer('asha'),
    shop.seller('meera'),
    shop.admin(),
    await shop.sku({ stock: 200 }),
  ];
  const visitor = shop.visitor();
  const owner = await newOwner(shop, 'owner');
  const { id: cartItemId } = await fillCart(asha, sku);
  const { id: addressId } = (await asha.post('/api/addresses', addressForm())).as(Address);
  const order = await buy(asha, sku);
  const orderId = order.id;
  const parcel = await ship(meera, (await buy(asha, sku)).orderId);
  await courierMoves(visitor, parcel.awb, 'PICKED UP');
  /** Another failed delivery attempt waits for the seller's decision. */
  const failedAgain = async () => {
    for (const step of ['OUT FOR DELIVERY', 'UNDELIVERED'] as const) await courierMoves(visitor, parcel.awb, step);
    return { action: 'REATTEMPT', addressDetail: 'Behind the temple', phone: '9848012345' };
  };
  const back = await asked(asha, await delivered(shop, asha, sku, { way: 'COD' }));
  const toRefuse = await asked(asha, await delivered(shop, asha, sku));
  const review = await reviewed(asha, sku);
  const questionId = await askedBy(shop, asha, sku);
  const coupon = (await admin.post('/api/coupons/admin/create', couponForm())).as(Coupon);
  const pair = [sku, await shop.sku()];
  const bundle = (await admin.post('/api/admin/bundles', bundleForm(pair))).as(Bundle);
  const post = (await admin.post('/blog/posts', postForm(shop.mark))).as(EditedPost);
  const question = (name: string) => ({
    name: 'Asha',
    email: shop.emailOf(name),
    subject: `A question ${(questions += 1)}`,
    message: 'Hello.',
  });
  let questions = 0;
  const { ticketNumber } = (await visitor.post('/api/contact', question('ticket'))).as(TicketReceipt);
  const ticketId = String(shop.row('SELECT id FROM tickets WHERE number = ?', ticketNumber).id);
  const person = () => ({ fullName: 'Nila Das', mobile: '9848012345' });
  let people = 0;
  const email = () => shop.emailOf(`p${(people += 1)}`);
  const newcomer = async () => {
    const address = email();
    return { email: address, otp: await askForCode(origin, 'customer', address) };
  };
  const known = { email: email(), otp: '123456' };
  const one = (method: Sample['method'], path: string, who: Persona, body: Sample['body']): Sample => ({
    method,
    path,
    who,
    body,
  });
  samples = {
    'POST /auth/sent/login-signup-otp': one('POST', '/auth/sent/login-signup-otp', visitor, () => ({ email: email() })),
    'POST /auth/verify-otp': one('POST', '/auth/verify-otp', visitor, () => known),
    'POST /auth/signUp': one('POST', '/auth/signUp', visitor, async () => ({ ...(await newcomer()), ...person() })),
    'POST /auth/signIn': one('POST', '/auth/signIn', visitor, () => known),
    'POST /auth/reset-password-request': one('POST', '/auth/reset-password-request', visitor, () => ({
      email: email(),
    })),
    'POST /auth/google/signin': one('POST', '/auth/google/signin', visitor, () => ({ token: 'none' })),
    'POST /auth/reset-password': one('POST', '/auth/reset-password', visitor, () => ({
      token: 'none',
      password: A_PASSWORD,
    })),
    'POST /sellers/create': one('POST', '/sellers/create', visitor, () => sellerForm(email())),
    'POST /sellers/confirm': one('POST', '/sellers/confirm', visitor, () => ({
      token: 'none',
      password: A_PASSWORD,
    })),
    'PATCH /sellers': one('PATCH', '/sellers', owner, () => {
      const { pickupAddress, bankDetails, businessDetails, mobile } = sellerForm(owner.email);
      return { pickupAddress, bankDetails, businessDetails, mobile };
    }),
    'PATCH /admin/seller/{id}/status/{status}': one('PATCH', '/admin/seller/999999/status/ACTIVE', admin, () => ({
      reason: 'All papers are right.',
    })),
    'PUT /api/admin/sellers/{id}': one('PUT', '/api/admin/sellers/999999', admin, () => ({
      status: 'ACTIVE',
      reason: 'All papers are right.',
    })),
    'POST /api/users/second-factor': one('POST', '/api/users/second-factor', owner, () => ({})),
    'POST /api/users/second-factor/show': one('POST', '/api/users/second-factor/show', owner, () => ({
      code: '123456',
    })),
    'POST /api/users/second-factor/passkeys/begin': one(
      'POST',
      '/api/users/second-factor/passkeys/begin',
      owner,
      () => ({}),
    ),
    'POST /api/users/second-factor/passkeys/ask': one(
      'POST',
      '/api/users/second-factor/passkeys/ask',
      owner,
      () => ({}),
    ),
    'POST /api/users/second-factor/passkeys': one('POST', '/api/users/second-factor/passkeys', owner, () => ({
      name: 'Office key',
      passkey: '{}',
    })),
    'POST /api/users/second-factor/passkeys/show': one('POST', '/api/users/second-factor/passkeys/show', owner, () => ({
      passkey: '{}',
    })),
    'POST /sellers/login': one('POST', '/sellers/login', visitor, () => ({ email: email(), password: A_PASSWORD })),
    'PATCH /api/users/profile': one('PATCH', '/api/users/profile', asha, person),
    'POST /api/users/profile/email-code': one('POST', '/api/users/profile/email-code', asha, () => ({
      email: email(),
    })),
    'POST /api/users/deletion/code': one('POST', '/api/users/deletion/code', asha, () => ({ email: email() })),
    'POST /api/users/deletion': one('POST', '/api/users/deletion', asha, () => ({ otp: '123456' })),
    'PUT /api/users/notices': one('PUT', '/api/users/notices', asha, () => ({ priceDrop: true })),
    'PUT /api/cart/item/add': one('PUT', '/api/cart/item/add', asha, () => ({
      skuId: sku.skuId,
      size: '',
      quantity: 1,
    })),
    'PUT /api/cart/item/update/{cartItemId}': one('PUT', `/api/cart/item/update/${cartItemId}`, asha, () => ({
      quantity: 1,
    })),
    'PUT /api/cart/item/save/{cartItemId}': one('PUT', '/api/cart/item/save/999999', asha, () => ({})),
    'POST /api/wishlist/add-product/{productId}': one(
      'POST',
      `/api/wishlist/add-product/${sku.productId}`,
      asha,
      () => ({}),
    ),
    'POST /api/stock-notices': one('POST', '/api/stock-notices', asha, () => ({ skuId: sku.skuId })),
    'POST /api/stock-notices/by-email': one('POST', '/api/stock-notices/by-email', visitor, () => ({
      skuId: sku.skuId,
      email: email(),
    })),
    'POST /api/tax/calculate': one('POST', '/api/tax/calculate', asha, () => ({
      hsnCode: '7117',
      amount: 100,
      stateCode: 'Kerala',
    })),
    'POST /api/tax/calculate/external': one('POST', '/api/tax/calculate/external', asha, () => ({
      hsnCode: '7117',
      amount: 100,
      stateCode: 'Kerala',
    })),
    'POST /api/cart/quote': one('POST', '/api/cart/quote', asha, () => ({
      item: { skuId: sku.skuId, size: '', quantity: 1 },
    })),
    'PUT /api/admin/settings/home': one('PUT', '/api/admin/settings/home', admin, homeForm),
    'POST /api/admin/coupons': one('POST', '/api/admin/coupons', admin, couponForm),
    'PUT /api/admin/coupons/{id}': one('PUT', `/api/admin/coupons/${coupon.id}`, admin, couponForm),
    'POST /api/admin/bundles': one('POST', '/api/admin/bundles', admin, () => bundleForm(pair)),
    'PUT /api/admin/bundles/{id}': one('PUT', `/api/admin/bundles/${bundle.id}`, admin, () => bundleForm(pair)),
    'POST /api/coupons/admin/create': one('POST', '/api/coupons/admin/create', admin, couponForm),
    'PATCH /api/coupons/admin/update/{id}': one('PATCH', `/api/coupons/admin/update/${coupon.id}`, admin, couponForm),
    'POST /api/orders': one('POST', '/api/orders?paymentMethod=COD', asha, () => ({
      ...addressForm({ email: email(), addressLine2: 'Near the lake', landmark: 'The lake', country: 'India' }),
      checkoutType: 'buy-now',
      buyNowItem: { skuId: sku.skuId, size: '', quantity: 1 },
      note: 'Please wrap it.',
    })),
    'POST /api/orders/{id}/confirmation': one('POST', '/api/orders/RH-0000-0000-0000/confirmation', visitor, () => ({
      answer: 'CONFIRM',
      token: 'ab12',
    })),
    'POST /api/addresses': one('POST', '/api/addresses', asha, () =>
      addressForm({ email: email(), addressLine2: 'By the lake', landmark: 'The lake' }),
    ),
    'PUT /api/addresses/{id}': one('PUT', `/api/addresses/${addressId}`, asha, () => addressForm({ email: email() })),
    'PATCH /api/inventory/{skuId}/{updateType}': one('PATCH', `/api/inventory/${sku.skuId}/increase`, meera, () => ({
      quantity: 1,
    })),
    'POST /notifications/events': one('POST', '/notifications/events', visitor, () => ({
      type: 'sales',
      event: 'click',
    })),
    'POST /api/contact': one('POST', '/api/contact', visitor, () => ({
      ...question(`q${questions}`),
      website: '',
      kind: 'CONTACT',
    })),
    'POST /blog/posts': one('POST', '/blog/posts', admin, () =>
      postForm(shop.mark, { readTime: '3 min read', imagePath: '' }),
    ),
    'PUT /blog/posts/{id}': one('PUT', `/blog/posts/${post.id}`, admin, () => ({ title: 'A title', author: 'Kamala' })),
    'POST /subscriptions/blog/newsletter/subscribe': one(
      'POST',
      '/subscriptions/blog/newsletter/subscribe',
      visitor,
      () => ({ email: email() }),
    ),
    'POST /sellers/send/login-signup-otp': one('POST', '/sellers/send/login-signup-otp', visitor, () => ({
      email: email(),
    })),
    'POST /sellers/verify/login-top': one('POST', '/sellers/verify/login-top', visitor, () => known),
    'PATCH /seller/orders/{id}/status/{status}': one(
      'PATCH',
      `/seller/orders/${orderId}/status/CONFIRMED`,
      meera,
      () => ({ reason: 'Broken.' }),
    ),
    'POST /api/orders/{id}/split': one('POST', `/api/orders/${orderId}/split`, meera, () => ({
      consignmentId: 1,
      items: [{ orderItemId: 1, quantity: 1 }],
    })),
    'PUT /api/admin/orders/{id}': one('PUT', `/api/admin/orders/${orderId}`, meera, () => ({
      orderStatus: 'CONFIRMED',
    })),
    'PUT /api/admin/products/{id}': one('PUT', `/api/admin/products/${sku.productId}`, meera, () => ({
      isVisible: true,
    })),
    'PUT /api/admin/skus/{id}': one('PUT', `/api/admin/skus/${sku.skuId}`, meera, () => ({
      mrpPrice: 1200,
      sellingPrice: 600,
    })),
    'PATCH /orders/{id}/status/{status}': one('PATCH', `/orders/${orderId}/status/PLACED`, asha, () => ({})),
    'PUT /orders/{id}/cancel': one('PUT', `/orders/${orderId}/cancel`, asha, () => ({
      reason: 'changedMind',
      note: 'Another time.',
    })),
    'POST /api/returns': one('POST', '/api/returns', asha, async () => {
      const { orderId: number, orderItems } = await delivered(shop, asha, sku);
      const items = [{ orderItemId: orderItems[0]!.id, quantity: 1, reason: 'wrongSize' }];
      return { orderId: number, kind: 'RETURN', items, resolution: 'REFUND', note: 'It is small.' };
    }),
    'PUT /api/returns/{id}/destination': one('PUT', `/api/returns/${back.id}/destination`, asha, () => ({
      destination: { way: 'BANK', accountNumber: '001234567890', ifsc: 'HDFC0001234', name: 'Asha Rao' },
    })),
    'POST /api/returns/{id}/withdraw': one('POST', '/api/returns/999999/withdraw', asha, () => ({})),
    'PATCH /api/returns/{id}/status/{status}': one(
      'PATCH',
      `/api/returns/${toRefuse.id}/status/REJECTED`,
      meera,
      () => ({
        reason: 'Worn.',
      }),
    ),
    'POST /reviews/create/{productId}': one('POST', '/reviews/create/999999', asha, () => ({
      reviewText: 'Bright, and light.',
      rating: 5,
    })),
    'PATCH /reviews/reviews/{reviewId}': one('PATCH', `/reviews/reviews/${review.id}`, asha, () => ({
      reviewText: 'Bright, and light.',
      rating: 4,
    })),
    'POST /reviews/reviews/{id}/like': one('POST', '/reviews/reviews/999999/like', asha, () => ({})),
    'POST /reviews/reviews/{id}/replies': one('POST', `/reviews/reviews/${review.id}/replies`, meera, () => ({
      text: 'Thank you.',
    })),
    'PUT /api/admin/reviews/{id}/visibility': one('PUT', `/api/admin/reviews/${review.id}/visibility`, admin, () => ({
      isHidden: true,
      reason: 'It names people.',
    })),
    'POST /api/questions': one('POST', '/api/questions', asha, () => ({
      productId: sku.productId,
      text: 'Is it as bright as it looks?',
    })),
    'POST /api/questions/{id}/answers': one('POST', `/api/questions/${questionId}/answers`, meera, () => ({
      text: 'It is.',
    })),
    'PUT /api/admin/questions/{id}/visibility': one(
      'PUT',
      `/api/admin/questions/${questionId}/visibility`,
      admin,
      () => ({
        isHidden: false,
        reason: 'It is fine.',
      }),
    ),
    'PUT /api/admin/answers/{id}/visibility': one('PUT', '/api/admin/answers/999999/visibility', admin, () => ({
      isHidden: false,
      reason: 'It is fine.',
    })),
    'POST /media/upload': one('POST', '/media/upload', asha, () => ({ folder: 'product-reviews' })),
    'POST /api/user/files/upload': one('POST', '/api/user/files/upload', asha, () => ({ folder: 'returns' })),
    'PUT /api/admin/refunds/{id}': one('PUT', '/api/admin/refunds/999999', admin, () => ({
      paidReference: 'UTR1',
      reason: 'Returned.',
    })),
    'POST /api/orders/{id}/pay': one('POST', `/api/orders/${orderId}/pay`, asha, () => ({})),
    'POST /api/orders/{id}/switch-to-prepaid': one(
      'POST',
      `/api/orders/${orderId}/switch-to-prepaid`,
      asha,
      () => ({}),
    ),
    'POST /payments/{paymentId}': one('POST', '/payments/plink_none', asha, () => ({})),
    'PATCH /payments/update/{paymentId}': one('PATCH', '/payments/update/plink_none', asha, () => ({
      id: 'plink_none',
    })),
    'POST /webhooks/razorpay': one('POST', '/webhooks/razorpay', visitor, () => ({})),
    'POST /webhooks/courier': one('POST', '/webhooks/courier', visitor, () => ({})),
    'POST /api/coupons/apply': one('POST', '/api/coupons/apply?apply=true&code=NONE', asha, () => ({})),
    'POST /api/coupons/remove': one('POST', '/api/coupons/remove?code=NONE', asha, () => ({})),
    'POST /shipping/orders': one('POST', '/shipping/orders', meera, async () => ({
      orderId: (await buy(asha, sku)).orderId,
      courierName: 'By hand',
      awb: 'HAND12345',
    })),
    'POST /shipping/awb/{orderId}': one('POST', `/shipping/awb/${parcel.orderId}`, meera, () => ({})),
    'POST /shipping/orders/{id}/cancel': one('POST', `/shipping/orders/${parcel.orderId}/cancel`, meera, () => ({})),
    'POST /shipping/shipment/{shipmentId}/pickup': one(
      'POST',
      `/shipping/shipment/${parcel.id}/pickup`,
      meera,
      () => ({}),
    ),
    'POST /api/shipments/{id}/answer': one('POST', `/api/shipments/${parcel.id}/answer`, asha, failedAgain),
    'POST /api/shipments/{id}/returned': one('POST', `/api/shipments/${parcel.id}/returned`, meera, () => ({
      condition: 'restock',
    })),
    'POST /api/track': one('POST', '/api/track', visitor, () => ({
      orderId: order.orderId,
      contact: order.shippingAddress.mobile,
    })),
    'POST /api/track/answer': one('POST', '/api/track/answer', visitor, async () => ({
      ...(await failedAgain()),
      orderId: parcel.orderId,
      contact: order.shippingAddress.mobile,
      shipmentId: parcel.id,
    })),
    'PUT /api/admin/tickets/{id}': one('PUT', `/api/admin/tickets/${ticketId}`, admin, () => ({
      status: 'RESOLVED',
      resolution: 'We wrote.',
    })),
    ...catalogueSamples(shop, sku, { meera, admin }),
  };
  Object.assign(samples, await samplesOfHappyPaths(Object.keys(samples)));
});

const TAKING = SERVED.filter(
  ({ method, path }) => method !== 'GET' && method !== 'DELETE' && !/logout|\/view$/.test(path),
).map(({ method, path }) => `${method} ${path}`);

/** Returns the body of the happy path, for calls without a sample of their own. */
async function samplesOfHappyPaths(known: readonly string[]): Promise<Record<string, Sample>> {
  const paths = await happyPaths(shop);
  const found: Record<string, Sample> = {};
  for (const name of TAKING.filter((one) => !known.includes(one))) {
    const { method, path, body, whose } = await requestOf(await paths.calls[name]!());
    found[name] = {
      method: method as Sample['method'],
      path,
      who: {
        send: (...[how, at, text]) =>
          shop.visitor().send(how, at, text, whose ? { headers: { Authorization: whose } } : {}),
      },
      // Forms with files are covered by other tests.
      body: () => (typeof body === 'string' ? (JSON.parse(body) as object) : { folder: 'Diwali' }),
    };
  }
  return found;
}

/** Returns copies of a body, each with the bad character in another text. */
function* poisoned(body: unknown, sign: string): Generator<unknown> {
  if (typeof body === 'string') yield `${body} ${before(sign)}${sign}${AFTER}`;
  else if (Array.isArray(body)) {
    for (const [at, item] of body.entries()) for (const bad of poisoned(item, sign)) yield body.with(at, bad);
  } else if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body))
      for (const bad of poisoned(value, sign)) yield { ...body, [name]: bad };
  }
}

/** Returns the columns in which the text before a bad character is stored without the text after it. */
function badColumns(sign: string): string[] {
  const tables = shop.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
  return tables.flatMap(({ name: table }) => {
    const columns = shop.rows(`SELECT name FROM pragma_table_info('${String(table)}') WHERE type = 'TEXT'`);
    return columns
      .map(({ name }) => `"${String(table)}"."${String(name)}"`)
      .filter((column) =>
        shop
          .rows(`SELECT hex(${column}) AS text FROM "${String(table)}" WHERE instr(${column}, ?) > 0`, before(sign))
          .map(({ text }) => Buffer.from(String(text), 'hex').toString('utf8'))
          .some((text) =>
            text
              .split(before(sign))
              .slice(1)
              .some((rest) => !rest.startsWith(AFTER)),
          ),
      );
  });
}

test('every call that takes texts is tried', () => {
  expect(Object.keys(samples).sort()).toEqual(TAKING.toSorted());
});

describe.each(Object.entries(SIGNS))('with %s in one of its texts', (_, sign) => {
  test('no call leaves it in the records, and none fails over it', async () => {
    for (const [name, { method, path, who, body }] of Object.entries(samples)) {
      for (const bad of poisoned(await body(), sign)) {
        const { status, text } = await who.send(method, path, JSON.stringify(bad));
        if (![200, 401, 404, 409, 410, 422, 429].includes(status))
          expect(`${name} ${JSON.stringify(bad)}: ${text}`).toBe('');
      }
    }
    expect(badColumns(sign)).toEqual([]);
  });
});

describe('what is written in any script of India is kept as it was written:', () => {
  const WORDS = ['दुकान्‍यां', 'അവന്‍', 'க்‌ஷேமம்', 'می‌خواهم', 'ಆರ‍್ಕಾ'];

  test.each(WORDS)('a name and an address: %s', async (word) => {
    const saved = (await asha.post('/api/addresses', addressForm({ name: word, address: `12, ${word}` }))).as(Address);
    expect(saved).toMatchObject({ name: word.normalize('NFC'), address: `12, ${word.normalize('NFC')}` });
    await asha.delete(`/api/addresses/${saved.id}`);
  });

  test('a note, with emoji and in lines', async () => {
    const note = `شکریہ 🙏🏽\n${WORDS.join(' ')} 👩‍👧`;
    const answer = await asha.post('/api/orders?paymentMethod=COD', {
      ...addressForm(),
      checkoutType: 'buy-now',
      buyNowItem: { skuId: sku.skuId, quantity: 1 },
      note,
    });
    const { id } = answer.json as { id: number };
    expect(shop.row('SELECT note FROM orders WHERE id = ?', id).note).toBe(note.normalize('NFC'));
  });
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedPost } from '#contract/calls/blog.ts';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { askForOrder, fillCart, placed } from '../../support/buy.ts';
import { postForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

/*
 * Tests which data answers disclose, and to whom. Answers contain only fields of a call's declared schema, so it is
 * enough to test the schemas.
 */

const shop = openShop();

interface Operation {
  'x-who': string;
  responses: Record<string, { content?: { 'application/json'?: { schema: unknown } } }>;
}

/** Returns the names of all fields in a JSON schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}

/** Fields that must stay internal: the version of a row, its owner, and secrets. */
const INTERNAL = /version|hash|secret|password|userId|createdBy|archived|attempt|subject|actor|handle/i;
/**
 * Editors get a post's version (see below). The person who registers a business gets its version, to send it with
 * changes.
 */
const FOR_EDITORS = ['GET /blog/posts/{id}: version', 'POST /sellers/create: version'];
/** A customer's own profile, addresses and review have a version, which a change must name. */
const OWN_ROWS =
  /^\w+ (\/api\/users\/profile|\/api\/addresses|\/reviews\/(create|reviews)|\/api\/reviews\/product\/.*mine)/;
/**
 * A person's own files have a version for changes, a hash that shows duplicates, and the places where they are used.
 */
const OWN_FILES = /^\w+ \/api\/user\/files/;
/** Attempts at delivery are not attempts at a code. */
const DELIVERIES = /shipping|shipments|track/;
/** Calls that answer a person's own email. The page of a staff invitation shows it to anyone with the mailed link. */
const OWN_EMAIL =
  /^\w+ (\/api\/invitations\/open$|\/api\/users\/profile|\/api\/orders|\/orders|\/api\/addresses|\/sellers\/create$)/;

describe('what visitors and shoppers are answered', () => {
  test('has no field of the inside, and no e-mail but their own', async () => {
    const { paths } = (await shop.visitor().get('/openapi.json')).json as {
      paths: Record<string, Record<string, Operation>>;
    };
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => /public|customer/.test(operation['x-who']))
        .flatMap(([method, { responses }]) => {
          const name = `${method.toUpperCase()} ${path}`;
          return fieldsOf(responses['200']?.content?.['application/json']?.schema).map((field) => ({ name, field }));
        }),
    );
    expect(told.length).toBeGreaterThan(300);
    const isOfCourier = (name: string, field: string) => field === 'attempt' && DELIVERIES.test(name);
    const isOfOwnFile = (name: string, field: string) =>
      OWN_FILES.test(name) && ['version', 'contentHash', 'subject'].includes(field);
    const isOfOwnRow = (name: string, field: string) => OWN_ROWS.test(name) && field === 'version';
    const isKnown = [isOfCourier, isOfOwnFile, isOfOwnRow];
    const inside = told
      .filter(({ name, field }) => INTERNAL.test(field) && !isKnown.some((is) => is(name, field)))
      .map(({ name, field }) => `${name}: ${field}`);
    expect([...new Set(inside)]).toEqual(FOR_EDITORS);
    const emails = told.filter(({ name, field }) => /e?mail/i.test(field) && !OWN_EMAIL.test(name));
    expect(emails.filter(({ field }) => field !== 'emailVerified')).toEqual([]);
  });

  test('of a review is its version only for its customer', async () => {
    const [asha, { productId }] = [await shop.signUp('reviewing'), await shop.sku()];
    const review = { reviewText: 'Shines like the real thing.', rating: 5 };
    expect((await asha.post(`/reviews/create/${productId}`, review)).text).toContain('version');
    for (const person of [shop.visitor(), asha, shop.seller('meera')]) {
      expect((await person.get(`/api/reviews/product/${productId}`)).text).not.toContain('version');
    }
  });

  test('of a post is its version only for editors', async () => {
    const { id, slug } = (await shop.admin().post('/blog/posts', postForm(shop.mark))).as(EditedPost);
    expect((await shop.admin().get(`/blog/posts/${id}`)).json).toMatchObject({ version: 1 });
    for (const person of [shop.visitor(), await shop.customer('asha'), shop.seller('meera')]) {
      for (const path of [`/blog/posts/${id}`, `/blog/posts/slug/${slug}`, '/blog/posts?size=50']) {
        expect((await person.get(path)).text).not.toContain('version');
      }
    }
  });
});

test('the e-mail of an account is told to its owner and to the house, and to no seller', async () => {
  const asha = await shop.customer('asha');
  await fillCart(asha, await shop.sku({ seller: 'meera' }));
  const { id, orderId } = await placed(askForOrder(asha));
  expect((await asha.get(`/api/orders/${id}`)).as(Order).user.email).toBe(asha.email);
  expect((await shop.admin().get(`/api/admin/orders/${id}`)).as(ManagedOrder).user.email).toBe(asha.email);

  const meera = shop.seller('meera');
  const told = [
    await meera.get('/seller/orders'),
    await meera.get(`/api/admin/orders/${id}`),
    await meera.get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`),
    await meera.patch(`/seller/orders/${id}/status/CONFIRMED`),
    await meera.put(`/api/admin/orders/${id}`, { orderStatus: 'PLACED' }),
    await meera.patch(`/seller/orders/${id}/status/CONFIRMED`, { version: 0 }),
  ];
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
  for (const answer of told) {
    expect(answer.text).toContain(orderId);
    expect(answer.text).not.toContain(asha.email);
  }
  expect((await meera.get(`/api/admin/orders/${id}`)).as(ManagedOrder).user).toEqual({
    fullName: 'Asha',
    mobile: '9848012345',
  });
  expect((await meera.get('/api/admin/orders')).as(z.array(ManagedOrder)).some(({ user }) => user.email)).toBe(false);
});

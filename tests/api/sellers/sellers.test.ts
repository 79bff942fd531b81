import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PublicSeller, Seller, SellerMove } from '#contract/calls/sellers.ts';
import { SELLER_MOVES, SELLER_STATUSES } from '#contract/states/seller.ts';
import { sellerForm } from '../../support/forms.ts';
import { newOwner } from '../../support/register.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const idOf = (email: string) => Number(shop.row('SELECT id FROM sellers WHERE email = ?', email).id);
const move = (id: number, status: string, body: object = {}) =>
  shop.admin().patch(`/admin/seller/${id}/status/${status}`, body);

describe('what everybody may know of a seller', () => {
  const PUBLIC = ['id', 'slug', 'businessName', 'status', 'city', 'state', 'logo', 'banner', 'createdAt'];

  test('is this and nothing more', async () => {
    const answer = await shop.visitor().get('/sellers');
    const list = answer.json as Record<string, unknown>[];
    expect(list.length).toBeGreaterThan(2);
    for (const seller of list) expect(Object.keys(seller).toSorted()).toEqual(PUBLIC.toSorted());
    const one = await shop.visitor().get(`/sellers/${String(list[0]!.id)}`);
    expect(Object.keys(one.json as object).toSorted()).toEqual(PUBLIC.toSorted());
    expect(answer.text).not.toMatch(/@|\b\d{10}\b|[0-9]{2}[A-Z]{5}[0-9]{4}/);
  });

  test('is of those that sell: others are there for nobody but themselves and the house', async () => {
    const owner = await newOwner(shop, 'hidden');
    const id = idOf(owner.email);
    const names = async (persona: typeof owner, query = '') =>
      (await persona.get(`/sellers${query}`)).as(z.array(PublicSeller)).map((seller) => seller.id);
    const absent = whatItTells(await shop.visitor().get('/sellers/999999999'));
    for (const persona of [shop.visitor(), await shop.customer('asha'), shop.seller('meera')]) {
      expect(whatItTells(await persona.get(`/sellers/${id}`))).toEqual(absent);
      expect(await names(persona)).not.toContain(id);
      expect(await names(persona, '?status=PENDING_VERIFICATION')).not.toContain(id);
    }
    expect(await names(owner, '?status=PENDING_VERIFICATION')).toEqual([id]);
    expect(await names(shop.admin(), '?status=PENDING_VERIFICATION')).toContain(id);
    expect(await names(shop.visitor(), '?status=ACTIVE')).toContain(idOf('meera@ratnahaat.example'));
  });
});

describe('a seller changes its own business', () => {
  test('and finds it so afterwards; what is left out stays', async () => {
    const owner = await newOwner(shop, 'change');
    const before = (await owner.get('/sellers/profile')).as(Seller);
    const { businessDetails } = sellerForm(owner.email);
    const wanted = { ...(businessDetails as object), businessName: 'Lalitha & Daughters' };
    const after = (await owner.patch('/sellers', { businessDetails: wanted, version: before.version })).as(Seller);
    expect(after.businessDetails.businessName).toBe('Lalitha & Daughters');
    expect(after).toMatchObject({ pickupAddress: before.pickupAddress, status: before.status, gstin: before.gstin });
    expect(after.bankDetails!.changedAt).toBeNull();
  });

  test('with an old version is shown the present state', async () => {
    const owner = await newOwner(shop, 'stale');
    const { version } = (await owner.get('/sellers/profile')).as(Seller);
    expect((await owner.patch('/sellers', { mobile: '9848011223', version })).status).toBe(200);
    const answer = await owner.patch('/sellers', { mobile: '9848011224', version });
    expect(answer).toRefuse(409, 'STALE_VERSION');
    expect((answer.json as { current: { mobile: string } }).current.mobile).toBe('9848011223');
  });

  test('another bank account is noted, told by mail, and in the audit log without its number', async () => {
    const owner = await newOwner(shop, 'bank');
    const bankDetails = { accountHolderName: 'Lalitha Devi', accountNumber: '998877665544', ifscCode: 'sbin0001234' };
    const { bankDetails: shown } = (await owner.patch('/sellers', { bankDetails })).as(Seller);
    expect(shown).toMatchObject({ accountNumber: '•••• 5544', ifscCode: 'SBIN0001234' });
    expect(shown!.changedAt).not.toBeNull();
    const mail = await until('a mail', async () =>
      (await shop.mailsTo(owner.email)).find(
        ({ subject }) => subject === 'The bank account for your payouts was changed',
      ),
    );
    expect(mail.text).toContain('5544');
    const log = JSON.stringify(shop.rows("SELECT * FROM audit_log WHERE action = 'bank account changed'"));
    expect(log).toContain('•••• 5544');
    expect(log + mail.text).not.toContain('998877665544');
  });

  test('not into another State than it is taxed in, and nothing that is the house’s', async () => {
    const owner = await newOwner(shop, 'state');
    const { pickupAddress } = sellerForm(owner.email) as { pickupAddress: object };
    const kerala = { ...pickupAddress, state: 'Kerala', pincode: '680001' };
    expect(await owner.patch('/sellers', { pickupAddress: kerala })).toRefuse(422, 'FIELDS_INVALID');
    const change = {
      status: 'ACTIVE',
      gstin: '36ZZTCJ1234K1Z4',
      emailProven: false,
      sellerId: 1,
      mobile: '9848011223',
    };
    const after = (await owner.patch('/sellers', change)).as(Seller);
    expect(after).toMatchObject({ status: 'PENDING_VERIFICATION', emailProven: true, id: idOf(owner.email) });
  });
});

describe('the house', () => {
  const MOVES = SELLER_STATUSES.flatMap((from) => SELLER_STATUSES.map((to) => ({ from, to })));
  test.each(MOVES)('moves a seller from $from to $to, or not', async ({ from, to }) => {
    const { slug } = await shop.newSeller(from);
    const id = Number(shop.row('SELECT id FROM sellers WHERE slug = ?', slug).id);
    const answer = await move(id, to, { reason: 'As agreed.' });
    if (SELLER_MOVES[from].includes(to)) expect(answer.as(Seller).status).toBe(to);
    else expect(answer).toRefuse(409, 'SELLER_MOVE_ILLEGAL');
  });

  test('lets nobody sell whose email is not proven', async () => {
    const email = shop.emailOf('unproven');
    const { id } = (await shop.visitor().post('/sellers/create', sellerForm(email))).as(Seller);
    expect(await move(id, 'ACTIVE')).toRefuse(409, 'SELLER_EMAIL_UNPROVEN');
  });

  test('takes a seller’s goods out of the shop with the next request, and brings them back', async () => {
    const owner = await newOwner(shop, 'goods');
    const id = idOf(owner.email);
    const asha = await shop.customer('buyer');
    expect((await move(id, 'ACTIVE')).status).toBe(200);
    const sku = await shop.sku({ sellerEmail: owner.email });
    const seen = async () => (await shop.visitor().get(`/products/${sku.seoUrl}`)).status;
    const add = () => asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 });
    expect(await seen()).toBe(200);
    expect((await add()).status).toBe(200);

    expect((await move(id, 'SUSPENDED', { reason: 'Two complaints of wrong goods.' })).status).toBe(200);
    expect(await seen()).toBe(404);
    expect(await add()).toRefuse(404, 'SKU_NOT_FOUND');
    expect(await owner.patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 1 })).toRefuse(
      403,
      'SELLER_NOT_ACTIVE',
    );
    expect((await owner.get('/sellers/profile')).as(Seller).status).toBe('SUSPENDED');

    expect((await move(id, 'ACTIVE')).status).toBe(200);
    expect(await seen()).toBe(200);
    const mail = await until('a mail', async () =>
      (await shop.mailsTo(owner.email)).find(({ subject }) => subject === 'Your seller account is suspended'),
    );
    expect(mail.text).toContain('Two complaints of wrong goods.');
    const history = (await shop.admin().get(`/api/admin/sellers/${id}/history`)).as(z.array(SellerMove));
    expect(history.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['PENDING_VERIFICATION', 'ACTIVE', null],
      ['ACTIVE', 'SUSPENDED', 'Two complaints of wrong goods.'],
      ['SUSPENDED', 'ACTIVE', null],
    ]);
    expect(await shop.admin().get('/api/admin/sellers/999999/history')).toRefuse(404, 'SELLER_NOT_FOUND');
  });

  test('closes a seller for good, on record, and not while an order is on its way', async () => {
    const owner = await newOwner(shop, 'closing');
    const id = idOf(owner.email);
    expect((await shop.admin().delete(`/sellers/${id}`)).json).toEqual({ message: 'The seller is closed.' });
    expect(shop.row('SELECT status FROM sellers WHERE id = ?', id).status).toBe('CLOSED');
    expect(await shop.admin().delete(`/sellers/${id}`)).toRefuse(409, 'SELLER_MOVE_ILLEGAL');
    const busy = Number(
      shop.row("SELECT seller_id FROM consignments WHERE status NOT IN ('DELIVERED', 'CANCELLED') LIMIT 1").seller_id,
    );
    expect(await shop.admin().delete(`/sellers/${busy}`)).toRefuse(409, 'SELLER_HAS_ORDERS');
  });
});

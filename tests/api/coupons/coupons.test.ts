import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Coupon, COUPON_TYPES } from '#contract/calls/coupons.ts';
import { clock } from '../../support/clock.ts';
import { couponForm, without } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const admin = shop.admin();
const create = (form: object) => admin.post('/api/coupons/admin/create', form);
const all = async () => (await admin.get('/api/coupons/admin/all')).as(z.object({ content: z.array(Coupon) })).content;

test('the demo shop has coupons of every type, some over, some to come, some switched off', async () => {
  const coupons = await all();
  const today = clock.today();
  expect(COUPON_TYPES.filter((type) => !coupons.some(({ discountType }) => discountType === type))).toEqual([]);
  expect(coupons.some(({ endDate }) => endDate < today)).toBe(true);
  expect(coupons.some(({ startDate }) => startDate > today)).toBe(true);
  expect(coupons.some(({ active }) => !active)).toBe(true);
  expect(coupons.some(({ automatic }) => automatic)).toBe(true);
});

test('a coupon is kept as it is written, with what the form leaves out', async () => {
  const { productId } = await shop.sku();
  const form = couponForm({ code: ` ab-${shop.mark} `, eligibleProducts: [productId, productId] });
  const made = (await create(form)).as(Coupon);
  expect(made).toMatchObject({
    code: `AB-${shop.mark.toUpperCase()}`,
    discountType: 'PERCENTAGE',
    discountValue: 10,
    startDate: '2026-01-01',
    minimumOrderValue: 500_00,
    maxUses: 100,
    maxUsesPerCustomer: 1,
    active: true,
    automatic: false,
    usageCount: 0,
    eligibleProductIds: [productId],
    eligibleCategoryIds: [],
    eligibleCollectionIds: [],
  });
  expect((await all()).find(({ id }) => id === made.id)).toEqual(made);
});

test('the quick form makes a percentage coupon and keeps its texts', async () => {
  const days = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const quick = { code: `Q${shop.mark}`, discountPercentage: 25, minimumOrderValue: 1, ...days };
  expect((await create(quick)).as(Coupon)).toMatchObject({ discountValue: 25 });
  expect(await create({ ...quick, code: 'ab' })).toRefuseFields({ code: words('COUPON_CODE_TOO_SHORT') });
  expect(await create({ ...quick, code: 'a'.repeat(21) })).toRefuseFields({ code: words('COUPON_CODE_TOO_LONG') });
  expect(await create({ ...quick, discountPercentage: 0 })).toRefuseFields({
    discountPercentage: words('COUPON_DISCOUNT_TOO_LOW'),
  });
  expect(await create({ ...quick, discountPercentage: 101 })).toRefuseFields({
    discountPercentage: words('COUPON_DISCOUNT_TOO_HIGH'),
  });
  expect(await create({ ...quick, minimumOrderValue: 0.99 })).toRefuseFields({
    minimumOrderValue: 'Minimum order value must be at least 1',
  });
});

test.each([
  [{ code: 'ab' }, { code: 'COUPON_CODE_LENGTH' }],
  [{ code: '   ' }, { code: 'COUPON_CODE_REQUIRED' }],
  [{ discountValue: 101 }, { discountValue: 'COUPON_PERCENTAGE_TOO_HIGH' }],
  [{ endDate: '2025-12-31' }, { endDate: 'COUPON_END_BEFORE_START' }],
  [{ discountType: 'BUY_X_GET_Y', minQuantity: 0, freeQuantity: 1 }, { minQuantity: 'COUPON_MIN_QUANTITY' }],
  [{ discountType: 'BUY_X_GET_Y', minQuantity: 1 }, { freeQuantity: 'COUPON_FREE_QUANTITY' }],
])('%j is refused in the words of the form', async (over, faults) => {
  const before = (await all()).length;
  expect(await create(couponForm(over))).toRefuseFields(
    Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, words(code)])),
  );
  expect(await all()).toHaveLength(before);
});

test.each([
  [{ discountValue: 0 }],
  [{ discountValue: 12.5 }],
  [{ discountType: 'FIXED_AMOUNT', discountValue: -5 }],
  [{ discountType: 'TIERED_DISCOUNT' }],
  [{ maxUses: 0 }],
  [{ minimumOrderValue: -1 }],
  [{ code: 'a b' }],
])('%j is refused', async (over) => {
  const answer = await create(couponForm(over));
  expect(answer.status).toBe(422);
});

test('days are asked for', async () => {
  expect((await create(without(couponForm(), 'startDate'))).status).toBe(422);
});

test('a code belongs to one coupon for ever, whatever its case', async () => {
  const code = `once${shop.mark}`;
  const { id } = (await create(couponForm({ code }))).as(Coupon);
  expect(await create(couponForm({ code: code.toUpperCase() }))).toRefuse(409, 'COUPON_CODE_TAKEN');
  expect((await admin.delete(`/api/coupons/admin/delete/${id}`)).status).toBe(200);
  expect((await all()).some((coupon) => coupon.id === id)).toBe(false);
  expect(await create(couponForm({ code }))).toRefuse(409, 'COUPON_CODE_TAKEN');
  expect(await admin.delete(`/api/coupons/admin/delete/${id}`)).toRefuse(404, 'COUPON_NOT_FOUND');
});

describe('a change of parts', () => {
  const path = ({ id }: { id: number }) => `/api/coupons/admin/update/${id}`;
  const tiers = [{ minimumOrderValue: 999, percent: 5 }];
  const TIERED = {
    discountType: 'TIERED_DISCOUNT',
    discountValue: 0,
    tiers: [{ minimumOrderValue: 999_00, percent: 5 }],
  };

  test.each([
    { part: { active: false }, shown: { active: false } },
    { part: { public: true, endDate: '2098-01-31' }, shown: { public: true, endDate: '2098-01-31' } },
    { part: { minimumOrderValue: 0 }, shown: { minimumOrderValue: 0 } },
    { part: { discountPercentage: 25 }, shown: { discountType: 'PERCENTAGE', discountValue: 25 } },
    { part: { discountType: 'TIERED_DISCOUNT', tiers }, shown: TIERED },
    { part: { eligibleProducts: [] }, shown: { eligibleProductIds: [] } },
    { part: {}, shown: {} },
  ])('keeps the rest: $part', async ({ part, shown }) => {
    const { productId } = await shop.sku();
    const form = couponForm({ maxUses: 7, fundedBy: 'SELLER', automatic: true, eligibleProducts: [productId] });
    const made = (await create(form)).as(Coupon);
    const changed = (await admin.patch(path(made), part)).as(Coupon);
    const { updatedAt, status } = changed;
    expect(changed).toEqual({ ...made, ...shown, updatedAt, status, version: made.version + 1 });
  });

  test('is made of the newest state, or of the version that is named', async () => {
    const made = (await create(couponForm())).as(Coupon);
    const { version } = (await admin.patch(path(made), { active: false, version: made.version })).as(Coupon);
    const stale = await admin.patch(path(made), { public: true, version: made.version });
    expect(stale).toRefuse(409, 'STALE_VERSION');
    expect((stale.json as { current: object }).current).toMatchObject({ active: false, public: false, version });
    expect((await admin.patch(path(made), { public: true })).as(Coupon)).toMatchObject({ active: false, public: true });
    const both = [{ maxUses: 9 }, { maxUsesPerCustomer: 2 }].map((part) => admin.patch(path(made), part));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await all()).find(({ id }) => id === made.id)).toMatchObject({ maxUses: 9, maxUsesPerCustomer: 2 });
  });

  test.each([
    { part: { endDate: '2025-12-31' }, fields: { endDate: words('COUPON_END_BEFORE_START') } },
    { part: { discountType: 'TIERED_DISCOUNT' }, fields: { tiers: 'Please add at least one tier' } },
    {
      part: { discountType: 'BUY_X_GET_Y', freeQuantity: 1 },
      fields: { minQuantity: words('COUPON_MIN_QUANTITY') },
    },
    { part: { discountValue: 101 }, fields: { discountValue: words('COUPON_PERCENTAGE_TOO_HIGH') } },
    { part: { discountValue: 0 }, fields: { discountValue: 'Discount value must be at least 1' } },
    { part: { code: '' }, fields: { code: words('COUPON_CODE_REQUIRED') } },
    { part: { code: 'AB' }, fields: { code: words('COUPON_CODE_LENGTH') } },
    {
      part: { discountPercentage: 5, minimumOrderValue: 0 },
      fields: { minimumOrderValue: 'Minimum order value must be at least 1' },
    },
  ])('that would make no coupon is refused: $part', async ({ part, fields }) => {
    const made = (await create(couponForm())).as(Coupon);
    expect(await admin.patch(path(made), part)).toRefuseFields(fields);
    expect(await admin.put(`/api/admin/coupons/${made.id}`, part)).toRefuseFields(fields);
    expect((await all()).find(({ id }) => id === made.id)).toEqual(made);
  });

  test('of a value keeps its kind, so that too much for a percentage is refused', async () => {
    const fixed = (await create(couponForm({ discountType: 'FIXED_AMOUNT', discountValue: 500 }))).as(Coupon);
    expect((await admin.patch(path(fixed), { discountValue: 450.5 })).as(Coupon)).toMatchObject({
      discountType: 'FIXED_AMOUNT',
      discountValue: 450.5,
    });
    expect(await admin.patch(path(fixed), { discountType: 'PERCENTAGE' })).toRefuseFields({
      discountValue: 'Please enter a whole percentage',
    });
  });
});

test('a change of everything names the version that was seen', async () => {
  const made = (await create(couponForm())).as(Coupon);
  const path = `/api/coupons/admin/update/${made.id}`;
  const tiers = [{ minimumOrderValue: 999, percent: 5 }];
  const form = couponForm({ code: made.code, discountType: 'TIERED_DISCOUNT', tiers, version: made.version });
  expect((await admin.patch(path, form)).as(Coupon)).toMatchObject({
    discountType: 'TIERED_DISCOUNT',
    discountValue: 0,
    tiers: [{ minimumOrderValue: 999_00, percent: 5 }],
    version: made.version + 1,
  });
  expect(await admin.patch(path, form)).toRefuse(409, 'STALE_VERSION');
  expect(await admin.patch('/api/coupons/admin/update/999999999', form)).toRefuse(404, 'COUPON_NOT_FOUND');
});

test('of several who write the version they saw at once, one is heard, and the others are shown what it wrote', async () => {
  const made = (await create(couponForm())).as(Coupon);
  const values = [11, 12, 13, 14];
  const answers = await Promise.all(
    values.map((discountValue) =>
      admin.patch(`/api/coupons/admin/update/${made.id}`, {
        ...couponForm({ code: made.code }),
        discountValue,
        version: 1,
      }),
    ),
  );
  const [written, ...more] = answers.filter(({ status }) => status === 200).map((answer) => answer.as(Coupon));
  expect(more).toEqual([]);
  for (const refused of answers.filter(({ status }) => status !== 200)) {
    expect(refused).toRefuse(409, 'STALE_VERSION');
    expect((refused.json as { current: object }).current).toMatchObject({
      version: 2,
      discountValue: written!.discountValue,
    });
  }
});

test('it is limited to what there is', async () => {
  expect(await create(couponForm({ eligibleProducts: [999_999_999] }))).toRefuse(404, 'PRODUCT_NOT_FOUND');
  expect(await create(couponForm({ eligibleCategories: [999_999_999] }))).toRefuse(404, 'CATEGORY_NOT_FOUND');
  expect(await create(couponForm({ eligibleCollections: [999_999_999] }))).toRefuse(404, 'COLLECTION_NOT_FOUND');
});

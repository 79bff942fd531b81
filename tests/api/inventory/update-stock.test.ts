import { describe, expect, test } from 'vitest';
import { InventoryItem } from '#contract/calls/inventory.ts';
import { buy } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const change = (sku: Pick<MadeSku, 'skuId'>, type: string, quantity: unknown, by: Persona = shop.seller('meera')) =>
  by.patch(`/api/inventory/${sku.skuId}/${type}`, { quantity });
const changed = async (sku: MadeSku, type: string, quantity: number) =>
  (await change(sku, type, quantity)).as(InventoryItem);
const movesOf = ({ skuId }: MadeSku) =>
  shop.rows(
    'SELECT reason, quantity_change AS quantity, reserved_change AS reserved FROM stock_movements WHERE sku_id = ? ORDER BY id',
    skuId,
  );

test('stock goes up and down, each time with a movement and a line in the audit log', async () => {
  const sku = await shop.sku({ stock: 10 });
  expect(await changed(sku, 'increase', 5)).toMatchObject({
    skuId: sku.skuId,
    quantity: 15,
    reservedQuantity: 0,
    availableQuantity: 15,
    heldByHand: 0,
  });
  expect(await changed(sku, 'decrease', 7)).toMatchObject({ quantity: 8, availableQuantity: 8 });
  expect(movesOf(sku)).toEqual([
    { reason: 'opened', quantity: 10, reserved: 0 },
    { reason: 'increase', quantity: 5, reserved: 0 },
    { reason: 'decrease', quantity: -7, reserved: 0 },
  ]);
  const [audit] = shop.rows(
    "SELECT audit_log.* FROM audit_log JOIN inventory ON inventory.id = subject_id WHERE subject = 'inventory' AND sku_id = ? ORDER BY audit_log.id DESC",
    sku.skuId,
  );
  expect(audit).toMatchObject({
    action: 'stock decreased',
    actor_kind: 'seller',
    after: '{"type":"decrease","pieces":7}',
  });
});

test('pieces are held by hand and given back', async () => {
  const sku = await shop.sku({ stock: 10 });
  expect(await changed(sku, 'reserve', 4)).toMatchObject({
    quantity: 10,
    reservedQuantity: 4,
    heldByHand: 4,
    availableQuantity: 6,
  });
  expect(await changed(sku, 'reserve', 2)).toMatchObject({ reservedQuantity: 6, heldByHand: 6 });
  expect(await changed(sku, 'release', 5)).toMatchObject({ reservedQuantity: 1, heldByHand: 1, availableQuantity: 9 });
});

describe('what cannot be is refused, and leaves nothing:', () => {
  const FEWER = 'Fewer pieces than that are available; the others are reserved.';

  test('taking more than there is', async () => {
    const sku = await shop.sku({ stock: 3 });
    expect(await change(sku, 'decrease', 4)).toRefuse(409, 'NOT_ENOUGH_STOCK', FEWER);
    expect(await change(sku, 'reserve', 4)).toRefuse(409, 'NOT_ENOUGH_STOCK', FEWER);
    expect(movesOf(sku)).toHaveLength(1);
  });

  test('taking what orders hold', async () => {
    const sku = await shop.sku({ stock: 3 });
    await buy(await shop.customer('asha'), sku, 2);
    expect(await change(sku, 'decrease', 2)).toRefuse(409, 'NOT_ENOUGH_STOCK', FEWER);
    expect(await change(sku, 'release', 1)).toRefuse(409, 'HOLD_TOO_SMALL', 'Fewer pieces than that are held by hand.');
    expect(await changed(sku, 'decrease', 1)).toMatchObject({
      quantity: 2,
      reservedQuantity: 2,
      availableQuantity: 0,
      heldByHand: 0,
    });
  });

  test('giving back more than is held by hand', async () => {
    const sku = await shop.sku({ stock: 10 });
    await changed(sku, 'reserve', 2);
    await buy(await shop.customer('asha'), sku, 2);
    expect(await change(sku, 'release', 3)).toRefuse(409, 'HOLD_TOO_SMALL');
  });

  test('more than any shop keeps', async () => {
    const sku = await shop.sku({ stock: 10 });
    const answer = await change(sku, 'increase', 10_00_000);
    expect(answer).toRefuse(422, 'STOCK_TOO_LARGE', 'A stock of more than 10,00,000 pieces is not possible.');
  });

  test.each([0, -1, 1.5, '5', null, undefined, [1], 10_00_001, 1e300].map((quantity) => ({ quantity })))(
    '$quantity pieces',
    async ({ quantity }) => {
      const answer = await change(await shop.sku(), 'increase', quantity);
      expect(answer).toRefuse(422, 'FIELDS_INVALID');
      expect(Object.keys((answer.json as { fields: object }).fields)).toEqual(['quantity']);
    },
  );

  test.each(['set', 'INCREASE', 'delete', 'reserved'])('to %s', async (type) => {
    expect(await change(await shop.sku(), type, 1)).toRefuse(400, 'QUERY_INVALID');
  });
});

test('fifty changes at once are all counted', async () => {
  const sku = await shop.sku({ stock: 100 });
  await Promise.all(Array.from({ length: 50 }, (_, index) => changed(sku, index % 2 ? 'increase' : 'decrease', 2)));
  expect(shop.row('SELECT quantity FROM inventory WHERE sku_id = ?', sku.skuId).quantity).toBe(100);
  expect(movesOf(sku)).toHaveLength(51);
});

test('the last piece and the first one back make the page urgent, others do not', async () => {
  const sku = await shop.sku({ stock: 2 });
  const urgent = () =>
    shop.rows(
      "SELECT id FROM page_invalidations WHERE subject = 'product' AND subject_id = ? AND urgent",
      sku.productId,
    ).length;
  await changed(sku, 'decrease', 1);
  expect(urgent()).toBe(0);
  await changed(sku, 'reserve', 1);
  expect(urgent()).toBe(1);
  await changed(sku, 'increase', 3);
  expect(urgent()).toBe(2);
  await changed(sku, 'increase', 1);
  expect(urgent()).toBe(2);
});

test("somebody else's stock is as good as none", async () => {
  const sku = await shop.sku({ seller: 'meera', stock: 5 });
  const answer = await change(sku, 'increase', 1, shop.seller('farhan'));
  expect(answer).toRefuse(404, 'SKU_NOT_FOUND', 'SKU not found');
  expect(whatItTells(answer)).toEqual(
    whatItTells(await change({ skuId: 999_999_999 }, 'increase', 1, shop.seller('farhan'))),
  );
  expect(shop.row('SELECT quantity FROM inventory WHERE sku_id = ?', sku.skuId).quantity).toBe(5);
  expect((await change(sku, 'increase', 1, shop.admin())).as(InventoryItem).quantity).toBe(6);
});

test.each([
  { subRole: 'readOnly', may: false },
  { subRole: 'finance', may: false },
  { subRole: 'support', may: false },
  { subRole: 'catalogue', may: true },
  { subRole: 'orders', may: true },
] as const)('staff for $subRole may change stock: $may', async ({ subRole, may }) => {
  const staff = await shop.staff({ seller: 'meera', subRole });
  const answer = await change(await shop.sku(), 'increase', 1, staff);
  if (may) expect(answer.as(InventoryItem).quantity).toBe(11);
  else expect(answer).toRefuse(403, 'NOT_PERMITTED');
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedSku } from '#contract/calls/managed-goods.ts';
import { SeenSku } from '#contract/calls/skus.ts';
import { TaxRate } from '#contract/calls/tax.ts';
import { taxRateForm } from '../../support/forms.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const admin = shop.admin();
const ONLY_FOR_STAFF = ['quantity', 'taxRateId', 'taxRate', 'taxRateDescription'];

const skuFor = async (who: Persona, id: number) => (await who.get(`/skus/${id}`)).json as Record<string, unknown>;
const rateOfHsn = (hsn: string) =>
  shop.row(
    "SELECT id, basis_points AS basisPoints, description FROM tax_rates WHERE ? LIKE hsn || '%' AND is_active ORDER BY length(hsn) DESC LIMIT 1",
    hsn,
  );

describe('a SKU tells its seller and the platform', () => {
  test('its stock and the rate its goods are taxed at', async () => {
    const { skuId, code } = await shop.sku({ stock: 150 });
    const rate = rateOfHsn('71171990');
    const taxRate = { id: rate.id, rate: Number(rate.basisPoints) / 100, description: rate.description };
    for (const who of [meera, admin]) {
      expect(await skuFor(who, skuId)).toMatchObject({
        skuCode: code,
        inStock: true,
        quantity: 150,
        inventory: { availableQuantity: 99 },
        taxRateId: null,
        taxRate,
        taxRateDescription: rate.description,
      });
      const listed = (await who.get('/skus?range=[0,9]')).as(z.array(SeenSku));
      expect(listed.find(({ id }) => id === skuId)).toMatchObject({ quantity: 150, taxRate: { id: rate.id } });
    }
  });

  test('and says nothing of these to anybody else', async () => {
    const { skuId } = await shop.sku();
    const others = [shop.visitor(), await shop.customer('asha'), shop.seller('farhan')];
    for (const who of others) {
      const shown = await skuFor(who, skuId);
      expect(Object.keys(shown).filter((name) => ONLY_FOR_STAFF.includes(name))).toEqual([]);
      expect(shown).toMatchObject({ inStock: true, inventory: { availableQuantity: 10 } });
      const listed = (await who.get('/skus?range=[0,99]')).json as Record<string, unknown>[];
      const foreign = listed.find(({ id }) => id === skuId)!;
      expect(Object.keys(foreign).filter((name) => ONLY_FOR_STAFF.includes(name))).toEqual([]);
    }
  });

  test('its own rate where it is taxed at a reduced one, and none where it is exempt', async () => {
    const rate = (await admin.post('/api/tax/rates', taxRateForm({ rate: 1.5, description: 'Handmade' }))).as(TaxRate);
    const { skuId } = await shop.sku();
    const reduced = (await meera.patch(`/skus/update/${skuId}`, { taxCategory: 'REDUCED', taxRateId: rate.id })).as(
      ManagedSku,
    );
    expect(reduced).toMatchObject({ taxRateId: rate.id, taxRate: { id: rate.id, rate: 150 }, inStock: true });
    expect(await skuFor(meera, skuId)).toMatchObject({
      taxRateId: rate.id,
      taxRate: { id: rate.id, rate: 1.5, description: 'Handmade' },
      taxRateDescription: 'Handmade',
    });
    await meera.patch(`/skus/update/${skuId}`, { taxCategory: 'EXEMPT' });
    expect(await skuFor(meera, skuId)).toMatchObject({ taxRate: null, taxRateDescription: null });
  });
});

test('the row of an edited SKU has the same facts, so that a program that writes back what it read loses nothing', async () => {
  const { skuId, code } = await shop.sku({ stock: 0 });
  const edited = (await meera.patch(`/skus/update/${skuId}`, { color: 'Ruby' })).json as Record<string, unknown>;
  const read = await skuFor(meera, skuId);
  expect(edited).toMatchObject({ skuCode: code, inStock: false, quantity: 0, taxRateId: null });
  for (const name of ['taxRate', 'taxRateDescription', 'quantity', 'taxRateId', 'skuCode', 'inStock', 'status']) {
    expect([name, edited[name]]).toEqual([name, read[name]]);
  }
  const again = await meera.patch(`/skus/update/${skuId}`, edited);
  expect(again.status).toBe(200);
  expect(again.json).toMatchObject({ taxRateId: edited.taxRateId, taxCategory: edited.taxCategory });
});

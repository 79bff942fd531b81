import { describe, expect, test } from 'vitest';
import { TaxAnswer } from '#contract/calls/tax.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const TELANGANA = '36';
const MAHARASHTRA = '27';

async function taxOf(body: object) {
  const asha = await shop.customer('asha');
  return (await asha.post('/api/tax/calculate', body)).as(TaxAnswer);
}

describe('the tax inside an amount', () => {
  test('is halves within a State and IGST across a border', async () => {
    const { skuId } = await shop.sku({ seller: 'meera', price: 1030 });
    const asked = { skuIds: [skuId], amount: 1030 };
    expect(await taxOf({ ...asked, stateCode: TELANGANA })).toEqual({
      taxAmount: 30_00,
      total: 1030_00,
      breakup: { CGST: 15_00, SGST: 15_00 },
    });
    expect(await taxOf({ ...asked, stateCode: 'Maharashtra' })).toEqual({
      taxAmount: 30_00,
      total: 1030_00,
      breakup: { IGST: 30_00 },
    });
  });

  test('is asked for an HSN code alone, and the other call says the same', async () => {
    const asked = { hsnCode: '7117', amount: 103, stateCode: MAHARASHTRA };
    const said = await taxOf(asked);
    expect(said).toEqual({ taxAmount: 3_00, total: 103_00, breakup: { IGST: 3_00 } });
    const asha = await shop.customer('asha');
    expect((await asha.post('/api/tax/calculate/external', asked)).as(TaxAnswer)).toEqual(said);
  });

  test('is the sum of parts where SKUs are of two States', async () => {
    const [near, far] = [
      await shop.sku({ seller: 'meera', price: 300 }),
      await shop.sku({ seller: 'farhan', price: 700 }),
    ];
    const { taxAmount, breakup } = await taxOf({
      skuIds: [near.skuId, far.skuId],
      amount: 999.99,
      stateCode: TELANGANA,
    });
    expect(Object.keys(breakup)).toEqual(['CGST', 'SGST', 'IGST']);
    expect(breakup.CGST).toBe(breakup.SGST);
    expect(Object.values(breakup).reduce((sum, part) => sum + part, 0)).toBe(taxAmount);
  });

  test('is not guessed', async () => {
    const asha = await shop.customer('asha');
    const ask = (body: object) => asha.post('/api/tax/calculate', { amount: 10, stateCode: TELANGANA, ...body });
    expect(await ask({ skuIds: [999_999_999] })).toRefuse(404, 'SKU_NOT_FOUND');
    expect(await ask({ hsnCode: '9999' })).toRefuse(422, 'TAX_RATE_MISSING');
    expect(await ask({})).toRefuse(422, 'TAX_RATE_MISSING');
    expect(await ask({ hsnCode: '71' })).toRefuseFields({ hsnCode: 'HSN code must be 4 to 8 digits' });
    expect(await ask({ hsnCode: '7117', stateCode: 'Texas' })).toRefuseFields({
      stateCode: 'Please choose a State or union territory of India',
    });
  });
});

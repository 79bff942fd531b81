import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TaxAnswer, TaxRate } from '#contract/calls/tax.ts';
import { addDays } from '#contract/shop/dates.ts';
import { TAX_RATE_STATUSES } from '#contract/states/tax-rate.ts';
import { fillCart } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { taxRateForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const TODAY = clock.today();
const day = (after: number) => addDays(TODAY, after);
const MAHARASHTRA = '27';

const add = (form: object) => shop.admin().post('/api/tax/rates', form);
const added = async (over: Record<string, unknown> = {}) => (await add(taxRateForm(over))).as(TaxRate);

async function taxOf(hsnCode: string, amount = 118) {
  const asha = await shop.customer('asha');
  return asha.post('/api/tax/calculate', { hsnCode, amount, stateCode: MAHARASHTRA });
}
const taxIn = async (hsnCode: string, amount?: number) => (await taxOf(hsnCode, amount)).as(TaxAnswer).taxAmount;

describe('a rate', () => {
  test('is added as its form says, holds at once, and stands in the audit log', async () => {
    const form = taxRateForm({ stateCode: 'Maharashtra', rate: 12.5, thresholdAmount: 50, effectiveFrom: TODAY });
    const made = (await add(form)).as(TaxRate);
    expect(made).toMatchObject({
      stateCode: MAHARASHTRA,
      rate: 1250,
      taxType: 'GST',
      thresholdAmount: 50_00,
      effectiveFrom: TODAY,
      effectiveUntil: null,
      isActive: true,
      status: 'active',
      skuCount: 0,
      version: 1,
    });
    expect((await shop.seller('meera').get(`/api/tax/rates/${made.id}`)).as(TaxRate)).toEqual(made);
    expect(await taxIn(made.hsnCode!, 1125)).toBe(125_00);
    expect(
      shop.rows("SELECT action FROM audit_log WHERE subject = 'taxRate' AND after LIKE ?", `%${made.hsnCode}%`),
    ).toEqual([{ action: 'tax rate created' }]);
  });

  test('is refused where a field is wrong', async () => {
    expect(await add(taxRateForm({ rate: 18.005 }))).toRefuseFields({ rate: 'Rate can have at most two decimals' });
    expect(await add(taxRateForm({ rate: 101 }))).toRefuseFields({ rate: 'Rate must be a percentage from 0 to 100' });
    expect(await add(taxRateForm({ stateCode: 'Texas' }))).toRefuseFields({
      stateCode: 'Please choose a State or union territory of India',
    });
    expect(await add(taxRateForm({ hsnCode: '71' }))).toRefuseFields({ hsnCode: 'HSN code must be 4 to 8 digits' });
    expect(await add(taxRateForm({ effectiveFrom: day(2), effectiveUntil: day(1) }))).toRefuseFields({
      effectiveUntil: 'The last day cannot be before the first',
    });
  });

  test('of the same State, HSN code and type as another is refused on its days, and taken on others', async () => {
    const { hsnCode } = await added({ effectiveUntil: day(5) });
    expect(await add(taxRateForm({ hsnCode, rate: 5 }))).toRefuse(409, 'TAX_RATE_OVERLAPS');
    expect(await add(taxRateForm({ hsnCode, rate: 5, effectiveFrom: day(5) }))).toRefuse(409, 'TAX_RATE_OVERLAPS');
    expect((await added({ hsnCode, rate: 5, effectiveFrom: day(6) })).status).toBe('upcoming');
    const off = await added({ hsnCode, rate: 5, isActive: false });
    expect(await shop.admin().put(`/api/tax/rates/${off.id}`, taxRateForm({ hsnCode }))).toRefuse(
      409,
      'TAX_RATE_OVERLAPS',
    );
    expect((await added({ hsnCode, stateCode: MAHARASHTRA })).stateCode).toBe(MAHARASHTRA);
    expect((await added({ hsnCode, taxType: 'VAT' })).taxType).toBe('VAT');
  });

  test.each([
    { what: 'the State before all', more: { stateCode: MAHARASHTRA, rate: 0 }, tax: 0 },
    { what: 'the higher threshold below the price', more: { rate: 0, thresholdAmount: 100 }, tax: 0 },
    { what: 'no threshold the price does not reach', more: { rate: 0, thresholdAmount: 118 }, tax: 18_00 },
    { what: 'no type but GST', more: { stateCode: MAHARASHTRA, rate: 0, taxType: 'SALES' }, tax: 18_00 },
    { what: 'none before its first day', more: { stateCode: MAHARASHTRA, rate: 0, effectiveFrom: day(1) }, tax: 18_00 },
  ])('is chosen among several: $what', async ({ more, tax }) => {
    const { hsnCode } = await added();
    await added({ hsnCode, ...more });
    expect(await taxIn(hsnCode!)).toBe(tax);
  });

  test('stands in the list of the status it shows, and in no other', async () => {
    const rates = [
      await added(),
      await added({ effectiveFrom: day(1) }),
      await added({ effectiveUntil: day(-1) }),
      await added({ isActive: false }),
    ];
    for (const [at, rate] of rates.entries()) {
      expect(rate.status).toBe(TAX_RATE_STATUSES[at]);
      for (const status of TAX_RATE_STATUSES) {
        const filter = encodeURIComponent(JSON.stringify({ q: rate.hsnCode, status }));
        const rows = (await shop.seller('meera').get(`/api/admin/tax?filter=${filter}`)).as(z.array(TaxRate));
        expect(rows).toEqual(status === rate.status ? [rate] : []);
      }
    }
  });

  test('is changed in the version that was seen', async () => {
    const { id, hsnCode } = await added();
    const form = taxRateForm({ hsnCode, rate: 5, version: 1 });
    const changed = (await shop.admin().put(`/api/tax/rates/${id}`, form)).as(TaxRate);
    expect(changed).toMatchObject({ rate: 500, version: 2 });
    const answer = await shop.admin().put(`/api/tax/rates/${id}`, form);
    expect(answer).toRefuse(409, 'STALE_VERSION');
    expect(z.decode(TaxRate, (answer.json as { current: z.input<typeof TaxRate> }).current)).toEqual(changed);
    expect(await taxIn(hsnCode!, 105)).toBe(5_00);
  });

  test('is read by sellers, and changed by the house alone', async () => {
    const { id } = await added();
    const meera = shop.seller('meera');
    expect(await meera.post('/api/tax/rates', taxRateForm())).toRefuse(403, 'NOT_PERMITTED');
    expect(await meera.put(`/api/admin/tax/${id}`, taxRateForm())).toRefuse(403, 'NOT_PERMITTED');
    expect(await meera.delete(`/api/tax/rates/${id}`)).toRefuse(403, 'NOT_PERMITTED');
  });

  test('that a SKU names is taken out of use, and stays on record: the SKU cannot be sold without it', async () => {
    const { id } = await added({ hsnCode: null, rate: 1.5 });
    const { skuId } = await shop.sku({ seller: 'meera', price: 406 });
    await shop.seller('meera').patch(`/skus/update/${skuId}`, { taxCategory: 'REDUCED', taxRateId: id });
    expect((await shop.admin().get(`/api/tax/rates/${id}`)).as(TaxRate).skuCount).toBe(1);
    const asha = await shop.customer('asha');
    await fillCart(asha, { skuId });
    await shop.admin().delete(`/api/tax/rates/${id}`);
    expect(shop.row('SELECT is_active FROM tax_rates WHERE id = ?', id)).toEqual({ is_active: 0 });
    expect(await shop.admin().get(`/api/tax/rates/${id}`)).toRefuse(404, 'TAX_RATE_NOT_FOUND');
    const beena = await shop.customer('beena');
    expect(await beena.put('/api/cart/item/add', { skuId, quantity: 1 })).toRefuse(409, 'OUT_OF_STOCK');
  });
});

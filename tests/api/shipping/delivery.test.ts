import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SenderReach, Serviceability } from '#contract/calls/shipping.ts';
import type { CourierPartner, EstimatedDelivery, PinCheck } from '#contract/calls/shipping.ts';
import { addDays } from '#contract/shop/dates.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const visitor = shop.visitor();

async function check(pin: string, query = ''): Promise<z.output<typeof PinCheck>> {
  const answer = await visitor.get(`/shipping/pincode/${pin}${query}`);
  expect(answer.status).toBe(200);
  return (answer.json as { data: unknown }).data as z.output<typeof PinCheck>;
}

const rates = (checked: z.output<typeof PinCheck>) =>
  checked.serviceabilityData.available_courier_companies.map(({ rate }) => rate);

describe('a PIN code', () => {
  test('says its State and city, who delivers, whether cash is collected, and a day', async () => {
    const checked = await check('560034', '?weight=0.5&cod=1');
    expect(checked).toMatchObject({
      pincode: '560034',
      states: ['Karnataka'],
      city: 'Bengaluru',
      isServiceable: true,
      reason: null,
      cod: true,
    });
    const { fastest, cheapest, serviceabilityData } = checked;
    const companies = serviceabilityData.available_courier_companies;
    expect(companies.length).toBeGreaterThan(2);
    expect(companies[0]).toMatchObject({
      courier_name: expect.any(String) as string,
      rate: expect.any(Number) as number,
      city: 'Bengaluru',
      state: 'Karnataka',
    });
    expect(fastest!.etd).toBe(companies.map(({ etd }) => etd!).toSorted()[0]);
    expect(cheapest!.rate).toBe(Math.min(...rates(checked)));
    expect(checked.deliveryDate).toBe(cheapest!.etd);
    // A day for dispatch, and at least one in transit.
    expect(checked.deliveryDate! >= addDays(clock.today(), 2)).toBe(true);
  });

  test('may be typed with a space, and lie in two States', async () => {
    expect((await check('396%20215')).states).toEqual(['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']);
  });

  test.each(['900056', '999001', '100001'])('%s that nobody delivers to is an answer in words', async (pin) => {
    expect(await check(pin)).toMatchObject({
      isServiceable: false,
      reason: words('PIN_NOT_SERVICEABLE'),
      cod: false,
      deliveryDate: null,
      fastest: null,
      serviceabilityData: { available_courier_companies: [] },
    });
  });

  test.each([
    ['123456', words('ADDRESS_PIN_TEST_PATTERN')],
    ['000000', words('ADDRESS_PIN_TEST_PATTERN')],
    ['012345', words('ADDRESS_PIN_INVALID')],
    ['50008', words('ADDRESS_PIN_INVALID')],
    ['5000811', words('ADDRESS_PIN_INVALID')],
    ['abcdef', words('ADDRESS_PIN_INVALID')],
  ])('%s is refused: %s', async (pin, text) => {
    expect(await visitor.get(`/shipping/pincode/${pin}`)).toRefuse(422, 'PIN_INVALID', text);
  });

  test('costs more for a heavier parcel and with cash collected', async () => {
    const [light, heavy, cash] = [
      await check('400001'),
      await check('400001', '?weight=2'),
      await check('400001', '?cod=1'),
    ];
    expect(Math.min(...rates(heavy))).toBeGreaterThan(Math.min(...rates(light)));
    expect(Math.max(...rates(cash))).toBeGreaterThan(Math.max(...rates(light)));
    for (const query of ['?weight=0', '?weight=-1', '?weight=x', '?weight=51', '?weight=1e9']) {
      expect((await visitor.get(`/shipping/pincode/400001${query}`)).status, query).toBe(400);
    }
  });

  test('takes no cash where no courier collects it, and none for a product that is not sold so', async () => {
    expect(await check('744101')).toMatchObject({ isServiceable: true, cod: false });
    const sku = await shop.sku({ codAllowed: false });
    expect(await check('560034', `?skuId=${sku.skuId}`)).toMatchObject({ isServiceable: true, cod: false });
  });

  test('of a SKU counts from its seller, and a pre-order from its start day', async () => {
    const near = await shop.sku({ seller: 'farhan' });
    const [fromMumbai, fromHyderabad] = [await check('400064', `?skuId=${near.skuId}`), await check('400064')];
    expect(fromMumbai.cheapest!.rate).toBeLessThan(fromHyderabad.cheapest!.rate);
    const startOn = addDays(clock.today(), 40);
    const later = await shop.sku({ startOn });
    expect((await check('560034', `?skuId=${later.skuId}`)).deliveryDate! > startOn).toBe(true);
    expect(await visitor.get('/shipping/pincode/560034?skuId=999999999')).toRefuse(404, 'SKU_NOT_FOUND');
  });
});

test('a seller without a regular GST registration delivers within its own State', async () => {
  const { slug } = await shop.newSeller('ACTIVE');
  const sku = await shop.sku({ sellerEmail: `${slug}@example.in` });
  const reason = 'The seller of this item delivers within Tamil Nadu only.';
  expect(await check('560034', `?skuId=${sku.skuId}`)).toMatchObject({ isServiceable: false, reason });
  expect(await check('600017', `?skuId=${sku.skuId}`)).toMatchObject({ isServiceable: true, reason: null });
  const asha = await shop.customer('asha');
  expect(await askToBuy(asha, sku)).toRefuse(422, 'STATE_NOT_SERVED', reason);
  const home = { state: 'Tamil Nadu', city: 'Chennai', pinCode: '600017' };
  await placed(askToBuy(asha, sku, 1, home));
});

describe('an order', () => {
  const at = (pinCode: string, state: string) => ({ pinCode, state, city: 'There' });

  test('is not placed for a PIN code that nobody delivers to', async () => {
    const asha = await shop.customer('asha');
    const sku = await shop.sku();
    expect(await askToBuy(asha, sku, 1, at('900056', 'Punjab'))).toRefuse(
      422,
      'PIN_NOT_SERVED',
      words('PIN_NOT_SERVICEABLE'),
    );
    expect(shop.row('SELECT reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId)).toEqual({
      reserved_quantity: 0,
    });
  });

  test('is not placed by cash on delivery where no courier collects it', async () => {
    const asha = await shop.customer('asha');
    const reason = 'Cash on delivery is not collected at 744101.';
    expect(await askToBuy(asha, await shop.sku(), 1, at('744101', 'Andaman and Nicobar Islands'))).toRefuse(
      422,
      'COD_NOT_POSSIBLE',
      reason,
    );
  });

  test('is placed while couriers do not answer: whether they deliver is seen when it is sent', async () => {
    const asha = await shop.customer('asha');
    for (const mode of ['error', 'garbage', 'hang']) {
      await shop.fault('couriers', mode, async () => {
        await placed(askToBuy(asha, await shop.sku(), 1, at(mode === 'hang' ? '500051' : '500002', 'Telangana')));
      });
    }
  });
});

test('couriers that fail are said in words, and what was known a moment ago is still answered', async () => {
  const known = await check('600017');
  for (const mode of ['error', 'garbage']) {
    await shop.fault('couriers', mode, async () => {
      expect(await check('600017')).toEqual(known);
      const pin = mode === 'error' ? '695001' : '682001';
      expect(await visitor.get(`/shipping/pincode/${pin}`)).toRefuse(
        502,
        'PIN_DELIVERABILITY_FAILED',
        words('PIN_DELIVERABILITY_FAILED'),
      );
      expect(await visitor.get(`/shipping/serviceability?pickupPin=500081&deliveryPin=${pin}`)).toRefuse(
        502,
        'SERVICEABILITY_FAILED',
        words('SERVICEABILITY_FAILED'),
      );
      expect(await visitor.get(`/shipping/estimated-delivery?deliveryPincode=${pin}`)).toRefuse(
        502,
        'ESTIMATED_DELIVERY_FAILED',
        words('ESTIMATED_DELIVERY_FAILED'),
      );
      expect(await visitor.get('/shipping/couriers')).toRefuse(
        502,
        'COURIERS_FETCH_FAILED',
        words('COURIERS_FETCH_FAILED'),
      );
    });
  }
});

describe('sellers whose goods a list shows', () => {
  const ask = async (pin: string, ids: string) =>
    (await visitor.get(`/api/delivery/sellers?pincode=${pin}&sellers=${ids}`)).as(z.array(SenderReach));
  const sellerOf = (sku: { skuId: number }) =>
    Number(
      shop.row('SELECT seller_id FROM skus JOIN products ON products.id = product_id WHERE skus.id = ?', sku.skuId)
        .seller_id,
    );

  test('are each promised the day that the pages of their products promise', async () => {
    const skus = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'farhan' })];
    const ids = skus.map(sellerOf);
    for (const pin of ['560034', '400064', '744101']) {
      const said = await ask(pin, [...ids, ids[0], 999999999].join(','));
      expect(said.map(({ sellerId }) => sellerId).toSorted()).toEqual(ids.toSorted());
      for (const [place, sku] of skus.entries()) {
        const { isServiceable, deliveryDate, cod } = await check(pin, `?skuId=${sku.skuId}`);
        expect(said).toContainEqual({ sellerId: ids[place], isServiceable, deliveryDate, cod });
      }
    }
  });

  test('do not get to where nobody delivers, nor across a border that they may not sell over', async () => {
    const { slug } = await shop.newSeller('ACTIVE');
    const own = sellerOf(await shop.sku({ sellerEmail: `${slug}@example.in` }));
    const no = { isServiceable: false, deliveryDate: null, cod: false };
    expect(await ask('900056', String(own))).toEqual([{ sellerId: own, ...no }]);
    expect(await ask('560034', String(own))).toEqual([{ sellerId: own, ...no }]);
    expect(await ask('600017', String(own))).toMatchObject([{ sellerId: own, isServiceable: true }]);
  });

  test('name no day while couriers do not answer', async () => {
    const own = sellerOf(await shop.sku({ seller: 'farhan' }));
    await shop.fault('couriers', 'error', async () => {
      expect(await ask('700001', String(own))).toEqual([
        { sellerId: own, isServiceable: true, deliveryDate: null, cod: false },
      ]);
    });
  });

  test('are asked about by whole numbers, a page of them at most', async () => {
    const many = Array.from({ length: 25 }, (_, index) => index + 1).join(',');
    for (const ids of ['', 'x', '1,', many]) {
      expect((await visitor.get(`/api/delivery/sellers?pincode=560034&sellers=${ids}`)).status, ids).toBe(400);
    }
    expect(await visitor.get('/api/delivery/sellers?pincode=123456&sellers=1')).toRefuse(422, 'PIN_INVALID');
  });
});

test('serviceability is asked between two PIN codes', async () => {
  const path = '/shipping/serviceability?pickupPin=400001&deliveryPin=560034&weight=1.2&length=20&breadth=15&height=8';
  const { data } = (await visitor.get(path)).as(Serviceability);
  expect(data.available_courier_companies.length).toBeGreaterThan(2);
  expect(await visitor.get('/shipping/serviceability?pickupPin=400001&deliveryPin=5')).toRefuse(422, 'PIN_INVALID');
  expect((await visitor.get('/shipping/serviceability?pickupPin=400001')).status).toBe(400);
});

test('an estimate counts from the day of the order', async () => {
  const answer = async (query: string) =>
    (
      (await visitor.get(`/shipping/estimated-delivery?deliveryPincode=560034${query}`)).json as {
        data: z.output<typeof EstimatedDelivery>;
      }
    ).data;
  const today = clock.today();
  const [now, later] = [await answer(''), await answer(`&orderDate=${addDays(today, 7)}&pickupPincode=500081`)];
  expect(now.pickupPincode).toBe('500081');
  // A week later it is the same weekday.
  expect(later.estimatedDeliveryDate).toBe(addDays(now.estimatedDeliveryDate!, 7));
  expect(new Date(now.estimatedDeliveryDate!).getUTCDay()).not.toBe(0);
  expect(now.estimate).toMatch(/^Delivery by \w{3}, \d/);
  expect(now.earliestDeliveryDate! <= now.estimatedDeliveryDate!).toBe(true);
  const nowhere = ((await visitor.get('/shipping/estimated-delivery?deliveryPincode=900056')).json as { data: unknown })
    .data;
  expect(nowhere).toMatchObject({ estimatedDeliveryDate: null, estimate: words('PIN_NOT_SERVICEABLE') });
});

test('the couriers are listed', async () => {
  const { data } = (await visitor.get('/shipping/couriers')).json as { data: z.output<typeof CourierPartner>[] };
  expect(data.length).toBeGreaterThanOrEqual(5);
  expect(data[0]).toEqual({
    courier_company_id: expect.any(Number) as number,
    courier_name: expect.any(String) as string,
  });
});

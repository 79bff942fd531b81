import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WriteBundle } from '#contract/calls/bundles.ts';
import { JHUMKAS, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { createCategory } from '../../catalogue/categories/index.ts';
import { changeBundle, createBundle, offeredBundles, openBundlesWith } from './index.ts';

let small: SmallShop;
beforeEach(async () => {
  small = await openSmallShop({ meera: {} });
  const bangles = { displayName: 'Bangles', seoUrl: 'bangles', sizeSystem: 'bangle', family: 'bangle' } as const;
  await createCategory(small.shop, small.admin, { ...JHUMKAS, ...bangles });
});
afterEach(() => small.close());

/** Makes two products of ₹1,000 and ₹500, the second in two sizes, and a bundle that takes 20 % off. */
async function set(name: string) {
  const necklace = await small.goods.sku({ seller: 'meera', price: 1000 });
  const bangle = await small.goods.sku({ seller: 'meera', category: 'bangles', price: 500, size: '2.4,2.6' });
  const bundle = await createBundle(
    small.shop,
    small.admin,
    z.parse(WriteBundle, {
      name,
      pieces: [{ productId: necklace.productId }, { productId: bangle.productId }],
      discountType: 'PERCENTAGE',
      discountValue: 20,
      startDate: '2020-01-01',
      endDate: '2099-12-31',
    }),
  );
  return { necklace, bangle, bundle };
}

const offeredFor = async (seoUrl: string) => offeredBundles(small.shop, await openBundlesWith(small.shop, seoUrl));

test('the page of each piece offers the set with sum, saving and the sizes to choose from', async () => {
  const { necklace, bangle, bundle } = await set('Bridal set');
  for (const { seoUrl } of [necklace, bangle]) {
    const [offered] = await offeredFor(seoUrl);
    expect(offered).toMatchObject({ id: bundle.id, offer: '20% off the set', sum: 1500_00, saving: 300_00 });
    expect(offered!.pieces.map(({ seoUrl: of, choices }) => [of, choices.map(({ size }) => size)])).toEqual([
      [necklace.seoUrl, ['']],
      [bangle.seoUrl, ['2.4', '2.6']],
    ]);
  }
});

test('a set with a piece that is sold out is not offered, nor one that is switched off', async () => {
  const { necklace, bangle, bundle } = await set('Bridal set');
  small.rows('UPDATE inventory SET reserved_quantity = quantity WHERE sku_id = ? RETURNING 1', bangle.skuId);
  expect(await offeredFor(necklace.seoUrl)).toEqual([]);
  small.rows('UPDATE inventory SET reserved_quantity = 0 WHERE sku_id = ? RETURNING 1', bangle.skuId);
  expect(await offeredFor(necklace.seoUrl)).toHaveLength(1);
  await changeBundle(small.shop, small.admin, bundle.id, { active: false });
  expect(await offeredFor(necklace.seoUrl)).toEqual([]);
});

test('a bundle notes the pages of all its pieces as out of date', async () => {
  const pages = () =>
    small.rows("SELECT DISTINCT subject_id FROM page_invalidations WHERE subject = 'product' AND at > 0 ORDER BY 1");
  const { necklace, bangle } = await set('Bridal set');
  const noted = pages().flat();
  expect(noted).toContain(necklace.productId);
  expect(noted).toContain(bangle.productId);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ToReview } from '#contract/calls/account.ts';
import { buy } from '../../support/buy.ts';
import { delivered } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PATH = '/api/users/reviews-to-write';

test('what came is asked for once, until it is reviewed; what has not come is not', async () => {
  const asha = await shop.signUp('asha');
  const [first, second, onItsWay] = [await shop.sku(), await shop.sku(), await shop.sku()];
  await delivered(shop, asha, first);
  await delivered(shop, asha, first, { way: 'COD' });
  await delivered(shop, asha, second);
  await buy(asha, onItsWay);
  const listed = async () => (await asha.get(PATH)).as(z.array(ToReview)).map(({ seoUrl }) => seoUrl);
  expect((await listed()).toSorted()).toEqual([first.seoUrl, second.seoUrl].toSorted());
  const review = { reviewText: 'It looks as it is shown.', rating: 5 };
  expect((await asha.post(`/reviews/create/${first.productId}`, review)).status).toBe(200);
  expect(await listed()).toEqual([second.seoUrl]);
  expect((await (await shop.signUp('rohan')).get(PATH)).json).toEqual([]);
});

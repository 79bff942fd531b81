import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedQuestion } from '#contract/calls/questions.ts';
import { ManagedReview } from '#contract/calls/reviews.ts';
import { askedBy, photoOf, reviewed } from '../../support/review-paths.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

async function listed<Row extends z.ZodMiniType>(who: Persona, name: string, row: Row, filter: object) {
  const answer = await who.get(`/api/admin/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return answer.as(z.array(row));
}

describe('the reviews of the console', () => {
  const reviewsOf = (who: Persona, filter: object) => listed(who, 'reviews', ManagedReview, filter);

  test('are found by stars, pictures, and whether they were answered or hidden', async () => {
    const sku = await shop.sku({ seller: 'meera' });
    const { productId } = sku;
    const meera = shop.seller('meera');
    const [asha, bela] = [await shop.customer('asha'), await shop.customer('bela')];
    const bright = await reviewed(asha, sku, { images: [await photoOf(asha)] });
    const dull = await reviewed(bela, sku, { rating: 2 });
    await meera.post(`/reviews/reviews/${dull.id}/replies`, { text: 'We are sorry.' });
    await shop.admin().put(`/api/admin/reviews/${dull.id}/visibility`, { isHidden: true, reason: 'Abusive' });

    const ids = async (filter: object) => (await reviewsOf(meera, { productId, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual([dull.id, bright.id]);
    expect(await ids({ rating: 2 })).toEqual([dull.id]);
    expect(await ids({ withPhotos: true })).toEqual([bright.id]);
    expect(await ids({ answered: false })).toEqual([bright.id]);
    expect(await ids({ answered: true })).toEqual([dull.id]);
    expect(await ids({ isHidden: true })).toEqual([dull.id]);

    const [hidden, shown] = await reviewsOf(meera, { productId });
    expect(hidden).toMatchObject({
      rating: 2,
      isHidden: true,
      replies: [{ by: 'seller', text: 'We are sorry.' }],
      images: [],
    });
    expect(shown).toMatchObject({ reviewText: bright.reviewText, verifiedPurchase: false, replies: [] });
    expect(shown!.images).toHaveLength(1);
  });

  test("are a seller's own: others' are not there", async () => {
    const review = await reviewed(await shop.customer('asha'), await shop.sku({ seller: 'farhan' }));
    expect(await reviewsOf(shop.seller('meera'), { id: [review.id] })).toEqual([]);
    expect(await shop.seller('meera').get(`/api/admin/reviews/${review.id}`)).toRefuse(404, 'REVIEW_NOT_FOUND');
    expect((await reviewsOf(shop.admin(), { id: [review.id] }))[0]).toMatchObject({ id: review.id });
  });
});

describe('the questions of the console', () => {
  const questionsOf = (who: Persona, filter: object) => listed(who, 'questions', ManagedQuestion, filter);

  test('come with every answer, and are found by whether there is one', async () => {
    const sku = await shop.sku({ seller: 'meera' });
    const id = await askedBy(shop, await shop.customer('asha'), sku);
    const meera = shop.seller('meera');
    const open = { productId: sku.productId, answered: false };
    expect((await questionsOf(meera, open)).map((question) => question.id)).toEqual([id]);
    await meera.post(`/api/questions/${id}/answers`, { text: 'It does.' });
    expect(await questionsOf(meera, open)).toEqual([]);
    const { answers } = (await meera.get(`/api/admin/questions/${id}`)).as(ManagedQuestion);
    await shop.admin().put(`/api/admin/answers/${answers[0]!.id}/visibility`, { isHidden: true, reason: 'Wrong' });
    expect((await meera.get(`/api/admin/questions/${id}`)).as(ManagedQuestion).answers).toMatchObject([
      { text: 'It does.', by: 'seller', isHidden: true },
    ]);
    expect(await shop.seller('farhan').get(`/api/admin/questions/${id}`)).toRefuse(404, 'QUESTION_NOT_FOUND');
  });
});

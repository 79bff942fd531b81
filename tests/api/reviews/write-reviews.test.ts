import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Likes, MyReviews, OwnReview, Review } from '#contract/calls/reviews.ts';
import { Message } from '#contract/calls/wire.ts';
import type { Persona } from '../../support/persona.ts';
import { delivered } from '../../support/returns.ts';
import { REVIEW, reviewed } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

const ratingOf = (productId: number) =>
  shop.row('SELECT review_count AS count, rating_sum AS stars FROM products WHERE id = ?', productId);
const listOf = async (productId: number, query = '') =>
  (await shop.visitor().get(`/reviews/product/${productId}${query}`)).as(z.array(Review));
const hide = (id: number, isHidden = true) =>
  shop.admin().put(`/api/admin/reviews/${id}/visibility`, { isHidden, reason: 'A test' });

describe('a review', () => {
  test('is kept with all that was said, and everybody reads it', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const body = { reviewText: '  Bright, and light on the ear.  ', rating: 4, looks: 5, size: 3, weight: null };
    const review = (await asha.post(`/reviews/create/${sku.productId}`, body)).as(OwnReview);
    expect(review).toMatchObject({
      reviewText: 'Bright, and light on the ear.',
      rating: 4,
      looks: 5,
      size: 3,
      weight: null,
      plating: null,
      verifiedPurchase: false,
      editedAt: null,
      likes: 0,
    });
    expect(await listOf(sku.productId)).toMatchObject([{ id: review.id, looks: 5, rating: 4 }]);
    expect(ratingOf(sku.productId)).toEqual({ count: 1, stars: 4 });
  });

  test.each([
    [{ reviewText: '' }, 'REVIEW_TEXT_REQUIRED'],
    [{ reviewText: '   ' }, 'REVIEW_TEXT_REQUIRED'],
    [{ reviewText: ' Nice one ' }, 'REVIEW_TEXT_TOO_SHORT'],
    [{ rating: 0 }, 'REVIEW_RATING_REQUIRED'],
    [{ rating: 4.5 }, 'REVIEW_RATING_REQUIRED'],
    [{ rating: undefined }, 'REVIEW_RATING_REQUIRED'],
  ])('with %j is refused in the words of the specification', async (wrong, text) => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const answer = await asha.post(`/reviews/create/${sku.productId}`, { ...REVIEW, ...wrong });
    expect(answer).toRefuse(422, 'FIELDS_INVALID', words(text));
    expect(ratingOf(sku.productId)).toEqual({ count: 0, stars: 0 });
  });

  test.each([6, 7, 500])('of %j stars is refused, and says how many there are', async (rating) => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const answer = await asha.post(`/reviews/create/${sku.productId}`, { ...REVIEW, rating });
    expect(answer).toRefuseFields({ rating: 'Rating must be 1 to 5' });
  });

  test('tells no way to reach somebody, new, changed or in a reply, and the refusal says by which words', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ seller: 'meera' })];
    const path = `/reviews/create/${sku.productId}`;
    const fault = (meant: string) =>
      `Please leave phone numbers, emails and links out of the text: everyone can read it. This looks like one: “${meant}”`;
    const reviewText = 'Lovely.whatsapp me for more on 9 8 4 8 0 1 2 3 4 5';
    expect(await asha.post(path, { ...REVIEW, reviewText })).toRefuseFields({
      reviewText: fault('9 8 4 8 0 1 2 3 4 5'),
    });
    expect(ratingOf(sku.productId)).toEqual({ count: 0, stars: 0 });
    const { id } = (await asha.post(path, { ...REVIEW, reviewText: 'Lovely.in love with it, paid 899/1299/749' })).as(
      OwnReview,
    );
    const change = { reviewText: 'Same is on cheapjewels dot com' };
    expect(await asha.patch(`/reviews/reviews/${id}`, change)).toRefuseFields({
      reviewText: fault('cheapjewels dot com'),
    });
    const reply = { text: 'Thank you. Order from meenaarts.in next time.' };
    expect(await shop.seller('meera').post(`/reviews/reviews/${id}/replies`, reply)).toRefuseFields({
      text: fault('meenaarts.in'),
    });
  });

  test('is written once by each customer, also of ten that come at once', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asha.post(`/reviews/create/${sku.productId}`, REVIEW)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toRefuse(409, 'REVIEW_ALREADY_SUBMITTED', words('REVIEW_ALREADY_SUBMITTED'));
    }
    expect(ratingOf(sku.productId)).toEqual({ count: 1, stars: 5 });
  });

  test('that is sent again with its key is answered again', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const send = () =>
      asha.post(`/reviews/create/${sku.productId}`, REVIEW, { headers: { 'Idempotency-Key': `r-${sku.skuId}` } });
    const first = (await send()).as(OwnReview);
    expect((await send()).as(OwnReview)).toEqual(first);
    expect(ratingOf(sku.productId)).toEqual({ count: 1, stars: 5 });
  });

  test('of a purchase that was delivered says so, with the size that was bought', async () => {
    const asha = await shop.customer('asha');
    const sku = await shop.sku({ category: 'bangles', size: '2.6' });
    await delivered(shop, asha, sku, { way: 'COD' });
    const review = await reviewed(asha, sku);
    expect(review).toMatchObject({ verifiedPurchase: true, boughtSize: '2.6' });
    const bela = await reviewed(await shop.customer('bela'), sku);
    expect(bela).toMatchObject({ verifiedPurchase: false, boughtSize: null });
    expect((await listOf(sku.productId, '?verified=true')).map(({ id }) => id)).toEqual([review.id]);
    expect((await listOf(sku.productId, '?size=2.6')).map(({ id }) => id)).toEqual([review.id]);
    expect(await listOf(sku.productId, '?size=2.8')).toEqual([]);
  });

  test('of what shoppers may not see is refused as of what is not there', async () => {
    const [asha, hidden] = [await shop.customer('asha'), await shop.sku({ isVisible: false })];
    for (const id of [hidden.productId, 99_999_999]) {
      expect(await asha.post(`/reviews/create/${id}`, REVIEW)).toRefuse(404, 'PRODUCT_NOT_FOUND');
    }
  });

  test('says nothing of itself that the server decides', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const wanted = { verifiedPurchase: true, isHidden: true, userId: 1, orderId: 1, likes: 900, likeCount: 900 };
    const review = await reviewed(asha, sku, wanted);
    expect(review).toMatchObject({ verifiedPurchase: false, likes: 0 });
    await asha.patch(`/reviews/reviews/${review.id}`, { ...REVIEW, ...wanted });
    const row = shop.row('SELECT order_id, is_hidden, like_count FROM reviews WHERE id = ?', review.id);
    expect(row).toEqual({ order_id: null, is_hidden: 0, like_count: 0 });
  });
});

describe('its customer', () => {
  test('changes it, and the rating of the product follows', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const { id } = await reviewed(asha, sku, { looks: 5 });
    await reviewed(await shop.customer('bela'), sku, { rating: 3 });
    const changed = (
      await asha.patch(`/reviews/reviews/${id}`, { reviewText: 'Not so bright any more.', rating: 2 })
    ).as(OwnReview);
    expect(changed).toMatchObject({ reviewText: 'Not so bright any more.', rating: 2, looks: 5 });
    expect(changed.editedAt).not.toBeNull();
    expect(ratingOf(sku.productId)).toEqual({ count: 2, stars: 5 });
  });

  test('deletes it, and may write another', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const { id } = await reviewed(asha, sku);
    (await asha.delete(`/reviews/reviews/${id}`)).as(Message);
    expect(await listOf(sku.productId)).toEqual([]);
    expect(ratingOf(sku.productId)).toEqual({ count: 0, stars: 0 });
    expect(shop.row('SELECT text FROM reviews WHERE id = ?', id).text).toBe('');
    expect(await asha.delete(`/reviews/reviews/${id}`)).toRefuse(404, 'REVIEW_NOT_FOUND');
    await reviewed(asha, sku, { rating: 3 });
    expect(ratingOf(sku.productId)).toEqual({ count: 1, stars: 3 });
  });

  test('deletes it once, whatever is asked at once', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    await reviewed(await shop.customer('bela'), sku, { rating: 1 });
    const { id } = await reviewed(asha, sku);
    await Promise.all([
      ...Array.from({ length: 4 }, () => asha.delete(`/reviews/reviews/${id}`)),
      asha.patch(`/reviews/reviews/${id}`, { ...REVIEW, rating: 2 }),
      hide(id),
      hide(id, false),
    ]);
    const [{ n }] = shop.rows('SELECT count(*) AS n FROM reviews WHERE id = ? AND archived_at IS NOT NULL', id) as [
      { n: number },
    ];
    expect(n).toBe(1);
    expect(ratingOf(sku.productId)).toEqual({ count: 1, stars: 1 });
  });

  test('alone changes and deletes it: to others it is not there', async () => {
    const sku = await shop.sku();
    const { id } = await reviewed(await shop.customer('asha'), sku);
    const bela = await shop.customer('bela');
    expect(await bela.patch(`/reviews/reviews/${id}`, REVIEW)).toRefuse(404, 'REVIEW_NOT_FOUND');
    expect(await bela.delete(`/reviews/reviews/${id}`)).toRefuse(404, 'REVIEW_NOT_FOUND');
    expect(await listOf(sku.productId)).toHaveLength(1);
  });

  test('finds it, and what they marked, also while it is hidden', async () => {
    const [asha, bela, sku] = [await shop.customer('asha'), await shop.customer('bela'), await shop.sku()];
    const [own, other] = [await reviewed(asha, sku), await reviewed(bela, sku)];
    await asha.post(`/reviews/reviews/${other.id}/like`);
    const mine = async (who: Persona) => (await who.get(`/api/reviews/product/${sku.productId}/mine`)).as(MyReviews);
    expect(await mine(asha)).toMatchObject({ review: { id: own.id }, isHidden: false, liked: [other.id] });
    await hide(own.id);
    expect(await mine(asha)).toMatchObject({ review: { id: own.id }, isHidden: true });
    expect(await mine(await shop.customer('chitra'))).toEqual({ review: null, isHidden: false, liked: [] });
  });
});

describe('an admin', () => {
  test('hides a review, which counts for nothing then, and shows it again; the log says why', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const { id } = await reviewed(asha, sku);
    for (let time = 0; time < 2; time += 1) expect((await hide(id)).status).toBe(200);
    expect(await listOf(sku.productId)).toEqual([]);
    expect(ratingOf(sku.productId)).toEqual({ count: 0, stars: 0 });
    const bela = await shop.customer('bela');
    expect(await bela.post(`/reviews/reviews/${id}/like`)).toRefuse(404, 'REVIEW_NOT_FOUND');
    expect(await asha.post(`/reviews/create/${sku.productId}`, REVIEW)).toRefuse(409, 'REVIEW_ALREADY_SUBMITTED');
    for (let time = 0; time < 2; time += 1) expect((await hide(id, false)).status).toBe(200);
    expect(ratingOf(sku.productId)).toEqual({ count: 1, stars: 5 });
    const log = shop.rows(`SELECT action, reason FROM audit_log WHERE subject = 'review' AND subject_id = ?`, id);
    expect(log).toEqual([
      { action: 'review hidden', reason: 'A test' },
      { action: 'review shown again', reason: 'A test' },
    ]);
  });

  test('whose hidden review is deleted gets no other in its place', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const { id } = await reviewed(asha, sku);
    await hide(id);
    (await asha.delete(`/reviews/reviews/${id}`)).as(Message);
    expect(await asha.post(`/reviews/create/${sku.productId}`, REVIEW)).toRefuse(409, 'REVIEW_ALREADY_SUBMITTED');
    expect(ratingOf(sku.productId)).toEqual({ count: 0, stars: 0 });
  });

  test('deletes a review that breaks the rules', async () => {
    const sku = await shop.sku();
    const { id } = await reviewed(await shop.customer('asha'), sku);
    (await shop.admin().delete(`/reviews/reviews/${id}`)).as(Message);
    expect(ratingOf(sku.productId)).toEqual({ count: 0, stars: 0 });
  });
});

describe('helpful', () => {
  test('counts once for each customer, however often and however many at once, and never below none', async () => {
    const [asha, bela, sku] = [await shop.customer('asha'), await shop.customer('bela'), await shop.sku()];
    const { id } = await reviewed(asha, sku);
    const like = (who: Persona) => who.post(`/reviews/reviews/${id}/like`);
    await Promise.all(Array.from({ length: 8 }, () => like(bela)));
    const chitra = await shop.customer('chitra');
    expect((await like(chitra)).as(Likes)).toEqual({ likes: 2, liked: true });
    await Promise.all(Array.from({ length: 8 }, () => bela.delete(`/reviews/reviews/${id}/like`)));
    expect((await chitra.delete(`/reviews/reviews/${id}/like`)).as(Likes)).toEqual({ likes: 0, liked: false });
    expect(await listOf(sku.productId)).toMatchObject([{ likes: 0 }]);
    expect(await like(asha)).toRefuse(409, 'REVIEW_IS_OWN');
  });
});

describe('a reply', () => {
  test('comes from the seller of the product and from the house; to another seller the review is not there', async () => {
    const sku = await shop.sku({ seller: 'meera' });
    const { id } = await reviewed(await shop.customer('asha'), sku);
    const text = 'Thank you for writing.';
    expect(await shop.seller('farhan').post(`/reviews/reviews/${id}/replies`, { text })).toRefuse(
      404,
      'REVIEW_NOT_FOUND',
    );
    (await shop.seller('meera').post(`/reviews/reviews/${id}/replies`, { text })).as(Review);
    const answered = (await shop.admin().post(`/reviews/reviews/${id}/replies`, { text: 'We looked into it.' })).as(
      Review,
    );
    expect(answered.replies.map(({ by, text: said }) => [by, said])).toEqual([
      ['seller', text],
      ['house', 'We looked into it.'],
    ]);
    expect(await listOf(sku.productId)).toMatchObject([
      { replies: answered.replies.map(({ text: said }) => ({ text: said })) },
    ]);
  });
});

test('reviews are sorted, filtered and paged as it is asked, and the answer says of how many', async () => {
  const sku = await shop.sku();
  const people = await Promise.all(Array.from({ length: 13 }, (_, index) => shop.customer(`writer${index}`)));
  const ids: number[] = [];
  for (const [index, person] of people.entries())
    ids.push((await reviewed(person, sku, { rating: 1 + (index % 5) })).id);
  await people[0]!.post(`/reviews/reviews/${ids[7]!}/like`);

  const first = await shop.visitor().get(`/reviews/product/${sku.productId}?page=1`);
  expect(first.headers.get('content-range')).toBe('reviews 0-11/13');
  expect(first.as(z.array(Review)).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 12));
  expect((await listOf(sku.productId, '?page=2')).map(({ id }) => id)).toEqual([ids[0]]);
  expect((await listOf(sku.productId, '?sort=helpful'))[0]!.id).toBe(ids[7]);
  const stars = (await listOf(sku.productId, '?sort=high')).map(({ rating }) => rating);
  expect(stars).toEqual(stars.toSorted((a, b) => b - a));
  expect((await listOf(sku.productId, '?sort=low')).map(({ rating }) => rating)).toEqual(stars.toReversed());
  const ones = await shop.visitor().get(`/reviews/product/${sku.productId}?stars=1&page=1`);
  expect(ones.headers.get('content-range')).toBe('reviews 0-2/3');
  expect(await shop.visitor().get(`/reviews/product/${sku.productId}?sort=best`)).toRefuse(400, 'QUERY_INVALID');
});

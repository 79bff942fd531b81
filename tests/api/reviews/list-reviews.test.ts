import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Review } from '#contract/calls/reviews.ts';
import { isMadeByTest } from '../../support/mark.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

function firstAndInitial(fullName: string): string {
  const names = fullName.split(' ');
  return `${names[0]} ${names.at(-1)![0]}.`;
}

test('a review tells its writer by first name and initial, and nothing else of anybody', async () => {
  const written = shop.rows(
    `SELECT reviews.id, reviews.product_id, users.full_name FROM reviews JOIN users ON users.id = reviews.user_id
     WHERE NOT reviews.is_hidden AND users.full_name LIKE '% ___%' ORDER BY reviews.id LIMIT 20`,
  );
  expect(written).toHaveLength(20);
  for (const { id, product_id: productId, full_name: fullName } of written) {
    const answer = await shop.visitor().get(`/reviews/product/${String(productId)}`);
    const review = answer.as(z.array(Review)).find((one) => one.id === id)!;
    expect(review.user).toEqual({ fullName: firstAndInitial(String(fullName)) });
    expect(answer.text).not.toContain(fullName);
  }
});

test('a page and its structured data tell no more', async () => {
  const written = shop.rows(
    `SELECT products.seo_url, users.full_name FROM reviews JOIN users ON users.id = reviews.user_id
     JOIN products ON products.id = reviews.product_id
     WHERE NOT reviews.is_hidden AND users.full_name LIKE '% ___%' ORDER BY reviews.created_at DESC`,
  );
  const { seo_url: seoUrl, full_name: fullName } = written.find(({ seo_url }) => !isMadeByTest(String(seo_url)))!;
  const { text } = await shop.visitor().get(`/product/${String(seoUrl)}`, { headers: { Accept: 'text/html' } });
  expect(text).toContain(firstAndInitial(String(fullName)));
  expect(text).not.toContain(fullName);
});

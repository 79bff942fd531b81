import { sql } from 'drizzle-orm';
import type { FileMetadata } from '#contract/calls/files.ts';
import { mediaUses } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

type Place = FileMetadata['usedAt'][number];

/** This many uses of a file are named. */
const MOST_PLACES = 50;

/** Reads the uses of the file with a key, with readable names. */
export const placesOfFile = statement((db, params: Params<{ key: string }>) =>
  db
    .select({
      subject: sql<Place['subject']>`place.subject`,
      id: sql<number>`place.subject_id`,
      name: sql<string>`coalesce(CASE place.subject
        WHEN 'product' THEN (SELECT name FROM products WHERE id = place.subject_id)
        WHEN 'sku' THEN (SELECT products.name || ', ' || skus.name FROM skus JOIN products ON products.id = skus.product_id WHERE skus.id = place.subject_id)
        WHEN 'category' THEN (SELECT display_name FROM categories WHERE id = place.subject_id)
        WHEN 'collection' THEN (SELECT display_name FROM collections WHERE id = place.subject_id)
        WHEN 'post' THEN (SELECT title FROM blog_posts WHERE id = place.subject_id)
        WHEN 'page' THEN (SELECT title FROM arranged_pages WHERE id = place.subject_id)
        WHEN 'letter' THEN (SELECT subject FROM letters WHERE id = place.subject_id)
        WHEN 'seller' THEN (SELECT business_name FROM sellers WHERE id = place.subject_id) || ', ' || place.role
        WHEN 'return' THEN CAST(place.subject_id AS TEXT)
        WHEN 'weightDispute' THEN (SELECT reference FROM weight_disputes WHERE id = place.subject_id)
        WHEN 'review' THEN 'a review'
        WHEN 'film' THEN (SELECT name FROM media WHERE id = place.subject_id)
        ELSE place.role END, '')`,
    })
    .from(
      sql`(SELECT used.subject, used.subject_id, used.role FROM ${mediaUses} used JOIN media ON media.id = used.media_id WHERE media.key = ${params.key}
        UNION ALL SELECT 'film', film.id, 'poster' FROM media film JOIN media ON media.id = film.poster_id WHERE media.key = ${params.key}
        LIMIT ${sql.raw(String(MOST_PLACES))}) place`,
    ),
);

const WORDS: Record<Place['subject'], string> = {
  product: 'product',
  sku: 'SKU',
  category: 'category',
  collection: 'collection',
  site: 'home page',
  review: 'review',
  post: 'blog post',
  page: 'page',
  letter: 'letter',
  return: 'return',
  weightDispute: 'weight dispute',
  seller: 'business',
  film: 'video',
};

/** Returns uses as part of a sentence: `product Lotus Jhumka, category Earrings and 3 more`. */
export function placesInWords(places: readonly Place[]): string {
  const named = places.slice(0, 3).map(({ subject, name }) => `${WORDS[subject]} ${name}`.trim());
  return named.join(', ') + (places.length > 3 ? ` and ${places.length - 3} more` : '');
}

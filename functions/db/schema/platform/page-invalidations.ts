import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id } from '../columns.ts';

export const PAGE_SUBJECTS = [
  'product',
  'category',
  'collection',
  'home',
  'post',
  'page',
  'everything',
  'collectionDay',
  'holidayDay',
] as const;
export type PageSubject = (typeof PAGE_SUBJECTS)[number];

/**
 * A change that pages show. The newest id is the catalogue version. Publishing processes the rows after its last run.
 */
export const pageInvalidations = sqliteTable('page_invalidations', {
  id: id(),
  at: integer('at').notNull(),
  subject: text('subject').$type<(typeof PAGE_SUBJECTS)[number]>().notNull(),
  subjectId: integer('subject_id').notNull(),
  /** A SKU sold out or is back: the page is wrong until it is published. */
  urgent: flag('urgent').notNull().default(false),
});

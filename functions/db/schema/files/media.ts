import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MEDIA_EXTENSIONS, MEDIA_SUBJECTS, MEDIA_TYPES } from '#contract/calls/media.ts';
import { flag, id, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/** `library` is for files that staff upload to their files, for any use. */
export const MEDIA_PURPOSES = [
  'product',
  'category',
  'site',
  'review',
  'document',
  'return',
  'dispute',
  'seller',
  'library',
] as const;

/** Content types of files that are neither pictures nor films. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type DocumentEnding = keyof typeof DOCUMENT_TYPES;
export type DocumentType = (typeof DOCUMENT_TYPES)[DocumentEnding];

/** A stored file. Its key is random and independent of its name. The media store has the bytes under that key. */
export const media = sqliteTable(
  'media',
  {
    ...record(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').$type<(typeof MEDIA_TYPES)[number] | 'DOCUMENT'>().notNull(),
    contentType: text('content_type').$type<(typeof MEDIA_EXTENSIONS)[number] | DocumentType>().notNull(),
    /** SHA-256, hex. */
    contentHash: text('content_hash').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    placeholder: text('placeholder'),
    altText: text('alt_text').notNull(),
    /** The focal point of crops, in percent from the left and the top; null for the middle. */
    focusX: integer('focus_x'),
    focusY: integer('focus_y'),
    /** The folder in its owner's library; empty for none. Never part of a URL. */
    folder: text('folder').notNull().default(''),
    purpose: text('purpose').$type<(typeof MEDIA_PURPOSES)[number]>().notNull(),
    isPublic: flag('is_public').notNull().default(true),
    /** The owner; null for the platform. */
    sellerId: integer('seller_id').references(() => sellers.id),
    /** The user who uploaded it. */
    userId: integer('user_id').references(() => users.id),
    /** The still picture (poster) of a film. */
    posterId: integer('poster_id').references((): AnySQLiteColumn => media.id),
  },
  (table) => [
    uniqueIndex('media_key').on(table.key),
    index('media_hash').on(table.contentHash),
    index('media_name').on(table.name),
    index('media_user')
      .on(table.userId, table.createdAt)
      .where(sql`user_id IS NOT NULL`),
    index('media_seller')
      .on(table.sellerId)
      .where(sql`seller_id IS NOT NULL`),
    index('media_poster')
      .on(table.posterId)
      .where(sql`poster_id IS NOT NULL`),
    index('media_sent')
      .on(table.createdAt)
      .where(sql`user_id IS NOT NULL`),
    check('media_has_bytes', sql`${table.bytes} > 0`),
    check(
      'media_focus_is_a_point',
      sql`(${table.focusX} IS NULL) = (${table.focusY} IS NULL) AND coalesce(max(${table.focusX}, ${table.focusY}), 0) <= 100 AND coalesce(min(${table.focusX}, ${table.focusY}), 0) >= 0`,
    ),
  ],
);

export type MediaSubject = (typeof MEDIA_SUBJECTS)[number];

/** Where a file is used, and at which position. Deleting a file checks this table. */
export const mediaUses = sqliteTable(
  'media_uses',
  {
    id: id(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    subject: text('subject').$type<MediaSubject>().notNull(),
    /** The id of the product, SKU, category, review, post, return or seller; 0 for the site itself. */
    subjectId: integer('subject_id').notNull(),
    /**
     * The role of the file there: main, worn, closeup, scale, styled, turntable, hero; of a seller: logo, banner or the
     * kind of document.
     */
    role: text('role').notNull(),
    position: integer('position').notNull().default(0),
    /** The colour of the product that it shows; null for all colours. */
    color: text('color'),
  },
  (table) => [
    uniqueIndex('media_uses_once').on(table.subject, table.subjectId, table.mediaId),
    index('media_uses_media').on(table.mediaId),
  ],
);

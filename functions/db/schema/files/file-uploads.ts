import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/**
 * Library files that are uploaded in pieces. The media store has each piece under a key made of this row's key and the
 * piece's position (`domain/upload-pieces.ts`), until all are joined to one file. An abandoned upload is deleted after
 * a day.
 */
export const fileUploads = sqliteTable(
  'file_uploads',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    /** When its last piece arrived. */
    updatedAt: integer('updated_at').notNull(),
    /** The uploading user, and the seller; null for the platform. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sellerId: integer('seller_id').references(() => sellers.id),
    /** Random; part of the keys of its pieces. */
    key: text('key').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes in all, and bytes received. */
    size: integer('size').notNull(),
    taken: integer('taken').notNull().default(0),
    /** When the file was last modified, as the browser reports it. It identifies a file together with name and size. */
    fileAt: integer('file_at').notNull(),
    folder: text('folder').notNull(),
    /** The key of the file it became. */
    fileKey: text('file_key'),
  },
  (table) => [
    index('file_uploads_sender').on(table.userId, table.fileName),
    index('file_uploads_seller')
      .on(table.sellerId)
      .where(sql`seller_id IS NOT NULL`),
    index('file_uploads_updated').on(table.updatedAt),
    check('file_upload_takes_no_more_than_there_is', sql`${table.taken} BETWEEN 0 AND ${table.size}`),
  ],
);

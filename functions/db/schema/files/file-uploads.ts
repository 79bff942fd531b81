import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/**
 * Files of the library that are sent in pieces. A piece lies in the media store under a key that is made of this one's and
 * its place (`domain/upload-pieces.ts`), until all of them are one file; what nobody goes on with is let go after a day.
 */
export const fileUploads = sqliteTable(
  'file_uploads',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    /** When its last piece came. */
    updatedAt: integer('updated_at').notNull(),
    /** Who sends it, and for which seller; none for the house. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sellerId: integer('seller_id').references(() => sellers.id),
    /** Random: names its pieces. */
    key: text('key').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes, and of them those that came in. */
    size: integer('size').notNull(),
    taken: integer('taken').notNull().default(0),
    /** When the file was last changed, as the browser says: with name and size it tells one file from another. */
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

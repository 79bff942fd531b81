import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Params, Statement } from '../../../db/statement.ts';
import { isInOutbox, outboxItemsFrom, outboxKind } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';

/** Removes the bytes of a file that no row refers to any more. */
export const removeFileBytes = outboxKind('removeFile', z.object({ key: z.string() }), (shop, { key }) =>
  shop.files.remove(key),
);

/** The key of the outbox item begins with this; the file's key follows. */
const REMOVAL = 'remove-file-';
const removalKey = (key: SQL | AnySQLiteColumn | Placeholder) => sql`${sql.raw(`'${REMOVAL}'`)} || ${key}`;

/** Returns the outbox item that removes the bytes under a key. */
export function fileRemoval(key: string): OutboxItem {
  return removeFileBytes.item(REMOVAL + key, { key });
}

/** Returns the condition that a batch has requested the removal of the bytes under the key in this column. */
export const isRemovalWanted = (key: SQL | AnySQLiteColumn): SQL => isInOutbox(removalKey(key));

type From<Values extends object> = Parameters<typeof outboxItemsFrom<{ key: string }, Values>>[2];

/** Returns a statement that removes the bytes under the key of each row of a SELECT. */
export function fileRemovalsFrom<Values extends object>(
  key: SQL | AnySQLiteColumn | Placeholder,
  from: From<Values>,
): (values: Values & { now: number }) => Statement<number> {
  return outboxItemsFrom(removeFileBytes, { key: removalKey(key), payload: { key } }, from);
}

/** Removes the bytes under a key, if no file has the key any more at this position of the batch. */
export const removeFormerBytes = fileRemovalsFrom(
  sql.placeholder('key'),
  (rows, { key }: Params<{ key: string; now: number }>) =>
    rows.from(sql`(SELECT 1)`).where(sql`NOT EXISTS (SELECT 1 FROM media WHERE key = ${key})`),
);

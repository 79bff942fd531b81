import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Statement } from '../../../db/statement.ts';
import { outboxItemsFrom, outboxKind } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';

/** Removes the bytes of a file that no row refers to any more. */
export const removeFileBytes = outboxKind('removeFile', z.object({ key: z.string() }), (shop, { key }) =>
  shop.files.remove(key),
);

/** Returns the outbox item that removes the bytes under a key. */
export function fileRemoval(key: string): OutboxItem {
  return removeFileBytes.item(removalKey(key), { key });
}

const removalKey = (key: string) => `remove-file-${key}`;

/** Returns the condition that a batch has requested the removal of the bytes under the key in this column. */
export const isRemovalWanted = (key: SQL | AnySQLiteColumn): SQL =>
  sql`EXISTS (SELECT 1 FROM outbox removal WHERE removal.key = 'remove-file-' || ${key})`;

type From<Values extends object> = Parameters<typeof outboxItemsFrom<{ key: string }, Values>>[2];

/** Returns a statement that removes the bytes under the key of each row of a SELECT. */
export function fileRemovalsFrom<Values extends object>(
  key: SQL | AnySQLiteColumn | Placeholder,
  from: From<Values>,
): (values: Values & { now: number }) => Statement<number> {
  return outboxItemsFrom(removeFileBytes, { key: sql`'remove-file-' || ${key}`, payload: { key } }, from);
}

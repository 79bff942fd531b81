import { existsSync } from 'node:fs';
import type { Db } from '../functions/db/db.ts';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openRecords } from '../functions/node/check-storage.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';

/**
 * Opens the records for a command that changes single rows: on the server of DATABASE_URL, or else in a data folder. It
 * also works while the shop is open.
 * @param data the folder; by default that of DATA_DIR
 * @throws CannotStart when the folder has no records
 */
export function openCommandRecords(data: string | undefined): Db {
  const { DATABASE_URL: url, DATABASE_TOKEN: token } = process.env;
  if (url) return openDbOverHttp(url, token);
  const path = data ?? (process.env.DATA_DIR || './data');
  const records = existsSync(path) ? openRecords(openDataFolder(path)) : undefined;
  if (!records) throw new CannotStart(`There are no records in ${path}.`);
  return records;
}

import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import type { Db } from '../functions/db/db.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openRecords } from '../functions/node/check-storage.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import { folderGiven } from './folder-given.ts';
import { requireFinished } from './remote-trouble.ts';

/**
 * Opens the database of a command, also while the shop is open: the server of DATABASE_URL if it is set, otherwise the
 * database of the data folder.
 * @param data the data folder of the command line; it is used even if DATABASE_URL is set
 * @throws CannotStart when there is no such database, or the server does not answer, refuses
 *   DATABASE_TOKEN or has unfinished records
 */
export async function openCommandDb(data: string | undefined): Promise<Db> {
  const { DATABASE_URL: url, DATABASE_TOKEN: token } = process.env;
  if (url && data === undefined) {
    await requireFinished(url, token);
    return openDbOverHttp(url, token);
  }
  const path = folderGiven(data);
  const records = openRecords(openDataFolder(path));
  if (!records) throw new CannotStart(`There are no records in ${path}.`);
  return records;
}

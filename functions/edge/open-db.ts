import { createClient } from '@libsql/client/web';
import { openDb } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/**
 * Opens the records over HTTP: Turso, or any libSQL server. One client a request, since a Worker may not share
 * connections between requests.
 */
export function openEdgeDb(url: string, authToken: string | undefined): Db {
  return openDb(createClient(authToken ? { url, authToken } : { url }));
}

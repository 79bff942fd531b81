import { readFirstAdmin } from '../functions/configuration.ts';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { openEmptyShop } from '../functions/domain/whole-shop/opening/open-empty-shop.ts';
import { checkOpened } from '../functions/node/records-mode.ts';
import { commandShop } from './command-shop.ts';
import type { Migration } from '../functions/node/migrate.ts';
import { migrateRemote, pendingRemote } from './migrate-remote.ts';
import { inOperatorsWords } from './remote-trouble.ts';

/**
 * Migrates the records of a deployed shop to the newest schema, and turns empty records into a live shop for the admin
 * that the environment names.
 * @throws CannotStart when the records belong to a sandbox, or the database server does not answer or refuses the token
 * @throws ConfigurationError when the records are empty and no admin is named
 */
export async function prepareRemote(
  { url, token, variables }: { url: string; token: string | undefined; variables: NodeJS.ProcessEnv },
  say: (text: string) => void,
): Promise<void> {
  const applied = await inOperatorsWords(url, () => migrateRemote(url, token));
  say(`The records are of the newest schema (${applied} migrations applied).`);
  const db = openDbOverHttp(url, token);
  if (await checkOpened(db, 'live', `at ${new URL(url).host}`)) return;
  const admin = readFirstAdmin(variables);
  await openEmptyShop(commandShop(db, 'deploy'), admin);
  say(`The shop is empty and waits for ${admin.email}.`);
}

/**
 * Returns the state of a deployed shop's records, and changes nothing.
 * @throws CannotStart when the records belong to a sandbox, or the database server does not answer or refuses the token
 */
export async function lookAtRemote(
  url: string,
  token: string | undefined,
): Promise<{ pending: Migration[]; isOpened: boolean }> {
  const { pending, hasNone } = await inOperatorsWords(url, () => pendingRemote(url, token));
  const isOpened = !hasNone && (await checkOpened(openDbOverHttp(url, token), 'live', `at ${new URL(url).host}`));
  return { pending, isOpened };
}

import { readFirstAdmin } from '../functions/configuration.ts';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { openEmptyShop } from '../functions/domain/opening/open-empty-shop.ts';
import { checkOpened } from '../functions/node/records-mode.ts';
import { commandWorld } from './command-world.ts';
import { migrateRemote } from './migrate-remote.ts';

/**
 * Brings the records of a deployed shop to the newest schema and makes empty ones a live shop, for the admin the
 * environment names.
 * @throws CannotStart where they are a sandbox's
 * @throws ConfigurationError where they are empty and have no admin
 */
export async function prepareRemote(
  { url, token, variables }: { url: string; token: string | undefined; variables: NodeJS.ProcessEnv },
  say: (text: string) => void,
): Promise<void> {
  const applied = await migrateRemote(url, token);
  say(`The records are of the newest schema (${applied} migrations applied).`);
  const db = openDbOverHttp(url, token);
  if (await checkOpened(db, 'live', `at ${new URL(url).host}`)) return;
  const admin = readFirstAdmin(variables);
  await openEmptyShop(commandWorld(db, 'deploy'), admin);
  say(`The shop is empty and waits for ${admin.email}.`);
}

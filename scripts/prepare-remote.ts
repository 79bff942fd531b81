import { readFirstAdmin } from '../functions/configuration.ts';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { openEmptyShop } from '../functions/domain/whole-shop/opening/index.ts';
import { allMigrations } from '../functions/node/migrate.ts';
import type { Migration } from '../functions/node/migrate.ts';
import { checkOpened } from '../functions/node/records-mode.ts';
import { commandShop } from './command-shop.ts';
import { migrateRemote, pendingRemote, phasesOf } from './migrate-remote.ts';
import type { Phases } from './migrate-remote.ts';
import { inOperatorsWords, requireFinished } from './remote-trouble.ts';

/** The records of a deployed shop. */
export interface RemoteRecords {
  url: string;
  token: string | undefined;
  /** Those of this code by default. */
  migrations?: readonly Migration[] | undefined;
}

/** The state of a deployed shop's records. */
export interface RemoteState extends Phases {
  /** Whether they are a live shop. Without one no code uses them, so all migrations come before the deployment. */
  isOpened: boolean;
}

/**
 * Returns the state of a deployed shop's records, and changes nothing.
 * @throws CannotStart when the records belong to a sandbox or to a move that is not finished, a release was left out, or
 *   the database server does not answer or refuses the token
 */
export async function lookAtRemote({ url, token, migrations = allMigrations() }: RemoteRecords): Promise<RemoteState> {
  await requireFinished(url, token);
  const { pending, hasNone } = await inOperatorsWords(url, () => pendingRemote(url, token, migrations));
  const isOpened = !hasNone && (await checkOpened(openDbOverHttp(url, token), 'live', `at ${new URL(url).host}`));
  return { isOpened, ...(isOpened ? phasesOf(pending) : { before: pending, after: [] }) };
}

/**
 * Applies the migrations that come before the deployment, and turns empty records into a live shop for the admin that
 * the environment names.
 * @returns the migrations that come after the deployment, and whether the shop was opened now
 * @throws CannotStart like `lookAtRemote`
 * @throws ConfigurationError when the records are empty and no admin is named
 */
export async function prepareRemote(
  { variables, ...records }: RemoteRecords & { variables: NodeJS.ProcessEnv },
  say: (text: string) => void,
): Promise<{ after: Migration[]; isNew: boolean }> {
  const { url, token } = records;
  const { before, after, isOpened } = await lookAtRemote(records);
  const applied = await inOperatorsWords(url, () => migrateRemote(url, token, before));
  say(`The records have the schema of this code (${applied} migrations applied).`);
  if (!isOpened) {
    const admin = readFirstAdmin(variables);
    await openEmptyShop(commandShop(openDbOverHttp(url, token), 'deploy'), admin);
    say(`The shop is empty and waits for ${admin.email}.`);
  }
  return { after, isNew: !isOpened };
}

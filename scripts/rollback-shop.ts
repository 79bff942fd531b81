import * as z from 'zod/mini';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { allMigrations } from '../functions/node/migrate.ts';
import type { Migration } from '../functions/node/migrate.ts';
import { appliedRemote } from './migrate-remote.ts';
import { inOperatorsWords } from './remote-trouble.ts';
import { askWrangler, runWrangler, WranglerFailed } from './wrangler.ts';
import type { WorkerPlace } from './wrangler.ts';

const DeploymentStatus = z.object({
  created_on: z.string(),
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});

/** The deployment that serves a shop at present. */
export interface PresentDeployment {
  /** Epoch milliseconds. */
  deployedAt: number;
  /** The version that serves most requests. */
  version: string | undefined;
}

/**
 * Returns the present deployment of a Worker; undefined if it was never deployed.
 * @throws WranglerFailed
 */
export async function presentDeployment(place: WorkerPlace): Promise<PresentDeployment | undefined> {
  try {
    const told: unknown = JSON.parse(await askWrangler(place, ['deployments', 'status', '--json']));
    const { created_on, versions } = z.parse(DeploymentStatus, told);
    const [most] = versions.toSorted((one, other) => other.percentage - one.percentage);
    return { deployedAt: Date.parse(created_on), version: most?.version_id };
  } catch (error) {
    if (error instanceof WranglerFailed && /not found|does not exist|no deployments/.test(error.output))
      return undefined;
    throw error;
  }
}

export interface Rollback {
  place: WorkerPlace;
  /** DATABASE_URL and DATABASE_TOKEN. */
  variables: NodeJS.ProcessEnv;
  /** The version to put back; the one before the present deployment by default. */
  version?: string | undefined;
  say(text: string): void;
  /** Those of this code by default. */
  migrations?: readonly Migration[];
}

/**
 * Puts the former version of a Worker back. The records stay as they are.
 * @throws CannotStart when migrations after the present deployment took away what the former version uses, or wrangler
 *   fails
 */
export async function rollbackShop({ place, variables, version, say, migrations }: Rollback): Promise<void> {
  const { DATABASE_URL: url, DATABASE_TOKEN: token } = variables;
  if (!url) throw new CannotStart('Please set DATABASE_URL: the schema decides whether the former Worker can run.');
  const present = await presentDeployment(place);
  if (!present) throw new CannotStart('The Worker was never deployed, so there is nothing to go back to.');
  const applied = await inOperatorsWords(url, () => appliedRemote(url, token));
  const takenAway = (migrations ?? allMigrations()).filter(
    ({ hash, isAfter }) => isAfter && applied.some((one) => one.hash === hash && one.applied_at >= present.deployedAt),
  );
  if (takenAway.length > 0) {
    const names = takenAway.map(({ name }) => name).join(', ');
    throw new CannotStart(
      `The former Worker cannot run on this schema: after the present deployment ${names} took away what it uses. Correct the fault in a new release.`,
    );
  }
  await runWrangler(place, ['rollback', ...(version === undefined ? [] : [version])]);
  say('The former Worker serves the shop again. It works on the present schema, which stays.');
}

import { CannotStart } from '../functions/node/cannot-start.ts';
import type { Migration } from '../functions/node/migrate.ts';
import { migrateRemote } from './migrate-remote.ts';
import { namesOf, planDeployment, refusalOf } from './plan-deployment.ts';
import { prepareRemote } from './prepare-remote.ts';
import { inOperatorsWords } from './remote-trouble.ts';
import { readWorker, runWrangler } from './wrangler.ts';
import type { WorkerPlace } from './wrangler.ts';

export interface Bundling {
  place: WorkerPlace;
  /** The commit that the Worker answers as its own. */
  commit: string;
  /** Builds storefront, renderer and console for a shop at this address. */
  build(origin: string): Promise<void>;
}

export interface Deployment extends Bundling {
  /** DATABASE_URL and DATABASE_TOKEN, and ADMIN_… for empty records. */
  variables: NodeJS.ProcessEnv;
  say(text: string): void;
  /** Those of this code by default. */
  migrations?: readonly Migration[];
}

/**
 * Builds the site and bundles the Worker into `dist/worker`, and deploys nothing.
 * @throws CannotStart when there is no such environment, or wrangler fails
 */
export async function bundleShop({ place, commit, build }: Bundling): Promise<void> {
  await build(readWorker(place).variables.ORIGIN ?? '');
  await runWrangler(place, [...deployment(commit), '--dry-run', '--outdir', 'dist/worker']);
}

/**
 * Migrates the records, builds the site from them, deploys the Worker, and then applies the migrations that take away
 * what the former code used.
 * @throws CannotStart before anything has changed when the plan has faults; and when wrangler fails
 */
export async function deployShop({ place, commit, build, variables, say, migrations }: Deployment): Promise<void> {
  const { worker, faults } = await planDeployment(place, variables, commit, migrations);
  if (faults.length > 0) throw new CannotStart(refusalOf(faults));
  const { DATABASE_URL: url = '', DATABASE_TOKEN: token } = variables;
  const after = await prepareRemote({ url, token, variables, migrations }, say);
  await build(worker.variables.ORIGIN!);
  await runWrangler(place, deployment(commit));
  if (after.length === 0) return;
  await inOperatorsWords(url, () => migrateRemote(url, token, after));
  say(`Applied after the deployment: ${namesOf(after)}.`);
}

function deployment(commit: string): string[] {
  return ['deploy', '--define', `SHOP_COMMIT:${JSON.stringify(commit)}`, '--tag', commit];
}

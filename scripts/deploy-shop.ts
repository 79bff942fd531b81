import { CannotStart } from '../functions/node/cannot-start.ts';
import type { Migration } from '../functions/node/migrate.ts';
import { migrateRemote } from './migrate-remote.ts';
import { namesOf, planDeployment, refusalOf } from './plan-deployment.ts';
import { prepareRemote } from './prepare-remote.ts';
import { inOperatorsWords } from './remote-trouble.ts';
import { presentDeployment } from './rollback-shop.ts';
import { smokeTest } from './smoke-test.ts';
import { readWorker, runWrangler, WranglerFailed } from './wrangler.ts';
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
  /** How long the shop may take until it passes its test, in milliseconds. */
  withinMs: number;
  /** Those of this code by default. */
  migrations?: readonly Migration[];
}

/**
 * Builds the site and bundles the Worker into `dist/worker`, and deploys nothing.
 * @throws CannotStart when there is no such environment, or wrangler fails
 */
export async function bundleShop({ place, commit, build }: Bundling): Promise<void> {
  await build(readWorker(place).variables.ORIGIN ?? '');
  await runWrangler(place, [...deployCommand(commit), '--dry-run', '--outdir', 'dist/worker']);
}

/**
 * Migrates the records, builds the site, deploys the Worker, tests the shop, and then applies the migrations
 * that take away what the former code used. If the test fails, the former Worker is put back.
 * @throws CannotStart before anything has changed when the plan has faults; when wrangler fails; and when the shop
 *   fails its test
 */
export async function deployShop(deployment: Deployment): Promise<void> {
  const { place, commit, build, variables, say, migrations } = deployment;
  const { worker, faults } = await planDeployment(place, variables, commit, migrations);
  if (faults.length > 0) throw new CannotStart(refusalOf(faults));
  const { DATABASE_URL: url = '', DATABASE_TOKEN: token } = variables;
  const origin = worker.variables.ORIGIN!;
  const { after, isNew } = await prepareRemote({ url, token, variables, migrations }, say);
  await build(origin);
  const former = isNew ? undefined : await presentDeployment(place);
  await runWrangler(place, deployCommand(commit));
  say(`Testing the shop at ${origin} ...`);
  const found = await smokeTest({ origin, commit, withinMs: deployment.withinMs });
  if (found.length > 0) {
    const end = await putBack(place, commit, former?.version);
    throw new CannotStart(
      [`The shop at ${origin} fails its test:`, ...found.map((one) => `  - ${one}`), end].join('\n'),
    );
  }
  say('The shop works.');
  if (after.length === 0) return;
  await inOperatorsWords(url, () => migrateRemote(url, token, after));
  say(`Applied after the deployment: ${namesOf(after)}.`);
}

/** Puts the former version of a Worker back, and returns what happened, as text. */
async function putBack(place: WorkerPlace, commit: string, version: string | undefined): Promise<string> {
  if (version === undefined) return 'There is no former Worker to put back. Correct the fault and deploy again.';
  try {
    await runWrangler(place, ['rollback', version, '--yes', '--message', `The test of ${commit} failed`]);
  } catch (error) {
    if (!(error instanceof WranglerFailed)) throw error;
    return `The former Worker (version ${version}) could not be put back, so the new one serves. Correct the fault and deploy again.`;
  }
  return `The former Worker (version ${version}) serves again. It works on the present schema: migrations that take away what it uses wait for a deployment that passes.`;
}

function deployCommand(commit: string): string[] {
  return ['deploy', '--define', `SHOP_COMMIT:${JSON.stringify(commit)}`, '--tag', commit];
}

/**
 * `npm run deploy [-- --env NAME] [--plan | --dry-run]`: migrates the deployed shop's records, builds and deploys the
 * Worker of wrangler.toml, and tests the shop; if the test fails, the former Worker is put back. It needs DATABASE_URL,
 * DATABASE_TOKEN and a signed-in wrangler. Empty records become a shop with settings and one admin, named by
 * ADMIN_EMAIL, ADMIN_NAME and ADMIN_MOBILE. `--plan` says what would be done, changes nothing, and exits with 1 if the
 * deployment would be refused. `--dry-run` builds and bundles only. `--env` names an environment of wrangler.toml.
 */
import { parseArgs } from 'node:util';
import { siteHash } from './build-if-needed.ts';
import { buildSite } from './build-site.ts';
import { checkedOutCommit } from './checked-out-commit.ts';
import { bundleShop, deployShop } from './deploy-shop.ts';
import { explained } from './explained.ts';
import { planDeployment, textOf } from './plan-deployment.ts';

/** A deployment reaches every place within seconds; a new domain takes minutes until it has its certificate. */
const SPREADS_MS = 3 * 60_000;

const say = console.log;
const {
  plan,
  'dry-run': isDryRun,
  env: environment = '',
} = parseArgs({
  options: { plan: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, env: { type: 'string' } },
}).values;

process.env.NODE_ENV ||= 'production';
const place = { config: 'wrangler.toml', environment };
const commit = checkedOutCommit();
const build = async (origin: string) => {
  process.env.ORIGIN = origin;
  await buildSite(siteHash(), say);
};

if (plan) {
  const made = await explained(() => planDeployment(place, process.env, commit));
  say(textOf(made));
  process.exit(made.faults.length === 0 ? 0 : 1);
}
if (isDryRun) await explained(() => bundleShop({ place, commit, build }));
else await explained(() => deployShop({ place, commit, build, variables: process.env, say, withinMs: SPREADS_MS }));

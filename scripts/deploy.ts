/**
 * `npm run deploy`: brings the deployed shop's records to the newest schema, builds the site from them, and ships the
 * Worker with its pages. Needs DATABASE_URL, DATABASE_TOKEN and ORIGIN, and that wrangler is signed in. Records that are
 * empty become a shop with settings and one admin, named by ADMIN_EMAIL, ADMIN_NAME and ADMIN_MOBILE.
 * `npm run deploy -- --dry-run` does all but the shipping.
 */
import { execFileSync } from 'node:child_process';
import { readFirstAdmin } from '../functions/configuration.ts';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { checkOpened } from '../functions/node/records-mode.ts';
import { openEmptyShop } from '../functions/domain/opening/open-empty-shop.ts';
import { sourceHash } from './build-if-needed.ts';
import { buildSite } from './build-site.ts';
import { explained } from './explained.ts';
import { migrateRemote } from './migrate-remote.ts';
import { seedWorld } from './prepare-data.ts';

process.env.NODE_ENV ||= 'production';
const say = console.log;
const { DATABASE_URL: url, DATABASE_TOKEN: token, ORIGIN: origin } = process.env;
const missing = Object.entries({ DATABASE_URL: url, ORIGIN: origin }).filter(([, value]) => !value);
if (!url || !origin) {
  console.error(`Please set ${missing.map(([name]) => name).join(' and ')}. See .env.example.`);
  process.exit(1);
}

const applied = await migrateRemote(url, token);
say(`The records are of the newest schema (${applied} migrations applied).`);
const db = openDbOverHttp(url, token);
await explained(async () => {
  if (await checkOpened(db, 'live', `at ${new URL(url).host}`)) return;
  const admin = readFirstAdmin(process.env);
  await openEmptyShop(seedWorld(db), admin);
  say(`The shop is empty and waits for ${admin.email}.`);
});
await buildSite(sourceHash(), say);
const args = process.argv.includes('--dry-run') ? ['--dry-run', '--outdir', 'dist/worker'] : [];
execFileSync('node_modules/.bin/wrangler', ['deploy', '--var', `ORIGIN:${origin}`, ...args], { stdio: 'inherit' });

/**
 * `npm run deploy`: brings the deployed shop's records to the newest schema, builds the site from them, and ships the
 * Worker with its pages. Needs DATABASE_URL, DATABASE_TOKEN and ORIGIN, and that wrangler is signed in. Records that are
 * empty become a shop with settings and one admin, named by ADMIN_EMAIL, ADMIN_NAME and ADMIN_MOBILE.
 * `npm run deploy -- --dry-run` does all but the shipping.
 */
import { execFileSync } from 'node:child_process';
import { sourceHash } from './build-if-needed.ts';
import { buildSite } from './build-site.ts';
import { explained } from './explained.ts';
import { prepareRemote } from './prepare-remote.ts';

process.env.NODE_ENV ||= 'production';
const say = console.log;
const { DATABASE_URL: url, DATABASE_TOKEN: token, ORIGIN: origin } = process.env;
const missing = Object.entries({ DATABASE_URL: url, ORIGIN: origin }).filter(([, value]) => !value);
if (!url || !origin) {
  console.error(`Please set ${missing.map(([name]) => name).join(' and ')}. See .env.example.`);
  process.exit(1);
}

await explained(() => prepareRemote({ url, token, variables: process.env }, say));
await buildSite(sourceHash(), say);
const args = process.argv.includes('--dry-run') ? ['--dry-run', '--outdir', 'dist/worker'] : [];
execFileSync('node_modules/.bin/wrangler', ['deploy', '--var', `ORIGIN:${origin}`, ...args], { stdio: 'inherit' });

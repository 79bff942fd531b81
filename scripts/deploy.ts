/**
 * `npm run deploy`: migrates the deployed shop's records to the newest schema, builds the site from them, and deploys
 * the Worker with its pages. It needs DATABASE_URL, DATABASE_TOKEN and ORIGIN, and a signed-in wrangler. Empty records
 * become a shop with settings and one admin, named by ADMIN_EMAIL, ADMIN_NAME and ADMIN_MOBILE. `npm run deploy --
 * --dry-run` does everything except the deployment.
 */
import { execFileSync } from 'node:child_process';
import { siteHash } from './build-if-needed.ts';
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
await buildSite(siteHash(), say);
const args = process.argv.includes('--dry-run') ? ['--dry-run', '--outdir', 'dist/worker'] : [];
execFileSync('node_modules/.bin/wrangler', ['deploy', '--var', `ORIGIN:${origin}`, ...args], { stdio: 'inherit' });

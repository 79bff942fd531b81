/**
 * `npm run rollback [-- --env NAME] [VERSION]`: puts the former version of the deployed Worker back, or the one of an
 * id that `npx wrangler deployments list` shows. The records and their schema stay: the former code works on the schema
 * until migrations after the deployment were applied, and then the command refuses. It needs DATABASE_URL,
 * DATABASE_TOKEN and a signed-in wrangler.
 */
import { parseArgs } from 'node:util';
import { explained } from './explained.ts';
import { rollbackShop } from './rollback-shop.ts';

const { values, positionals } = parseArgs({ options: { env: { type: 'string' } }, allowPositionals: true });
const place = { config: 'wrangler.toml', environment: values.env ?? '' };
await explained(() => rollbackShop({ place, variables: process.env, version: positionals[0], say: console.log }));

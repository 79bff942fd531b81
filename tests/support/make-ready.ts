/**
 * Makes what the test steps share, once. `records` puts the demo shop into DATA_DIR, for the build and the check of the
 * pages. `build` builds storefront, renderer, console and server. `pages` renders the demo
 * shop's pages by the present build, for all test shops on Node.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { bundleIfNeeded } from '../../scripts/bundle-if-needed.ts';
import { demoShop, drawnDemoShop } from './demo-shop.ts';

const [what] = process.argv.slice(2);
if (what === 'pages') await drawnDemoShop();
else if (what === 'build') {
  await buildIfNeeded(console.log);
  await bundleIfNeeded(console.log);
} else copyFileSync(join(await demoShop(), 'ratnahaat.db'), openDataFolder().databasePath);

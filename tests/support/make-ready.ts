/**
 * Makes once what the steps of the tests share: `records` puts the demo shop into DATA_DIR, for the build and the check of the
 * pages; `build` builds storefront, renderer and console, with all pages or the fixed ones alone; `pages` has the pages of the
 * demo shop drawn by the present build, for all shops of the tests on Node.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { buildIfNeeded, sourceHash } from '../../scripts/build-if-needed.ts';
import { buildSite } from '../../scripts/build-site.ts';
import { demoShop, drawnDemoShop } from './demo-shop.ts';

const [what, pages] = process.argv.slice(2);
if (what === 'pages') await drawnDemoShop();
// Pages of a build that was made before are those of other records.
else if (pages === 'all pages') await buildSite(sourceHash(), console.log);
else if (what === 'build') await buildIfNeeded(console.log, 'fixed pages');
else copyFileSync(join(await demoShop(), 'ratnahaat.db'), openDataFolder().databasePath);

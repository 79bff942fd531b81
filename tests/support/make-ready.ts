/**
 * Makes once what the steps of `npm test` share: `records` puts the demo shop into DATA_DIR, for the build and the check of
 * the pages; `pages` has its pages drawn by the present build, for all shops of the tests.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { demoShop, drawnDemoShop } from './demo-shop.ts';

if (process.argv[2] === 'pages') await drawnDemoShop();
else copyFileSync(join(await demoShop(), 'ratnahaat.db'), openDataFolder().databasePath);

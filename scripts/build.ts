/**
 * `npm run build`: builds the storefront, its renderer and the console, with the pages of the records in DATA_DIR, and
 * bundles the server.
 */
import { siteHash } from './build-if-needed.ts';
import { buildSite } from './build-site.ts';
import { bundleIfNeeded } from './bundle-if-needed.ts';
import { explained } from './explained.ts';
import { prepareData } from './prepare-data.ts';

process.env.ORIGIN ||= `http://localhost:${process.env.PORT || 8787}`;
await explained(() => prepareData(console.log));
await buildSite(siteHash(), console.log, 'all');
await bundleIfNeeded(console.log);

/** `npm run build`: builds the storefront, its renderer and the console, with the pages of the records in DATA_DIR. */
import { sourceHash } from './build-if-needed.ts';
import { buildSite } from './build-site.ts';
import { explained } from './explained.ts';
import { prepareData } from './prepare-data.ts';

process.env.ORIGIN ||= `http://localhost:${process.env.PORT || 8787}`;
await explained(() => prepareData(console.log));
await buildSite(sourceHash(), console.log);

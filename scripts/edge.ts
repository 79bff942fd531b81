/**
 * `npm run edge`: runs the shop locally as it runs on Workers: in workerd, with its records in a libSQL server and its
 * files in a local R2. PORT (8787) and DATA_DIR (./data) set the port and the data folder.
 */
import { startWorkerdShop } from '../tests/support/workerd-shop.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { explained } from './explained.ts';
import { prepareData } from './prepare-data.ts';

// Wrangler builds the Worker, as it does for a deployment.
process.env.NODE_ENV ||= 'production';
const port = Number(process.env.PORT || 8787);
process.env.ORIGIN ||= `http://localhost:${port}`;
await explained(() => prepareData(console.log));
await buildIfNeeded(console.log);
const shop = await startWorkerdShop({ dataDir: process.env.DATA_DIR || './data', port });
console.log(`Ratnahaat is open on workerd at ${shop.origin}, its records at ${shop.hranaUrl}`);

const stop = () => void shop.stop().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/**
 * The shop as its own process, for tests: with PORT and DATA_DIR it prepares its data, opens, and says so when all pages
 * are drawn.
 * What it logs goes to standard output as ever.
 */
import { enableCompileCache } from 'node:module';
enableCompileCache('node_modules/.cache/compile');

const { prepareData } = await import('../../scripts/prepare-data.ts');
const { startShop } = await import('../../functions/node.ts');

await prepareData(() => {});
const shop = await startShop({ port: Number(process.env.PORT) });
// Most tests look at pages as they lie in their files.
if (process.env.OPEN_WITHOUT_PAGES !== '1') await shop.allDrawn();
process.send?.({ origin: shop.origin });
process.on('SIGTERM', () => void shop.stop().then(() => process.exit(0)));

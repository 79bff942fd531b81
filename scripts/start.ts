/**
 * `npm start`: migrates the records, rebuilds what is out of date, and serves the whole shop on one port. PORT (8787)
 * and DATA_DIR (./data) set the port and the data folder. A problem that the operator can fix is printed as one
 * message.
 */
import { explained } from './explained.ts';

// The packages' development mode is slower.
process.env.NODE_ENV ||= 'production';

const startedAt = performance.now();
const say = (text: string) => console.log(text);
const { checkEnvironment } = await import('./check-environment.ts');
const port = await explained(() => checkEnvironment(process.env));
// Pages name the shop's address, so the build needs it too.
process.env.ORIGIN ||= `http://localhost:${port}`;

const { aloneIn } = await import('../functions/node/folder-lock.ts');
const { openDataFolder } = await import('../functions/node/data-folder.ts');
const shop = await explained(async () => {
  const folder = openDataFolder();
  return aloneIn(folder.path, say, async () => {
    const { prepareRecords } = await import('./prepare-data.ts');
    await prepareRecords(folder, say);
    const { buildIfNeeded } = await import('./build-if-needed.ts');
    await buildIfNeeded(say, 'fixed pages');
    const { startShop } = await import('../functions/node.ts');
    const { drawingTeller } = await import('./tell-drawing.ts');
    return startShop({ port, onDrawing: drawingTeller(say) });
  });
});

say(`Ratnahaat is open at ${shop.origin} (after ${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
const stop = () => void shop.stop().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/**
 * The shop of `npm start`, as the bundle runs it: checks the environment, takes the data folder for this process, migrates the records, rebuilds the site if it is
 * out of date, and serves the whole shop on one port. PORT (8787) and DATA_DIR (./data) set the port and the data folder.
 * A problem that the operator can fix is printed as one message.
 */
import { startShop } from '../functions/node.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import { aloneIn, holdFolder } from '../functions/node/folder-lock.ts';
import { jsonLog } from '../functions/node/log.ts';
import { COMMIT, VERSION } from '../functions/version.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { checkEnvironment } from './check-environment.ts';
import { explained } from './explained.ts';
import { prepareRecords } from './prepare-data.ts';
import { drawingTeller } from './tell-drawing.ts';

const say = (text: string) => console.log(text);
const { port, warnings } = await explained(() => checkEnvironment(process.env));
for (const warning of warnings) say(`Warning: ${warning}`);
// Pages name the shop's address, so the build needs it too.
process.env.ORIGIN ||= `http://localhost:${port}`;

/** The maximum time until a stopped shop ends. */
const LONGEST_STOP_MS = 10_000;

const shop = await explained(async () => {
  const folder = openDataFolder();
  holdFolder(folder.path, process.env.ORIGIN!);
  return aloneIn(folder.path, say, async () => {
    await prepareRecords(folder, say);
    jsonLog.info('start', {
      version: VERSION,
      commit: COMMIT,
      mode: process.env.MODE || 'sandbox',
      dataDir: folder.path,
    });
    await buildIfNeeded(say);
    return startShop({ port, onDrawing: drawingTeller(say) });
  });
});

say(`Ratnahaat is open at ${shop.origin} (after ${(performance.now() / 1000).toFixed(1)} s)`);
const stop = () => {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  void shop.stop().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

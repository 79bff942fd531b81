/**
 * A shop in workerd with a libSQL server, in a process of its own that can be killed. The arguments are its data folder
 * and its port.
 */
import { join } from 'node:path';
import { startWorkerdShop } from '../support/workerd-shop.ts';

const [, , dataDir, port] = process.argv;
const logPath = join(dataDir!, 'log.jsonl');
const shop = await startWorkerdShop({ dataDir: dataDir!, port: Number(port), files: 0, logPath });
const { directOrigin: origin, databasePath, recordsPid } = shop;
process.send!({ origin, databasePath, recordsPid });
process.once('message', () => void shop.stop().then(() => process.exit(0)));

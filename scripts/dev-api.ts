/** The API of `npm run dev`, on a port of its own; started anew whenever its code changes. */
import { startShop } from '../functions/node.ts';
import { explained } from './explained.ts';

await explained(() => startShop({ port: Number(process.env.PORT) }));

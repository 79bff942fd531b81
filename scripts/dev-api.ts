/** The API of `npm run dev`, on its own port. It restarts when its code changes. */
import { startShop } from '../functions/node.ts';
import { explained } from './explained.ts';

await explained(() => startShop({ port: Number(process.env.PORT) }));

/** The API of `npm run dev`, on a port of its own; started anew whenever its code changes. */
import { startShop } from '../functions/node.ts';

await startShop({ port: Number(process.env.PORT) });

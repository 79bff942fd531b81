/** The API of `npm run dev`, on its own port. It restarts when its code changes. */
import { startShop } from '../functions/node.ts';
import { devPages } from './dev-pages.ts';
import { explained } from './explained.ts';

const astroOrigin = process.env.ASTRO_ORIGIN!;
await explained(() =>
  startShop({
    port: Number(process.env.PORT),
    rendersAhead: false,
    openPages: (place) => Promise.resolve(devPages(astroOrigin, place)),
  }),
);

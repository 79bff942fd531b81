import type { Context } from 'hono';
import { kolkataDay } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { PRODUCT_FEED_PATHS, SITEMAP_PATH } from '#contract/pages/paths.ts';
import { newestProductId } from '../domain/catalogue/products/index.ts';
import { catalogueVersion } from '../domain/platform/page-invalidations/index.ts';
import { currentSettings } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { hasTag } from '../http/byte-ranges.ts';
import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';
import {
  feedGoods,
  googleMerchantFeed,
  metaCatalogue,
  robotsText,
  sitemapEntries,
  sitemapFile,
  sitemapFileCount,
  sitemapIndex,
} from '../publish/feeds/index.ts';

/**
 * Part of the entity tag. Increase it when the format of one of these files changes, so that clients fetch the new one.
 */
const FORM = 2;
const XML = 'application/xml; charset=utf-8';
/** Clients revalidate each time and mostly get 304. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** Before the shop is open, machines look at nothing. */
const NOTHING_YET = 'User-agent: *\nDisallow: /\n';
const A_DAY = 'public, max-age=86400';

/**
 * The speculation rules, by which a browser prefetches the next page. A header of every page has their address, see
 * `http/headers.ts`.
 */
const NEXT_PAGE = {
  prefetch: [
    {
      // Public pages only. Pages that are personal or change something are not prefetched.
      where: {
        and: [
          {
            href_matches: [
              '/',
              '/category/*',
              '/shop',
              '/shop/*',
              '/store/*',
              '/product/*',
              '/size-guide',
              '/gift-finder',
              '/blog*',
              '/blog/*',
            ],
          },
          { not: { selector_matches: '[data-in-place], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      // Prefetch when the pointer rests on a link or a finger touches it, not for every visible link.
      eagerness: 'moderate',
    },
  ],
};

/**
 * Files for machines: search engines, marketplaces, browsers. They are written from the current records, never from the
 * last build, so that withdrawn items disappear at once.
 */
export const feedRoutes: Route<{ shopFor(context: Context): Shop }>[] = [
  {
    method: 'GET',
    path: SITEMAP_PATH,
    summary: 'Every page that is to be found; where one file does not hold them, the list of its parts.',
    who: 'public',
    handle: (context, { shopFor }) =>
      asOfNow(context, shopFor(context), XML, async (shop, today, files) =>
        files === 1
          ? sitemapFile(shop.origin, await sitemapEntries(shop, today, 1))
          : [sitemapIndex(shop.origin, files)],
      ),
  },
  {
    method: 'GET',
    path: '/sitemaps/:part{[1-9][0-9]{0,3}\\.xml}',
    summary: 'A part of the sitemap.',
    who: 'public',
    handle: (context, { shopFor }) =>
      asOfNow(context, shopFor(context), XML, async (shop, today, files) => {
        const file = Number.parseInt(context.req.param('part')!, 10);
        if (file > files) refuse('NOT_FOUND');
        return sitemapFile(shop.origin, await sitemapEntries(shop, today, file));
      }),
  },
  {
    method: 'GET',
    path: '/robots.txt',
    summary: 'What machines that visit may look at.',
    who: 'public',
    whileClosed: true,
    async handle(context, { shopFor }) {
      const shop = shopFor(context);
      const [{ policy }] = await shop.read(currentSettings());
      if (!policy.isOpen) return context.text(NOTHING_YET, 200, { 'Cache-Control': 'no-store' });
      return context.text(robotsText(shop.origin, policy.productFeeds), 200, { 'Cache-Control': A_DAY });
    },
  },
  {
    method: 'GET',
    path: PRODUCT_FEED_PATHS.google,
    summary: 'Every SKU for Google Merchant Center.',
    who: 'public',
    handle: (context, { shopFor }) =>
      asOfNow(context, shopFor(context), XML, async (shop, today) =>
        googleMerchantFeed(shop.origin, await feedGoods(shop, today, 'google')),
      ),
  },
  {
    method: 'GET',
    path: PRODUCT_FEED_PATHS.meta,
    summary: 'Every SKU for the catalogue of Facebook, Instagram and WhatsApp.',
    who: 'public',
    handle: (context, { shopFor }) =>
      asOfNow(context, shopFor(context), 'text/csv; charset=utf-8', async (shop, today) =>
        metaCatalogue(await feedGoods(shop, today, 'meta')),
      ),
  },
  {
    method: 'GET',
    path: '/next-page.json',
    summary: 'Speculation rules: which links a browser may fetch before they are followed. None for who saves data.',
    who: 'public',
    handle: (context) => {
      const isSaving = context.req.header('save-data')?.toLowerCase() === 'on';
      return Promise.resolve(
        context.body(JSON.stringify(isSaving ? {} : NEXT_PAGE), 200, {
          'Content-Type': 'application/speculationrules+json',
          'Cache-Control': A_DAY,
          Vary: 'Save-Data',
        }),
      );
    },
  },
];

/**
 * Answers with a text made from the records, or with 304 if the client has it from the same state of the catalogue and
 * the same day. Every change that affects these texts notes a page invalidation, which changes the catalogue's version.
 * At most two round trips, and more for a feed of many products.
 */
async function asOfNow(
  context: Context,
  shop: Shop,
  contentType: string,
  write: (shop: Shop, today: string, sitemapFiles: number) => Promise<Iterable<string> | AsyncIterable<string>>,
): Promise<Response> {
  const [[catalogue], [newest]] = await shop.read(catalogueVersion({}), newestProductId({}));
  const today = kolkataDay(shop.now);
  const tag = `W/"${FORM}-${catalogue!.version}-${today}"`;
  const headers = { 'Content-Type': contentType, ETag: tag, 'Cache-Control': ASK_AGAIN };
  if (hasTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
  holdAnswer(context, undefined);
  return context.body(streamOf(await write(shop, today, sitemapFileCount(newest!.id))), 200, headers);
}

/** The size of a chunk in characters. Single items would make as many small packets. */
const CHUNK = 64 * 1024;

/** Returns texts as a body that is generated while it is read. */
function streamOf(texts: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = Symbol.asyncIterator in texts ? texts[Symbol.asyncIterator]() : texts[Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      let chunk = '';
      while (chunk.length < CHUNK) {
        const { done, value } = await rest.next();
        if (done) {
          if (chunk) controller.enqueue(encoder.encode(chunk));
          controller.close();
          return;
        }
        chunk += value;
      }
      controller.enqueue(encoder.encode(chunk));
    },
  });
}

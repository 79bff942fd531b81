import type { Context } from 'hono';
import { readGridQuery } from '#contract/grid.ts';
import { categoryPath, collectionPath, productPath } from '#contract/pages.ts';
import type { Page } from '#contract/pages.ts';
import type { Shop } from '../../domain/shop.ts';
import type { Route } from '../../http/route.ts';
import type { RenderPage } from '../../platform.ts';
import { categoryPage, collectionPage, productPage, readSite } from '../../publish/pages.ts';

/** What a live page needs: the shop as a visitor sees it, the renderer, and the page for what is not there. */
export interface LivePages {
  shopFor(context: Context): Shop;
  render: RenderPage;
  notFound(context: Context): Promise<Response>;
}

/**
 * Pages that have no file: a list with a query, a product newer than the last publish, one that was renamed or
 * withdrawn. They are drawn by the renderer of the static pages.
 */
export const livePages: Route<LivePages>[] = [
  {
    method: 'GET',
    path: '/category/:seoUrl',
    summary: 'A product list as its address says: filters, sort and page.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const { searchParams } = new URL(context.req.url);
      const seoUrl = context.req.param('seoUrl')!;
      const page = await categoryPage(shop, await readSite(shop), seoUrl, readGridQuery(searchParams));
      return page ? draw(context, live, categoryPath(seoUrl), page) : live.notFound(context);
    },
  },
  {
    method: 'GET',
    path: '/shop/:seoUrl',
    summary: 'A collection as its address says: filters, sort and page.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const { searchParams } = new URL(context.req.url);
      const seoUrl = context.req.param('seoUrl')!;
      const page = await collectionPage(shop, await readSite(shop), seoUrl, readGridQuery(searchParams));
      return page ? draw(context, live, collectionPath(seoUrl), page) : live.notFound(context);
    },
  },
  {
    method: 'GET',
    path: '/product/:seoUrlOrId',
    summary: 'A product page; by id or by a former address it leads to the present one.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const asked = context.req.param('seoUrlOrId')!;
      const page = await productPage(shop, await readSite(shop), asked);
      if (!page) return live.notFound(context);
      if ('movedTo' in page) return context.redirect(productPath(page.movedTo), 301);
      return draw(context, live, productPath(asked), page, page.withdrawn ? 410 : 200);
    },
  },
  {
    method: 'GET',
    path: '/signIn',
    summary: 'Another spelling of the sign-in page.',
    who: 'public',
    handle: (context) => Promise.resolve(context.redirect(`/signin${new URL(context.req.url).search}`, 301)),
  },
];

/** A page drawn now. Nobody keeps it: the next one may differ, and the file takes over at the next publish. */
async function draw(
  context: Context,
  { render }: LivePages,
  path: string,
  page: Page,
  status: 200 | 410 = 200,
): Promise<Response> {
  const drawn = await render(path, page);
  return context.html(await drawn.text(), status, { 'Cache-Control': 'no-cache' });
}

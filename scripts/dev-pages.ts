import type { Page } from '#contract/pages/page.ts';
import { routePath } from '#contract/pages/home.ts';
import { livePath } from '#contract/pages/paths.ts';
import { isStaticUrl } from '#contract/pages/static-urls.ts';
import { catalogueVersion } from '../functions/domain/platform/page-invalidations/index.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { EVERYWHERE, PAGE_HEADERS } from '../functions/http/headers.ts';
import { readOnlyShop } from '../functions/read-only-shop.ts';
import type { PagesPlace, ShopPages } from '../functions/node/shop-pages.ts';
import { pageAt } from '../functions/publish/page-at.ts';
import { readSiteWithList } from '../functions/publish/site.ts';

/**
 * Returns the pages of a shop in development. Each request reads the records and has Astro's dev server render the page,
 * so the next request shows every change of records and code.
 * @param astroOrigin of the dev server
 */
export function devPages(astroOrigin: string, { db, origin, clock }: PagesPlace): ShopPages {
  const memory = {};
  let version = 0;

  async function render(path: string, page: unknown): Promise<Response> {
    const answer = await fetch(new URL(livePath(routePath(path, page)), astroOrigin), {
      method: 'POST',
      body: JSON.stringify(page),
    });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }

  async function pageOf(path: string): Promise<Page | undefined> {
    const shop = { ...readOnlyShop(db, origin, clock.now()), memory };
    return pageAt(shop, await readSiteWithList(shop), path);
  }

  async function rendered(path: string): Promise<Response | undefined> {
    const page = await pageOf(path);
    return page && render(path, page);
  }

  async function noteVersion(shop: Shop): Promise<number> {
    const [[{ version: newest }]] = (await shop.read(catalogueVersion({}))) as [[{ version: number }]];
    return (version = newest);
  }

  return {
    // No page is stored, so publishing only notes that the pages are up to date.
    publisher: {
      takesSeconds: 0,
      progress: () => Promise.resolve({ version, waiting: 0 }),
      publish: async (shop) => ({ version: await noteVersion(shop), pages: 0 }),
    },
    render,
    page: rendered,
    async answer(request, isOpen, otherwise) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return otherwise();
      const { pathname, searchParams } = new URL(request.url);
      const answer = isOpen && isStaticUrl(pathname, searchParams) ? await rendered(pathname) : undefined;
      if (!answer) return otherwise();
      const body = request.method === 'HEAD' ? null : answer.body;
      const headers = { ...EVERYWHERE, ...PAGE_HEADERS, ...Object.fromEntries(answer.headers) };
      return new Response(body, { status: answer.status, headers });
    },
    prepare: async (shop) => void (await noteVersion(shop)),
    allRendered: () => Promise.resolve(),
    giveWay: () => {},
    stop: () => Promise.resolve(),
  };
}

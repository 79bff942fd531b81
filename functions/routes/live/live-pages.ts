import type { Context } from 'hono';
import { STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { listingFacts } from '../../domain/discovery/product-list/index.ts';
import type { Shop } from '../../domain/shop.ts';
import type { Route } from '../../http/route.ts';
import type { BegunPage, DrawnFrom, LiveAnswer, PageKind } from '../../publish/page-kind.ts';
import { fixedPaths, ALL_PAGE_KINDS } from '../../publish/page-kinds.ts';
import { siteBeside } from '../../publish/site.ts';
import { draw, renderPacked, sendPacked, wantedBy } from './draw.ts';
import type { LivePages } from './draw.ts';
import { festivalFiles } from './festival-file.ts';
import { postPreview } from './post-preview.ts';
import { keepPage, keptPage } from './kept-pages.ts';

/**
 * Pages without a file: a list with a query, a product newer than the last publish, a renamed or withdrawn one. The
 * renderer of the static pages renders them.
 */
export const livePages: Route<LivePages>[] = [
  ...ALL_PAGE_KINDS.flatMap(routesOf),
  ...ALL_PAGE_KINDS.flatMap(routesOfFiles),
  ...festivalFiles,
  postPreview,
  {
    method: 'GET',
    path: '/signIn',
    summary: 'Another spelling of the sign-in page.',
    who: 'public',
    handle: (context) => Promise.resolve(context.redirect(`/signin${new URL(context.req.url).search}`, 301)),
  },
];

function routesOf({ paths, live }: PageKind): Route<LivePages>[] {
  if (!live) return [];
  return paths.map((path) => ({
    method: 'GET',
    path,
    summary: live.summary,
    who: 'public',
    async handle(context, pages) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
      const parts = names.map((name) => context.req.param(name)!);
      const query = new URL(context.req.url).searchParams;
      const shop = pages.shopFor(context);
      if ('begin' in live) return answerBegun(context, pages, shop, await live.begin(shop, { parts, query }));
      return send(context, pages, await live.answer(shop, { parts, query }), (from) => draw(context, pages, from));
    },
  }));
}

/** Returns the routes of pages that are files, for the time until they have one. */
function routesOfFiles(kind: PageKind): Route<LivePages>[] {
  if (kind.live || !kind.read) return [];
  return fixedPaths(kind)
    .filter((path) => !STAND_IN_PATHS.includes(path))
    .map((path) => ({
      method: 'GET',
      path,
      summary: 'A page of the shop, until it has a file.',
      who: 'public',
      handle: (context, pages) => drawUnfiled(context, pages, kind, path),
    }));
}

/** Renders a page that will be a file. */
export async function drawUnfiled(
  context: Context,
  pages: LivePages,
  { read }: PageKind,
  path: string,
): Promise<Response> {
  const shop = pages.shopFor(context);
  const facts = await listingFacts(shop);
  const page = await read?.(shop, { site: await siteBeside(shop, facts), facts });
  return send(context, pages, page && { page, path }, (from) => draw(context, pages, from));
}

/** Answers with the cached page if it is still valid. Otherwise renders a new one and caches it. */
async function answerBegun(context: Context, pages: LivePages, shop: Shop, begun: BegunPage): Promise<Response> {
  const { address, change, answer } = begun;
  const wanted = wantedBy(context, pages);
  const key = `${wanted.encoding} ${wanted.contentOnly} ${address}`;
  const stored = change === undefined ? undefined : keptPage(shop, change, key);
  stored?.note?.(shop);
  if (stored) return sendPacked(context, stored);
  return send(context, pages, await answer(), async (from) => {
    from.note?.(shop);
    const rendered = await renderPacked(pages, wanted, from);
    if (change !== undefined && rendered.mayBeKept) keepPage(shop, change, key, rendered);
    return sendPacked(context, rendered);
  });
}

function send(
  context: Context,
  { notFound }: LivePages,
  answer: LiveAnswer,
  drawFrom: (from: DrawnFrom) => Promise<Response>,
): Response | Promise<Response> {
  if (!answer) return notFound(context);
  if ('movedTo' in answer) {
    // A page may come back to its address, such as a collection that opens each year.
    context.header('Cache-Control', 'no-cache');
    return context.redirect(answer.movedTo, answer.status ?? 301);
  }
  return drawFrom(answer);
}

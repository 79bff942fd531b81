import type { Context, MiddlewareHandler } from 'hono';
import { STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { tidyPath } from './tidy-path.ts';

/** Addresses that programs write: calls, files and tools. They are never corrected. */
const FOR_PROGRAMS = /^\/(api|auth|media|sandbox|webhooks)\//;

/** Reads a static page by its path; undefined if there is none. */
type ReadPage = (path: string) => Promise<Response | undefined>;
/** Makes a request to the shop itself. */
type Ask = (context: Context, request: Request) => Promise<Response>;

/** Returns the page that an address of the former website leads to; undefined for an unknown path. */
type FindOldAddress = (path: string) => Promise<string | undefined>;

/**
 * Redirects a request without a page: from an address of the former website, else to the page that is meant. People and
 * chat apps write addresses in capitals, with punctuation at the end, or with doubled slashes. One redirect is enough,
 * even if the page has moved.
 */
export function leadOn(page: ReadPage, ask: Ask, findOldAddress: FindOldAddress): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.status !== 404) return;
    const { pathname } = new URL(context.req.url);
    const moved = isVisit(context, pathname) ? await findOldAddress(pathname) : undefined;
    const location = moved ?? (await pageMeant(context, page, ask));
    if (location === undefined) return;
    // A new page may get the address of the former website.
    const headers = { Location: location, ...(moved !== undefined && { 'Cache-Control': 'no-cache' }) };
    context.res = new Response(null, { status: 301, headers });
  };
}

/**
 * Returns whether a browser or a search engine opens an address. Some calls have the addresses that other shops give to
 * pages, such as `/products/…`; programs that make them get their answer.
 */
function isVisit({ req }: Context, path: string): boolean {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || FOR_PROGRAMS.test(path)) return false;
  if (req.header('authorization') !== undefined) return false;
  const accept = req.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  // Search engines and chat apps accept everything, and send no fetch metadata. The `fetch` of programs does.
  return accept === '*/*' && (req.header('sec-fetch-mode') ?? 'navigate') === 'navigate';
}

/** Returns the address of the page that is meant; undefined if the corrected path has no page. */
async function pageMeant(context: Context, page: ReadPage, ask: Ask): Promise<string | undefined> {
  const { method, url, raw } = context.req;
  const { pathname, search } = new URL(url);
  const path = tidyPath(pathname);
  const isWritten = (method === 'GET' || method === 'HEAD') && path !== pathname;
  if (!isWritten || FOR_PROGRAMS.test(path) || STAND_IN_PATHS.includes(path)) return undefined;
  const here = path + search;
  if (await page(path)) return here;
  const headers = new Headers(raw.headers);
  headers.set('Accept', 'text/html');
  headers.delete('Authorization');
  const answer = await ask(context, new Request(new URL(here, url), { headers }));
  await answer.body?.cancel();
  if (answer.status === 301 || answer.status === 308) return answer.headers.get('Location') ?? undefined;
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return isPage && (answer.ok || answer.status === 410) ? here : undefined;
}

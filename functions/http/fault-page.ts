import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageOfPath, pathIn } from '#contract/languages.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { REQUEST_ID_PLACE } from '#contract/pages/plain.ts';
import type { StandInPath } from '#contract/pages/plain.ts';
import { answerError } from './errors.ts';
import { PAGE_POLICY } from './headers.ts';
import type { EnsureOpen } from './mount.ts';

/** Reads the file of a page; undefined if there is none. */
type ReadPage = (path: string) => Promise<Response | undefined>;

interface ErrorLog {
  error(event: string, error: unknown, facts?: Record<string, unknown>): void;
}

/**
 * Answers a request that no route answers: the 404 page for a browser, JSON for programs.
 * @throws SHOP_CLOSED before the shop is open
 */
export function notFoundWith(page: ReadPage, ensureOpen: EnsureOpen): (context: Context) => Promise<Response> {
  return async (context) => {
    await ensureOpen(context);
    context.header('Cache-Control', 'no-store');
    const found = wantsPage(context) ? await page(standInFor(context, '/404')) : undefined;
    if (!found) return answerError(context, new Refusal('NOT_FOUND'), context.get('requestId') as string);
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(await found.text(), 404);
  };
}

/** Answers an error, as a page for browsers and as JSON for programs. Logs errors that are no refusal. */
export function errorWith(page: ReadPage, log: ErrorLog): (error: Error, context: Context) => Promise<Response> {
  return async (error, context) => {
    const requestId = context.get('requestId') as string;
    if (!(error instanceof Refusal)) log.error('request.failed', error, { requestId });
    else if (error.kind === 'unavailable') log.error('request.unserved', error, { requestId });
    const answer = answerError(context, error, requestId);
    if (!isForPages(answer.status)) return answer;
    const isClosed = error instanceof Refusal && error.kind === 'closed';
    return (await standIn(context, page, isClosed ? '/closed' : '/fault', answer.status)) || answer;
  };
}

/** Statuses that any page may have: a fault of the shop, or too many requests of the visitor. */
function isForPages(status: number): boolean {
  return status >= 500 || status === 429;
}

/** Returns the page that asks to come back later, with the request's id; undefined for programs, or if there is no such page. */
async function standIn(
  context: Context,
  page: ReadPage,
  path: StandInPath,
  status: number,
): Promise<Response | undefined> {
  const found = wantsPage(context) ? await page(standInFor(context, path)).catch(() => undefined) : undefined;
  if (!found) return undefined;
  context.header('Content-Security-Policy', PAGE_POLICY);
  const html = (await found.text()).replaceAll(REQUEST_ID_PLACE, context.get('requestId') as string);
  return context.html(html, status as ContentfulStatusCode);
}

/** Returns the path of a page in the language of the requested address. */
const standInFor = ({ req }: Context, path: StandInPath): string => pathIn(languageOfPath(req.path), path);

function wantsPage({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');
}

import { isStaticUrl, isQueriedPath } from '#contract/pages/static-urls.ts';
import type { Platform } from '../platform.ts';

/**
 * Returns the static file of an address for which the Worker runs first (`run_worker_first` in wrangler.toml: the lists
 * and the search); undefined when the query selects another view, or when there is no file.
 */
export async function serveStatic(request: Request, assets: Fetcher): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname, searchParams } = new URL(request.url);
  // The file would answer 307, but the application answers 308.
  if (pathname.endsWith('/') && pathname !== '/') return undefined;
  if (!isQueriedPath(pathname) || !isStaticUrl(pathname, searchParams)) return undefined;
  const answer = await assets.fetch(request);
  return answer.status === 404 ? undefined : answer;
}

/** Returns files of the build for other responses: the 404 page, and the console's single page. */
export function assetPages(assets: Fetcher): Platform['page'] {
  return async (path) => {
    const file = path === '/console/index' ? '/console' : path;
    const answer = await assets.fetch(`https://assets.invalid${file}`);
    return answer.ok ? answer : undefined;
  };
}

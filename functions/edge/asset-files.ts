import { isStaticUrl, isQueriedPath } from '#contract/pages/static-urls.ts';
import type { Platform } from '../platform.ts';

/**
 * The file at an address that comes to the Worker before its file is looked for (`run_worker_first` in wrangler.toml
 * names the lists and the search); nothing where the query asks for something else, or there is no file.
 */
export async function serveStatic(request: Request, assets: Fetcher): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname, searchParams } = new URL(request.url);
  // Its file would answer 307; the application knows better, and answers 308.
  if (pathname.endsWith('/') && pathname !== '/') return undefined;
  if (!isQueriedPath(pathname) || !isStaticUrl(pathname, searchParams)) return undefined;
  const answer = await assets.fetch(request);
  return answer.status === 404 ? undefined : answer;
}

/** Files of the build for answers of another kind: the 404 page, the console's one page. */
export function assetPages(assets: Fetcher): Platform['page'] {
  return async (path) => {
    const file = path === '/console/index' ? '/console' : path;
    const answer = await assets.fetch(`https://assets.invalid${file}`);
    return answer.ok ? answer : undefined;
  };
}

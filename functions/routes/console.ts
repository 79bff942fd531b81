import type { Context, Next } from 'hono';
import { MANAGER_PATHS } from '#contract/pages/console-paths.ts';
import { CONSOLE_HEADERS } from '../http/headers.ts';
import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';

export interface ConsoleWorld {
  page: Platform['page'];
}

const PATHS = ['/admin/*', '/seller/*', ...MANAGER_PATHS] as const;

/**
 * The back office is one page for all its addresses. Some of them are calls as well: a browser that opens one sends no
 * token and asks for HTML; whatever carries a token is a call.
 */
export const consoleRoutes = consoleRoutesFor((accept) => accept.includes('text/html'));

/** Where no call has the address, the page is also for whoever says nothing of what they want. */
export const consoleRoutesAfterCalls = consoleRoutesFor((accept) => !/\bjson\b/.test(accept));

function consoleRoutesFor(isForPage: (accept: string) => boolean): Route<ConsoleWorld>[] {
  return PATHS.map((path) => ({
    method: 'GET',
    path,
    summary: 'The back office.',
    who: 'public',
    async handle(context: Context, { page }: ConsoleWorld, next: Next) {
      context.header('Vary', 'Accept, Authorization');
      context.header('Cache-Control', 'no-store');
      const { req } = context;
      if (req.header('authorization') !== undefined || !isForPage(req.header('accept') ?? '')) return next();
      const index = await page('/console/index');
      if (!index) return next();
      for (const [name, value] of Object.entries(CONSOLE_HEADERS)) context.header(name, value);
      return context.html(await index.text());
    },
  }));
}

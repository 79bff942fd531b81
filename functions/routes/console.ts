import type { Context, Next } from 'hono';
import { CONSOLE_POLICY } from '../http/headers.ts';
import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';

interface ConsoleWorld {
  page: Platform['page'];
}

/**
 * The back office is one page for all its addresses. Some of them are calls as well: a browser that opens one sends no
 * token and asks for HTML; whatever carries a token is a call.
 */
async function openConsole(context: Context, { page }: ConsoleWorld, next: Next): Promise<Response | void> {
  context.header('Vary', 'Accept, Authorization');
  context.header('Cache-Control', 'no-store');
  const wantsPage =
    context.req.header('authorization') === undefined && (context.req.header('accept') ?? '').includes('text/html');
  const index = wantsPage ? await page('/console/index') : undefined;
  if (!index) return next();
  context.header('Content-Security-Policy', CONSOLE_POLICY);
  return context.html(await index.text());
}

export const consoleRoutes: Route<ConsoleWorld>[] = (['/admin/*', '/seller/*'] as const).map((path) => ({
  method: 'GET',
  path,
  summary: 'The back office.',
  who: 'public',
  handle: openConsole,
}));

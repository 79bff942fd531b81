import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { refuse } from '#contract/calls/refusals.ts';
import { isPreviewLink, PREVIEW_COOKIE, PREVIEW_PATH, PREVIEW_SECONDS, previewPass } from '../domain/preview.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';

/** Lets the browser of staff into a shop that is not open yet. */
export const previewRoute: Route<{ shopFor(context: Context): Shop }> = {
  method: 'GET',
  path: PREVIEW_PATH,
  summary: 'The link of the console to see the shop before it opens.',
  who: 'public',
  whileClosed: true,
  async handle(context, { shopFor }) {
    const shop = shopFor(context);
    context.header('Cache-Control', 'no-store');
    if (!(await isPreviewLink(shop, context.req.query()))) refuse('NOT_FOUND');
    setCookie(context, PREVIEW_COOKIE, await previewPass(shop), {
      path: '/',
      maxAge: PREVIEW_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
      secure: shop.origin.startsWith('https:'),
    });
    return context.redirect('/', 303);
  },
};

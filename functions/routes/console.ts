import type { Context, Next } from 'hono';
import { MANAGER_PATHS } from '#contract/pages/console-paths.ts';
import { CONSOLE_HEADERS } from '../http/headers.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { consoleLookOf } from '#contract/shop/look/console-look.ts';
import { lookFileUrl } from '#contract/pages/look-files.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { currentSettings } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';

export interface ConsoleWorld {
  page: Platform['page'];
  shopFor(context: Context): Shop;
}

/** The places of the shop's name, look and icon in the page (`admin/index.html`). */
const NAME_PLACE = 'SHOP_NAME';
const LOOK_PLACE = 'SHOP_LOOK';
const ICON_PLACE = '/favicon.svg';

const PATHS = ['/admin/*', '/seller/*', ...MANAGER_PATHS] as const;

/**
 * The back office is one page at all its addresses. Some of these addresses are also calls. A browser that opens one
 * sends no token and accepts HTML; a request with a token is a call.
 */
export const consoleRoutes = consoleRoutesFor((accept) => accept.includes('text/html'));

/** At addresses without a call, every client that does not ask for JSON gets the page. */
export const consoleRoutesAfterCalls = consoleRoutesFor((accept) => !/\bjson\b/.test(accept));

function consoleRoutesFor(isForPage: (accept: string) => boolean): Route<ConsoleWorld>[] {
  return PATHS.map((path) => ({
    method: 'GET',
    path,
    summary: 'The back office.',
    who: 'public',
    whileClosed: true,
    async handle(context: Context, { page, shopFor }: ConsoleWorld, next: Next) {
      context.header('Vary', 'Accept, Authorization');
      context.header('Cache-Control', 'no-store');
      const { req } = context;
      if (req.header('authorization') !== undefined || !isForPage(req.header('accept') ?? '')) return next();
      const index = await page('/console/index');
      if (!index) return next();
      for (const [name, value] of Object.entries(CONSOLE_HEADERS)) context.header(name, value);
      const shop = shopFor(context);
      const [{ policy }] = await shop.read(currentSettings());
      const { look } = policy;
      const shopName = shopNameOf(policy, shop.origin);
      const icon = lookFileUrl(look.mark.kind === 'PICTURE' ? 'icon-192.png' : 'icon.svg', { look, shopName });
      const html = (await index.text())
        .replaceAll(NAME_PLACE, () => escapeMarkup(shopName))
        .replace(LOOK_PLACE, () => escapeMarkup(JSON.stringify(consoleLookOf(look))))
        .replace(ICON_PLACE, () => icon);
      return context.html(html);
    },
  }));
}

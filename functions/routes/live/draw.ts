import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Page } from '#contract/pages/page.ts';
import type { Shop } from '../../domain/shop.ts';
import type { AddressLimit } from '../../http/call.ts';
import type { RenderPage } from '../../platform.ts';

/** What a live page needs: the shop as a visitor sees it, the renderer, and the page for what is not there. */
export interface LivePages {
  shopFor(context: Context): Shop;
  render: RenderPage;
  notFound(context: Context): Promise<Response>;
  /** Whether this client may do one more of these; see the settings' address limits. */
  allow(context: Context, limit: AddressLimit): Promise<boolean>;
}

/** A page drawn now. Nobody keeps it: the next one may differ, and the file takes over at the next publish. */
export async function draw(
  context: Context,
  { render }: Pick<LivePages, 'render'>,
  path: string,
  page: Page,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const drawn = await render(path, page);
  if (drawn.status >= 500) throw new Error(`The page ${path} could not be drawn.`);
  return context.html(await drawn.text(), status, { 'Cache-Control': 'no-cache' });
}

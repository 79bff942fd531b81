import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CONTENT_ONLY } from '#contract/pages/content-only.ts';
import type { Page } from '#contract/pages/page.ts';
import { listContentPath } from '#contract/pages/paths.ts';
import type { Shop } from '../../domain/shop.ts';
import type { AddressLimit } from '../../http/call.ts';
import type { DrawnFrom } from '../../publish/page-kind.ts';
import type { Packing, RenderPage } from '../../platform.ts';

/** What a live page needs: the shop as a visitor sees it, the renderer, and the page for what is not there. */
export interface LivePages {
  shopFor(context: Context): Shop;
  render: RenderPage;
  packing: Packing;
  notFound(context: Context): Promise<Response>;
  /** Whether this client may do one more of these; see the settings' address limits. */
  allow(context: Context, limit: AddressLimit): Promise<boolean>;
}

/** No browser keeps a page that was drawn on request: the next one may differ. */
const ASK_AGAIN = { 'Cache-Control': 'no-cache' };

interface Drawable {
  path: string;
  page: Page;
  status?: ContentfulStatusCode;
}

/** A page drawn now. Nobody keeps it: the file takes over at the next publish. */
export async function draw(
  context: Context,
  { render }: Pick<LivePages, 'render'>,
  { path, page, status = 200 }: Drawable,
): Promise<Response> {
  return context.html(await (await drawn(render, path, page)).text(), status, ASK_AGAIN);
}

/** What somebody asks of a page that is sent more than once. */
export interface Wanted {
  encoding: string;
  /** For whom has the frame of all pages already: what the page says itself. */
  contentOnly: boolean;
}

export function wantedBy(context: Context, { packing }: Pick<LivePages, 'packing'>): Wanted {
  return {
    encoding: packing.encodingFor(context.req.header('accept-encoding') ?? ''),
    contentOnly: context.req.header('prefer') === CONTENT_ONLY,
  };
}

/** A drawn page as it is sent to whom wants it so. */
export interface PackedPage extends Wanted {
  status: ContentfulStatusCode;
  body: Uint8Array<ArrayBuffer>;
  /** What is done each time somebody is shown it. */
  note: ((shop: Shop) => void) | undefined;
}

/** A page that was drawn now. */
interface NewPage extends PackedPage {
  /** False if the renderer forbids it by `Cache-Control: no-store`. */
  mayBeKept: boolean;
}

/** Draws a page to be sent more than once. */
export async function drawPacked(
  { render, packing }: Pick<LivePages, 'render' | 'packing'>,
  options: Wanted,
  { path, page, status = 200, note }: Drawable & Pick<DrawnFrom, 'note'>,
): Promise<NewPage> {
  const answer = await drawn(render, options.contentOnly ? listContentPath : path, page);
  const body = await packing.pack(new Uint8Array(await answer.arrayBuffer()), options.encoding);
  const mayBeKept = status !== 500 && answer.headers.get('Cache-Control') !== 'no-store';
  return { ...options, status, body, note, mayBeKept };
}

export function sendPacked(context: Context, { status, encoding, contentOnly, body }: PackedPage): Response {
  return context.body(body, status, {
    // Who goes back to an address must not be shown a page without its frame.
    ...(contentOnly ? { 'Cache-Control': 'no-store', 'Preference-Applied': CONTENT_ONLY } : ASK_AGAIN),
    'Content-Type': 'text/html; charset=UTF-8',
    Vary: 'Accept-Encoding, Prefer',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
}

async function drawn(render: RenderPage, path: string, page: Page): Promise<Response> {
  const answer = await render(path, page);
  if (answer.status >= 500) throw new Error(`The page ${path} could not be drawn.`);
  return answer;
}

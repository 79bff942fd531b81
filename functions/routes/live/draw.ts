import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CONTENT_ONLY } from '#contract/pages/content-only.ts';
import type { Page } from '#contract/pages/page.ts';
import { listContentPath } from '#contract/pages/paths.ts';
import type { Shop } from '../../domain/shop.ts';
import type { AddressLimit } from '../../http/call.ts';
import type { DrawnFrom } from '../../publish/page-kind.ts';
import type { Packing, RenderPage } from '../../platform.ts';

/** The dependencies of a live page: the shop for a visitor, the renderer, and the page of status 404. */
export interface LivePages {
  shopFor(context: Context): Shop;
  render: RenderPage;
  packing: Packing;
  notFound(context: Context): Promise<Response>;
  /** Tells whether the client is below this limit, and counts the request; see the settings' address limits. */
  allow(context: Context, limit: AddressLimit): Promise<boolean>;
}

/** Browsers must revalidate a page that was rendered on request, because the next one may differ. */
const ASK_AGAIN = { 'Cache-Control': 'no-cache' };

interface Drawable {
  path: string;
  page: Page;
  status?: ContentfulStatusCode;
}

/** Renders a page now. It is not cached: the file replaces it at the next publish. */
export async function draw(
  context: Context,
  { render }: Pick<LivePages, 'render'>,
  { path, page, status = 200 }: Drawable,
): Promise<Response> {
  return context.html(await (await drawn(render, path, page)).text(), status, ASK_AGAIN);
}

/** The variant of a page that a client requests. */
export interface Wanted {
  encoding: string;
  /** Only the content, for a client that already has the frame of all pages. */
  contentOnly: boolean;
}

export function wantedBy(context: Context, { packing }: Pick<LivePages, 'packing'>): Wanted {
  return {
    encoding: packing.encodingFor(context.req.header('accept-encoding') ?? ''),
    contentOnly: context.req.header('prefer') === CONTENT_ONLY,
  };
}

/** A rendered and compressed page, in one variant. */
export interface PackedPage extends Wanted {
  status: ContentfulStatusCode;
  body: Uint8Array<ArrayBuffer>;
  /** Runs each time the page is sent. */
  note: ((shop: Shop) => void) | undefined;
}

/** A page that was just rendered. */
interface NewPage extends PackedPage {
  /** False if the renderer forbids it by `Cache-Control: no-store`. */
  mayBeKept: boolean;
}

/** Renders and compresses a page for repeated use. */
export async function renderPacked(
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
    // When people navigate back to an address, the browser must not show a cached page without its frame.
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

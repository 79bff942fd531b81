import type { Context } from 'hono';
import { refuse } from '#contract/calls/refusals.ts';
import { iconSvg, lookFileUrl, markUrl, readLookFile } from '#contract/pages/look-files.ts';
import type { LookFile, NamedLook } from '#contract/pages/look-files.ts';
import { DEFAULT_SHARE_IMAGE } from '#contract/pages/share-image.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { currentSettings } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';
import type { ShareImageStore } from '../ports/media.ts';

/** The address identifies the file's content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A former address redirects to the current one, which may change by tomorrow. */
const A_WHILE = 'public, max-age=300';
/** A drawing that is opened by itself shows its shapes and loads nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export interface LookFileWorld {
  shopFor(context: Context): Shop;
  shareImages: ShareImageStore;
}

/** The mark of the shop, its icons, and the picture of links to pages without one of their own. */
export const lookFileRoute: Route<LookFileWorld> = {
  method: 'GET',
  path: '/brand/:file{[a-z0-9-]+\\.[a-z]{3}}',
  summary: "The shop's mark and icons. A former address of one leads to the present one.",
  who: 'public',
  whileClosed: true,
  async handle(context, { shopFor, shareImages }) {
    const file = readLookFile(context.req.param('file')!) ?? refuse('NOT_FOUND');
    const shop = shopFor(context);
    const [{ policy }] = await shop.read(currentSettings());
    const named = { look: policy.look, shopName: shopNameOf(policy, shop.origin) };
    const present = file === 'mark.svg' ? presentMark(named) : lookFileUrl(file, named);
    if (present === undefined) refuse('NOT_FOUND');
    if (present !== context.req.path) return redirected(context, present);
    if (file === 'mark.svg' || file === 'icon.svg') return drawing(context, svgOf(file, named) ?? refuse('NOT_FOUND'));
    const rendered = await shareImages.ofLook(file, named, context.req.raw);
    if (!rendered) return redirected(context, DEFAULT_SHARE_IMAGE);
    if (rendered.contentType === 'image/svg+xml') context.header('Content-Security-Policy', DRAWING_POLICY);
    holdAnswer(context, rendered.bytes);
    return context.body(rendered.body, 200, {
      'Content-Type': rendered.contentType,
      'Content-Length': String(rendered.bytes),
      'Cache-Control': FOR_EVER,
    });
  },
};

/** Returns the address of the mark; undefined if it is no drawing. */
function presentMark({ look }: NamedLook): string | undefined {
  return look.mark.kind === 'DRAWING' ? markUrl(look) : undefined;
}

function svgOf(file: LookFile, named: NamedLook): string | undefined {
  return file === 'mark.svg' ? named.look.mark.svg : iconSvg(named, false);
}

function drawing(context: Context, svg: string): Response {
  return context.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': DRAWING_POLICY,
    'Cache-Control': FOR_EVER,
  });
}

function redirected(context: Context, to: string): Response {
  context.header('Cache-Control', A_WHILE);
  return context.redirect(to, 302);
}

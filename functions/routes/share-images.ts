import type { Context } from 'hono';
import { SHARE_IMAGE_KINDS, namedShareImage, shareImagePath, readShareImageFile } from '#contract/pages/share-image.ts';
import type { ShareImageKind } from '#contract/pages/share-image.ts';
import { shareImageIn } from '#contract/pages/share-image-in.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { lookFileUrl } from '#contract/pages/look-files.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { currentSettings } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';
import type { ShareImageStore } from '../ports/media.ts';
import { PAGE_KINDS } from '../publish/page-kinds.ts';

/** The address identifies the image's content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A former address redirects to the current one, which may change by tomorrow. */
const A_WHILE = 'public, max-age=300';

export interface ShareImageWorld {
  shopFor(context: Context): Shop;
  shareImages: ShareImageStore;
}

export const shareImageRoutes: Route<ShareImageWorld>[] = [
  {
    method: 'GET',
    path: `/cards/:kind{${SHARE_IMAGE_KINDS.join('|')}}/:file{[a-z0-9-]+\\.jpg}`,
    summary:
      'The picture of a shared link. A former address of one, with a price of yesterday, leads to the present one.',
    who: 'public',
    async handle(context, { shopFor, shareImages }) {
      const kind = context.req.param('kind') as ShareImageKind;
      const input = readShareImageFile(kind, context.req.param('file')!);
      const shop = shopFor(context);
      const found = input && (await PAGE_KINDS[kind].shareImage?.(shop, input.seoUrl, input.language));
      if (!found) refuse('NOT_FOUND');
      const [{ policy }] = await shop.read(currentSettings());
      const shopName = shopNameOf(policy, shop.origin);
      const shareImage = namedShareImage(shareImageIn(input.language, found), { shopName, policy });
      const present = shareImagePath(shareImage);
      const rendered = present === context.req.path && (await shareImages.get(shareImage, context.req.raw));
      if (!rendered) {
        context.header('Cache-Control', A_WHILE);
        return context.redirect(
          present === context.req.path ? lookFileUrl('share.jpg', { look: policy.look, shopName }) : present,
          302,
        );
      }
      holdAnswer(context, rendered.bytes);
      return context.body(rendered.body, 200, {
        'Content-Type': rendered.contentType,
        'Content-Length': String(rendered.bytes),
        'Cache-Control': FOR_EVER,
      });
    },
  },
];

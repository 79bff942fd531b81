import type { Context } from 'hono';
import { readImageVariant } from '#contract/pages/image-url.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { isPrivateKey, isSigned } from '../domain/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';
import type { MediaStore, StoredFile } from '../providers/media/media.ts';

/** Keys name their content, so a file never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface MediaWorld {
  media: MediaStore;
  shopFor(context: Context): Pick<Shop, 'keyedHash' | 'now'>;
}

export const mediaRoutes: Route<MediaWorld>[] = [
  {
    method: 'GET',
    path: '/media/:key{[a-z0-9]{1,64}\\.[a-z0-9]{2,5}}',
    summary: 'A public file, or with a signed address a private one.',
    who: 'public',
    async handle(context, { media, shopFor }) {
      const key = context.req.param('key')!;
      if (!isPrivateKey(key)) return answerFile(context, await media.get(key), FOR_EVER);
      // Answered as one that is not there.
      if (!(await isSigned(shopFor(context), key, context.req.query()))) refuse('NOT_FOUND');
      return answerFile(context, await media.get(key), 'private, no-store');
    },
  },
  {
    method: 'GET',
    path: '/media/:key{[a-z0-9]{1,64}\\.[a-z0-9]{2,5}}/:variant{[0-9]+\\.[a-z]+}',
    summary: 'A public picture in one of the served widths and formats.',
    who: 'public',
    async handle(context, { media }) {
      const key = context.req.param('key')!;
      const variant = readImageVariant(key, context.req.param('variant')!);
      if (!variant || isPrivateKey(key)) refuse('NOT_FOUND');
      return answerFile(context, await media.variant(key, variant.width, variant.format, context.req.raw), FOR_EVER);
    },
  },
];

function answerFile(context: Context, file: StoredFile | undefined, cacheControl: string): Response {
  if (!file) refuse('NOT_FOUND');
  return context.body(file.body, 200, {
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'Cache-Control': cacheControl,
    'Content-Disposition': 'inline',
    'Accept-Ranges': 'none',
  });
}

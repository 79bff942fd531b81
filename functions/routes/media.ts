import type { Context } from 'hono';
import { readImageVariant } from '#contract/pages/image-url.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { REVIEW_PHOTO_FOLDER } from '#contract/shop/review-words.ts';
import { isPrivateKey, isReviewKey, isShownByReview, isSigned } from '../domain/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';
import type { MediaStore, StoredFile } from '../providers/media/media.ts';

/** Keys name their content, so a file never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A review's picture goes with the review, or when it is hidden: nobody between keeps it. */
const WHILE_SHOWN = 'private, max-age=600';

const KEY = '{[a-z0-9]{1,64}\\.[a-z0-9]{2,5}}';

export interface MediaWorld {
  media: MediaStore;
  shopFor(context: Context): Pick<Shop, 'keyedHash' | 'now' | 'read'>;
}

export const mediaRoutes: Route<MediaWorld>[] = [
  {
    method: 'GET',
    path: `/media/:key${KEY}`,
    summary: 'A public file, or with a signed address a private one.',
    who: 'public',
    async handle(context, { media, shopFor }) {
      const key = context.req.param('key')!;
      if (isReviewKey(key)) return answerReviewPhoto(context, { media, shopFor }, key);
      if (!isPrivateKey(key)) return answerFile(context, await media.get(key), FOR_EVER);
      // Answered as one that is not there.
      if (!(await isSigned(shopFor(context), key, context.req.query()))) refuse('NOT_FOUND');
      return answerFile(context, await media.get(key), 'private, no-store');
    },
  },
  {
    method: 'GET',
    path: `/media/:key${KEY}/:variant{[0-9]+\\.[a-z]+}`,
    summary: 'A public picture in one of the served widths and formats.',
    who: 'public',
    async handle(context, { media, shopFor }) {
      const key = context.req.param('key')!;
      const variant = readImageVariant(key, context.req.param('variant')!);
      if (!variant || isPrivateKey(key)) refuse('NOT_FOUND');
      const isOfReview = isReviewKey(key);
      if (isOfReview && !(await isShownByReview(shopFor(context), key))) refuse('NOT_FOUND');
      const file = await media.variant(key, variant.width, variant.format, context.req.raw);
      return answerFile(context, file, isOfReview ? WHILE_SHOWN : FOR_EVER);
    },
  },
  {
    method: 'GET',
    path: `/media/${REVIEW_PHOTO_FOLDER}/:key${KEY}`,
    summary: 'A picture of a review, by folder and file as its upload answered.',
    who: 'public',
    handle: (context, world) => answerReviewPhoto(context, world, context.req.param('key')!),
  },
];

async function answerReviewPhoto(context: Context, { media, shopFor }: MediaWorld, key: string): Promise<Response> {
  if (!isReviewKey(key) || !(await isShownByReview(shopFor(context), key))) refuse('NOT_FOUND');
  return answerFile(context, await media.get(key), WHILE_SHOWN);
}

function answerFile(context: Context, file: StoredFile | undefined, cacheControl: string): Response {
  if (!file) refuse('NOT_FOUND');
  return context.body(file.body, 200, {
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'Cache-Control': cacheControl,
    // What a PDF may do in a viewer is not left to it.
    'Content-Disposition': file.contentType === 'application/pdf' ? 'attachment' : 'inline',
    'Accept-Ranges': 'none',
  });
}

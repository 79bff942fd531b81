import type { Context } from 'hono';
import { mediaUrl, readImageVariant } from '#contract/pages/image-url.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { REVIEW_PHOTO_FOLDER } from '#contract/shop/review-words.ts';
import { movedFile } from '../domain/files/index.ts';
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
      if (!isPrivateKey(key))
        return answerFile(context, await media.get(key), FOR_EVER, () => movedTo(context, shopFor, key));
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
      if (isOfReview) return answerFile(context, file, WHILE_SHOWN);
      return answerFile(context, file, FOR_EVER, () =>
        movedTo(context, shopFor, key, `/${context.req.param('variant')!}`),
      );
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

/** Leads to the picture that was put in the place of the one with this key. */
async function movedTo(context: Context, shopFor: MediaWorld['shopFor'], key: string, variant = ''): Promise<Response> {
  const present = (await movedFile(shopFor(context), key)) ?? refuse('NOT_FOUND');
  // It may be replaced again.
  return context.body(null, 302, { Location: mediaUrl(present) + variant, 'Cache-Control': 'public, max-age=300' });
}

async function answerFile(
  context: Context,
  file: StoredFile | undefined,
  cacheControl: string,
  missing: () => Promise<Response> = () => refuse('NOT_FOUND'),
): Promise<Response> {
  if (!file) return missing();
  return context.body(file.body, 200, {
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'Cache-Control': cacheControl,
    // What a document may do in a viewer is not left to it.
    'Content-Disposition': /^(image|video)\//.test(file.contentType) ? 'inline' : 'attachment',
    'Accept-Ranges': 'none',
  });
}

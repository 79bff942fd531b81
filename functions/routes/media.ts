import type { Context } from 'hono';
import { mediaUrl, readImageVariant } from '#contract/pages/image-url.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { REVIEW_PHOTO_FOLDER } from '#contract/shop/review-words.ts';
import { movedFile } from '../domain/files/files/index.ts';
import { isPrivateKey, isReviewKey, isShownByReview, isSigned } from '../domain/files/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import { hasTag, mayResume, rangeOf } from '../http/byte-ranges.ts';
import type { ByteRange } from '../http/byte-ranges.ts';
import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';
import type { FileFacts, MediaStore, StoredFile } from '../ports/media.ts';

/** Keys identify their content, so a file never changes at its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A review's picture is deleted with the review, or when the review is hidden. So no shared cache may store it. */
const WHILE_SHOWN = 'private, max-age=600';

const KEY = '{[a-z0-9]{1,64}\\.[a-z0-9]{2,5}}';

export interface MediaWorld {
  media: MediaStore;
  shopFor(context: Context): Pick<Shop, 'keyedHash' | 'formerHash' | 'now' | 'read'>;
}

export const mediaRoutes: Route<MediaWorld>[] = [
  {
    method: 'GET',
    path: `/media/:key${KEY}`,
    summary: 'A public file, or with a signed address a private one; whole, or a part of it by Range.',
    who: 'public',
    whileClosed: true,
    async handle(context, { media, shopFor }) {
      const key = context.req.param('key')!;
      if (isReviewKey(key)) return answerReviewPhoto(context, { media, shopFor }, key);
      if (!isPrivateKey(key)) {
        return answerStored(context, media, key, FOR_EVER, () => movedTo(context, shopFor, key));
      }
      // An unsigned request is answered like one for an unknown file.
      if (!(await isSigned(shopFor(context), key, context.req.query()))) refuse('NOT_FOUND');
      return answerStored(context, media, key, 'private, no-store');
    },
  },
  {
    method: 'GET',
    path: `/media/:key${KEY}/:variant{[0-9]+\\.[a-z]+}`,
    summary: 'A public picture in one of the served widths and formats.',
    who: 'public',
    whileClosed: true,
    async handle(context, { media, shopFor }) {
      const key = context.req.param('key')!;
      const variant = readImageVariant(key, context.req.param('variant')!);
      if (!variant || isPrivateKey(key)) refuse('NOT_FOUND');
      const isOfReview = isReviewKey(key);
      if (isOfReview && !(await isShownByReview(shopFor(context), key))) refuse('NOT_FOUND');
      const file = await media.variant(key, variant.width, variant.format, context.req.raw);
      if (file) return send(context, file, headersOf(file, isOfReview ? WHILE_SHOWN : FOR_EVER));
      return isOfReview ? refuse('NOT_FOUND') : movedTo(context, shopFor, key, `/${context.req.param('variant')!}`);
    },
  },
  {
    method: 'GET',
    path: `/media/${REVIEW_PHOTO_FOLDER}/:key${KEY}`,
    summary: 'A picture of a review, by folder and file as its upload answered.',
    who: 'public',
    whileClosed: true,
    handle: (context, world) => answerReviewPhoto(context, world, context.req.param('key')!),
  },
];

async function answerReviewPhoto(context: Context, { media, shopFor }: MediaWorld, key: string): Promise<Response> {
  if (!isReviewKey(key) || !(await isShownByReview(shopFor(context), key))) refuse('NOT_FOUND');
  return answerStored(context, media, key, WHILE_SHOWN);
}

/** Redirects to the picture that replaced the one with this key. */
async function movedTo(context: Context, shopFor: MediaWorld['shopFor'], key: string, variant = ''): Promise<Response> {
  const present = (await movedFile(shopFor(context), key)) ?? refuse('NOT_FOUND');
  // The redirect is temporary, because the picture may be replaced again.
  return context.body(null, 302, { Location: mediaUrl(present) + variant, 'Cache-Control': 'public, max-age=300' });
}

/**
 * Answers a stored file, or the part that Range requests. A key never changes its content, so it is the strong entity
 * tag.
 * @throws RANGE_OUTSIDE; DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
 */
async function answerStored(
  context: Context,
  media: MediaStore,
  key: string,
  cacheControl: string,
  missing: () => Promise<Response> = () => refuse('NOT_FOUND'),
): Promise<Response> {
  const tag = `"${key}"`;
  const { req } = context;
  const isHead = req.raw.method === 'HEAD';
  const input = isHead || !mayResume(req.header('if-range'), tag) ? undefined : req.header('range');
  const known = req.header('if-none-match');
  let part: ByteRange | undefined;
  if (isHead || input !== undefined || known !== undefined) {
    const facts = await media.describe(key);
    if (!facts) return missing();
    const headers = storedHeaders(facts, cacheControl, tag);
    if (hasTag(known, tag)) return context.body(null, 304, headers);
    if (isHead) return context.body(null, 200, { ...headers, 'Content-Length': String(facts.bytes) });
    const range = rangeOf(input, facts.bytes);
    if (range === 'outside') {
      context.header('Content-Range', `bytes */${facts.bytes}`);
      refuse('RANGE_OUTSIDE');
    }
    part = range;
  }
  const file = await media.get(key, part);
  if (!file) return missing();
  return send(context, file, storedHeaders(file, cacheControl, tag), part);
}

/**
 * Answers a file, or a part of it.
 * @throws DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
 */
function send(context: Context, file: StoredFile, headers: Record<string, string>, part?: ByteRange): Response {
  const bytes = part ? part.last - part.first + 1 : file.bytes;
  holdAnswer(context, bytes);
  return context.body(file.body, part ? 206 : 200, {
    ...headers,
    'Content-Length': String(bytes),
    ...(part && { 'Content-Range': `bytes ${part.first}-${part.last}/${file.bytes}` }),
  });
}

function storedHeaders(facts: FileFacts, cacheControl: string, tag: string): Record<string, string> {
  return { ...headersOf(facts, cacheControl), ETag: tag, 'Accept-Ranges': 'bytes' };
}

function headersOf({ contentType }: FileFacts, cacheControl: string): Record<string, string> {
  return {
    'Content-Type': contentType,
    'Cache-Control': cacheControl,
    // Documents are downloaded, so that no viewer in the browser runs their active content.
    'Content-Disposition': /^(image|video)\//.test(contentType) ? 'inline' : 'attachment',
  };
}

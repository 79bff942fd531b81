import { Refusal } from '#contract/calls/refusals.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import type { FileFacts, FilePart, MediaStore, StoredFile } from '../ports/media.ts';

/** As on Node, see `node/image-variants.ts`. A request here has one quality for all formats. */
const QUALITY = 75;

/**
 * Stores files in R2. Cloudflare's image service renders the sizes of a picture: the Worker fetches its own master with
 * the requested transformation. If that service is off, the response is the master itself, which is larger but correct.
 */
export function r2Media(bucket: R2Bucket): MediaStore {
  async function get(key: string, part?: FilePart): Promise<StoredFile | undefined> {
    const range = part && { offset: part.first, length: part.last - part.first + 1 };
    const object = await inBucket(() => bucket.get(key, range && { range }));
    return object ? { ...factsOf(object), body: object.body } : undefined;
  }

  return {
    async put(key, body, contentType) {
      await inBucket(() => bucket.put(key, body, { httpMetadata: { contentType } }));
    },
    get,
    async describe(key) {
      const object = await inBucket(() => bucket.head(key));
      return object ? factsOf(object) : undefined;
    },
    async remove(key) {
      await inBucket(() => bucket.delete(key));
    },
    async variant(key, width, format, request) {
      // For a master in the shop's own zone, the image service requests this same address. It identifies itself in the
      // Via header.
      if (request.headers.get('via')?.includes('image-resizing')) return get(key);
      return (await drawn(key, width, format, request)) ?? get(key);
    },
  };
}

/** @throws FILES_UNAVAILABLE when R2 fails */
async function inBucket<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const refusal = new Refusal('FILES_UNAVAILABLE');
    refusal.cause = error;
    throw refusal;
  }
}

function factsOf(object: R2Object): FileFacts {
  return { contentType: object.httpMetadata?.contentType ?? 'application/octet-stream', bytes: object.size };
}

async function drawn(
  key: string,
  width: ImageWidth,
  format: ImageFormat,
  request: Request,
): Promise<StoredFile | undefined> {
  return resized(key, { width, format, quality: QUALITY, fit: 'scale-down', ...groundOf(format) }, request);
}

/** Returns the background for transparent areas, for a format without transparency. */
export function groundOf(format: ImageFormat): { background?: string } {
  return format === 'jpeg' ? { background: '#ffffff' } : {};
}

/** Returns a master as the image service transforms it; undefined when that service is off. */
export async function resized(
  key: string,
  image: RequestInitCfPropertiesImage & { format: ImageFormat | 'png' },
  request: Request,
): Promise<StoredFile | undefined> {
  // A replaced picture redirects to another one, which has its own addresses.
  const input = { cf: { image }, redirect: 'manual' } as const;
  const answer = await fetch(new URL(mediaUrl(key), request.url), input).catch(() => undefined);
  if (!answer?.ok || !answer.headers.has('cf-resized')) {
    await answer?.body?.cancel();
    return undefined;
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  return {
    body,
    contentType: answer.headers.get('content-type') ?? `image/${image.format}`,
    bytes: body.byteLength,
  };
}

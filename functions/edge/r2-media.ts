import { mediaUrl } from '#contract/pages/image-url.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import type { MediaStore, StoredFile } from '../providers/media/media.ts';

/** As on Node, see `node/image-variants.ts`; there is one number for each request here, so one for all formats. */
const QUALITY = 75;

/**
 * Keeps files in R2. Sizes of a picture are drawn by Cloudflare's image service on the way: the Worker fetches its own
 * master with what it wants made of it. Where that service is not switched on the master itself comes back, which is
 * larger but right.
 */
export function r2Media(bucket: R2Bucket): MediaStore {
  async function get(key: string): Promise<StoredFile | undefined> {
    const object = await bucket.get(key);
    if (!object) return undefined;
    const contentType = object.httpMetadata?.contentType ?? 'application/octet-stream';
    return { body: object.body, contentType, bytes: object.size };
  }

  return {
    async put(key, body, contentType) {
      await bucket.put(key, body, { httpMetadata: { contentType } });
    },
    get,
    async remove(key) {
      await bucket.delete(key);
    },
    async variant(key, width, format, request) {
      // The image service asks for the master by this very address when it is the zone's own: it names itself in Via.
      if (request.headers.get('via')?.includes('image-resizing')) return get(key);
      return (await drawn(key, width, format, request)) ?? get(key);
    },
  };
}

async function drawn(
  key: string,
  width: ImageWidth,
  format: ImageFormat,
  request: Request,
): Promise<StoredFile | undefined> {
  return resized(key, { width, format, quality: QUALITY, fit: 'scale-down' }, request);
}

/** A master as the image service makes it; nothing where that service is not switched on. */
export async function resized(
  key: string,
  image: RequestInitCfPropertiesImage & { format: ImageFormat },
  request: Request,
): Promise<StoredFile | undefined> {
  // One that was replaced leads to another picture, which has addresses of its own.
  const asked = { cf: { image }, redirect: 'manual' } as const;
  const answer = await fetch(new URL(mediaUrl(key), request.url), asked).catch(() => undefined);
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

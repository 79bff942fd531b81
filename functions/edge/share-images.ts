import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '#contract/pages/share-image.ts';
import type { ShareImageStore, MediaStore } from '../ports/media.ts';
import { groundOf, resized } from './r2-media.ts';

/** Like the share images on Node: far below WhatsApp's limit. */
const QUALITY = 80;

/**
 * Returns share images without text, which a Worker cannot render onto pictures. The image is the picture alone,
 * cropped to a share image's shape by Cloudflare's image service, or the master when that service is off.
 */
export function shareImagesFromPictures(media: Pick<MediaStore, 'get'>): ShareImageStore {
  return {
    async get({ pictureKey, focus }, request) {
      if (pictureKey === null) return undefined;
      const shape = {
        width: SHARE_IMAGE_WIDTH,
        height: SHARE_IMAGE_HEIGHT,
        fit: 'cover',
        format: 'jpeg',
        quality: QUALITY,
        ...groundOf('jpeg'),
        ...(focus && { gravity: { x: focus.x / 100, y: focus.y / 100 } }),
      } as const;
      return (await resized(pictureKey, shape, request)) ?? media.get(pictureKey);
    },
  };
}

import { iconGround, iconSvg, isMaskableIcon, LOOK_FILES } from '#contract/pages/look-files.ts';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '#contract/pages/share-image.ts';
import type { ShareImageStore, MediaStore, StoredFile } from '../ports/media.ts';
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
    async ofLook(file, named, request) {
      if (file === 'share.jpg') return undefined;
      const isWhole = isMaskableIcon(file);
      const svg = iconSvg(named, isWhole);
      if (svg !== undefined) return fileOf(svg);
      const { key } = named.look.mark;
      const side = LOOK_FILES[file];
      const background = iconGround(named.look, isWhole).fill;
      const shape = { width: side, height: side, fit: 'pad', format: 'png', background } as const;
      return (await resized(key, shape, request)) ?? media.get(key);
    },
  };
}

/** A Worker has no library that turns a drawing into pixels, so it answers the drawing itself. */
function fileOf(svg: string): StoredFile {
  const body = new TextEncoder().encode(svg) as Uint8Array<ArrayBuffer>;
  return { body, bytes: body.byteLength, contentType: 'image/svg+xml' };
}

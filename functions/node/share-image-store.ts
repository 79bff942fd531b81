import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shareImagePath } from '#contract/pages/share-image.ts';
import type { ShareImageStore } from '../ports/media.ts';
import { drawn, onDisk, readStored } from './disk-media.ts';
import type { ImageQueue } from './image-queue.ts';

/** Renders share images at their first request, and stores them in a folder permanently. */
export function shareImageStore(
  shareImagesPath: string,
  mediaPath: string,
  images: Pick<ImageQueue, 'draw'>,
): ShareImageStore {
  return {
    async get(shareImage) {
      const path = join(shareImagesPath, shareImagePath(shareImage).slice('/cards/'.length));
      return onDisk(async () => {
        if (!existsSync(path)) {
          const picturePath = shareImage.pictureKey === null ? null : join(mediaPath, shareImage.pictureKey);
          await drawn(images, { kind: 'shareImage', shareImage, picturePath, path });
        }
        return readStored(path);
      });
    },
  };
}

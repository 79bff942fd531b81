import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lookFileUrl } from '#contract/pages/look-files.ts';
import { DEFAULT_SHARE_IMAGE_WORDS, shareImagePath } from '#contract/pages/share-image.ts';
import type { Look } from '#contract/shop/look/look.ts';
import type { ShareImageStore, StoredFile } from '../ports/media.ts';
import { drawn, onDisk, readStored } from './disk-media.ts';
import type { AwaitedJob } from './image-jobs.ts';
import type { ImageQueue } from './image-queue.ts';

/** Renders share images and icons at their first request, and stores them in a folder permanently. */
export function shareImageStore(
  shareImagesPath: string,
  mediaPath: string,
  images: Pick<ImageQueue, 'draw'>,
): ShareImageStore {
  const inMedia = (key: string | null | undefined) => (key ? join(mediaPath, key) : null);
  const markPathOf = (look: Look | undefined) => inMedia(look?.mark.key);
  function stored(job: AwaitedJob & { path: string }): Promise<StoredFile | undefined> {
    return onDisk(async () => {
      if (!existsSync(job.path)) await drawn(images, job);
      return readStored(job.path);
    });
  }
  return {
    get(shareImage) {
      const { pictureKey, look } = shareImage;
      const path = join(shareImagesPath, shareImagePath(shareImage).slice('/cards/'.length));
      const pictures = { picturePath: inMedia(pictureKey), markPath: markPathOf(look) };
      return stored({ kind: 'shareImage', shareImage, ...pictures, path });
    },
    ofLook(file, named) {
      const path = join(shareImagesPath, lookFileUrl(file, named));
      const markPath = markPathOf(named.look);
      if (file !== 'share.jpg') return stored({ kind: 'icon', file, named, markPath, path });
      const shareImage = { ...DEFAULT_SHARE_IMAGE_WORDS, ...named };
      return stored({ kind: 'shareImage', shareImage, picturePath: null, markPath, path });
    },
  };
}

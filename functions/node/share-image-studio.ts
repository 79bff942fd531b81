import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardPath } from '#contract/pages/share-image.ts';
import type { CardStudio } from '../providers/media/media.ts';
import { readStored } from './disk-media.ts';
import type { ImageQueue } from './image-queue.ts';

/** Has the pictures of shared links drawn when they are first asked for, and keeps them in a folder for ever. */
export function cardStudio(cardsPath: string, mediaPath: string, images: Pick<ImageQueue, 'draw'>): CardStudio {
  return {
    async card(card) {
      const path = join(cardsPath, cardPath(card).slice('/cards/'.length));
      if (!existsSync(path)) {
        const picturePath = card.pictureKey === null ? null : join(mediaPath, card.pictureKey);
        await images.draw({ kind: 'card', card, picturePath, path });
      }
      return readStored(path);
    },
  };
}

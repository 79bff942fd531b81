import { CARD_HEIGHT, CARD_WIDTH } from '#contract/pages/share-image.ts';
import type { CardStudio, MediaStore } from '../providers/media/media.ts';
import { resized } from './r2-media.ts';

/** As the cards on Node: far below what WhatsApp takes. */
const QUALITY = 80;

/**
 * A Worker cannot draw letters onto pictures: there the card is the picture alone, cut to a card's shape by Cloudflare's
 * image service, and the master where that is not switched on.
 */
export function pictureCards(media: Pick<MediaStore, 'get'>): CardStudio {
  return {
    async card({ pictureKey }, request) {
      if (pictureKey === null) return undefined;
      const shape = { width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'cover', format: 'jpeg', quality: QUALITY } as const;
      return (await resized(pictureKey, shape, request)) ?? media.get(pictureKey);
    },
  };
}

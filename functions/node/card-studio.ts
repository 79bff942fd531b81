import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardPath } from '#contract/cards.ts';
import type { CardStudio, MediaStore, StoredFile } from '../providers/media/media.ts';
import { readStored, writeWhole } from './disk-media.ts';
import { drawCard } from './draw-card.ts';

/** Cards that are drawn side by side: each takes a core for a tenth of a second. */
const SIDE_BY_SIDE = 2;

/** Draws the pictures of shared links when they are first asked for, and keeps them in a folder for ever. */
export function cardStudio(cardsPath: string, media: Pick<MediaStore, 'get'>): CardStudio {
  /** Two requests for the same new card draw it once. */
  const inTheMaking = new Map<string, Promise<void>>();
  const atMost = limited(SIDE_BY_SIDE);

  return {
    async card(card) {
      const path = join(cardsPath, cardPath(card).slice('/cards/'.length));
      if (!existsSync(path)) {
        const making =
          inTheMaking.get(path) ??
          atMost(async () => {
            const picture = card.pictureKey === null ? undefined : await media.get(card.pictureKey);
            await writeWhole(path, await drawCard(card, picture && (await bytesOf(picture))));
          });
        inTheMaking.set(path, making);
        await making.finally(() => inTheMaking.delete(path));
      }
      return readStored(path);
    },
  };
}

async function bytesOf({ body }: StoredFile): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}

/** Runs work, at most so many pieces of it at once; what comes later waits its turn. */
function limited(most: number): (work: () => Promise<void>) => Promise<void> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

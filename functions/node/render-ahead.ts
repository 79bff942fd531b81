import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SCREEN_WIDTHS, widestOf } from '#contract/pages/image-url.ts';
import type { ImageWidth } from '#contract/pages/image-url.ts';
import type { Db } from '../db/db.ts';
import { firstPicturesOfLists, newestMediaId, sitePictures } from '../domain/files/media/index.ts';
import type { Log } from '../domain/shop.ts';
import type { DataFolder } from './data-folder.ts';
import { variantPath } from './image-jobs.ts';
import { QueueClosed } from './image-queue.ts';
import type { ImageQueue } from './image-queue.ts';

/** The interval between two searches for new pictures. */
const EVERY_MS = 5_000;
/** The first pages of the main lists. A rendering of the pictures of all products would keep a large shop busy. */
const FIRST_PRODUCTS = 300;

interface Rendered {
  key: string;
  /** The picture's own width. */
  width: number;
  subject: keyof typeof FIRST_SCREEN_WIDTHS;
}

/**
 * Renders the pictures of first screens before a request needs them: first those that exist at the start, in the order
 * of their visibility, then each new one. All other sizes are rendered on request. Returns a function that stops it.
 */
export function startRenderingAhead(
  db: Db,
  { mediaPath, variantsPath }: Pick<DataFolder, 'mediaPath' | 'variantsPath'>,
  images: Pick<ImageQueue, 'renderAhead'>,
  log: Log,
): () => void {
  let doneTo = 0;
  let isAtWork = false;
  let isEnded = false;

  async function look(): Promise<void> {
    const [[newest]] = await db.read(newestMediaId({}));
    const upTo = newest?.id ?? 0;
    if (upTo <= doneTo) return;
    const range = { above: doneTo, upTo };
    const [ofSite, ofLists] = await db.read(
      sitePictures(range),
      firstPicturesOfLists({ ...range, products: FIRST_PRODUCTS }),
    );
    const pictures: Rendered[] = [
      ...ofSite,
      ...ofLists.map((picture) => ({ ...picture, subject: 'product' as const })),
    ];
    for (const picture of pictures) if (!isEnded) await drawSizes(picture);
    doneTo = upTo;
  }

  async function drawSizes({ key, width, subject }: Rendered): Promise<void> {
    const sourcePath = join(mediaPath, key);
    const folder = join(variantsPath, key);
    const widths = widthsOf(width, FIRST_SCREEN_WIDTHS[subject]);
    if (widths.every((one) => existsSync(variantPath(folder, one, 'webp'))) || !existsSync(sourcePath)) return;
    try {
      await images.renderAhead({ kind: 'ahead', sourcePath, folder, widths });
    } catch (error) {
      if (error instanceof QueueClosed) isEnded = true;
      // A picture that fails must not block the others. It is tried again at the next start.
      else log.error('picture.failed', error, { key });
    }
  }

  async function run(): Promise<void> {
    if (isAtWork || isEnded) return;
    isAtWork = true;
    try {
      await look();
    } catch (error) {
      log.error('job.failed', error, { job: 'draw-ahead' });
    } finally {
      isAtWork = false;
    }
  }

  void run();
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}

/** Returns widths without those above the picture's own, in whose place pages show its widest one. */
function widthsOf(own: number, widths: readonly ImageWidth[]): ImageWidth[] {
  const widest = widestOf(own);
  return Array.from(new Set(widths.map((width) => (width > widest ? widest : width))));
}

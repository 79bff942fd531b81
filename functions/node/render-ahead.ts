import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { newestMediaId, picturesToDraw } from '../domain/files/media/index.ts';
import type { Log } from '../domain/shop.ts';
import type { DataFolder } from './data-folder.ts';
import { allVariantsPath } from './image-jobs.ts';
import { QueueClosed } from './image-queue.ts';
import type { ImageQueue } from './image-queue.ts';

/** The interval between two searches for new pictures. */
const EVERY_MS = 5_000;

/**
 * Renders the sizes of all pictures before a request needs them: first those that exist at the start, in the order of
 * their visibility, then each new one. Returns a function that stops it.
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
    const [pictures] = await db.read(picturesToDraw({ above: doneTo, upTo }));
    for (const { key } of pictures) if (!isEnded) await drawSizes(key);
    doneTo = upTo;
  }

  async function drawSizes(key: string): Promise<void> {
    const sourcePath = join(mediaPath, key);
    const folder = join(variantsPath, key);
    if (existsSync(allVariantsPath(folder)) || !existsSync(sourcePath)) return;
    try {
      await images.renderAhead({ kind: 'variants', sourcePath, folder });
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

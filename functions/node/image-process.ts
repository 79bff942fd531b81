/**
 * The process that draws pictures, for `image-queue.ts`. Apart from the shop, so that encoding neither takes the threads
 * that requests need nor leaves its memory behind: it ends when the queue hangs up.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { goBelowTheShop } from './below-the-shop.ts';
import { GivingWay } from './give-way.ts';
import type { ImageJob, JobOutcome, ToImageProcess } from './image-jobs.ts';

/** What sharp says when its time limit is over. */
const TOO_SLOW = /^timeout: /;
/** So many times as long as a size took, a busy shop has rest before the next that nobody waits for. */
const RESTS = 19;

goBelowTheShop();
const { default: sharp } = await import('sharp');
const { drawAllVariants, drawUpright, drawVariant } = await import('./image-variants.ts');
const { writeWhole } = await import('./disk-media.ts');

// Each picture is read once, and several are drawn side by side already.
sharp.cache(false);
sharp.concurrency(1);

process.on('disconnect', () => process.exit());
/** Jobs somebody waits for. */
const awaited = new Set<Promise<void>>();
const way = new GivingWay();

process.on('message', (message: ToImageProcess) => {
  if (message === 'request') return way.note();
  const { id, job } = message;
  // Where the queue has hung up meanwhile, there is nobody to tell, nor of that.
  const tell = (outcome: JobOutcome) => process.send?.(outcome, undefined, {}, () => {});
  const drawing = draw(job);
  if (job.kind !== 'variants') {
    awaited.add(drawing);
    void drawing.finally(() => awaited.delete(drawing)).catch(() => {});
  }
  drawing.then(
    () => tell({ id }),
    (error: unknown) => {
      const fault = error as NodeJS.ErrnoException;
      const code = TOO_SLOW.test(fault.message) ? 'ETIMEDOUT' : fault.code;
      tell({ id, error: fault.message, ...(code !== undefined && { code }) });
    },
  );
});

async function draw(job: ImageJob): Promise<void> {
  switch (job.kind) {
    case 'variant':
      return drawVariant(job.sourcePath, job.folder, job.width, job.format);
    case 'variants':
      return drawAllVariants(job.sourcePath, job.folder, turnsOfNobody());
    case 'upright':
      return drawUpright(job.sourcePath, job.path, job.ending);
    case 'shareImage':
      return makeShareImage(job);
  }
}

/** What is drawn ahead waits for a quiet moment, and for what is asked for. */
function turnsOfNobody(): () => Promise<void> {
  let begunAt = performance.now();
  return async () => {
    await way.rest((performance.now() - begunAt) * RESTS);
    while (awaited.size > 0) await Promise.allSettled(awaited);
    begunAt = performance.now();
  };
}

async function makeShareImage({
  shareImage,
  picturePath,
  path,
}: Extract<ImageJob, { kind: 'shareImage' }>): Promise<void> {
  if (existsSync(path)) return;
  // Loaded with the first share image: letters take more memory than pictures.
  const { drawShareImage } = await import('./draw-share-image.ts');
  await writeWhole(path, await drawShareImage(shareImage, picturePath ? await readFile(picturePath) : undefined));
}

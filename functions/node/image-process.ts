/**
 * The process that renders pictures, for `image-queue.ts`. It is separate from the shop, so that encoding neither uses
 * the threads that requests need nor leaves allocated memory behind. It ends when the queue disconnects.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { lowerPriority } from './lower-priority.ts';
import { BackgroundPause } from './background-pause.ts';
import type { ImageJob, JobOutcome, ToImageProcess } from './image-jobs.ts';

/** sharp's error message after its time limit. */
const TOO_SLOW = /^timeout: /;
/**
 * In a busy shop, the pause before the next size of a background job is this multiple of the last size's rendering
 * time.
 */
const RESTS = 19;

lowerPriority();
const { default: sharp } = await import('sharp');
const { drawAhead, drawUpright, drawVariant } = await import('./image-variants.ts');
const { writeWhole } = await import('./disk-media.ts');

// Each picture is read once, and several jobs run in parallel already.
sharp.cache(false);
sharp.concurrency(1);

process.on('disconnect', () => process.exit());
/** Jobs that a request waits for. */
const awaited = new Set<Promise<void>>();
const way = new BackgroundPause();

process.on('message', (message: ToImageProcess) => {
  if (message === 'request') return way.note();
  const { id, job } = message;
  // If the queue has disconnected, there is no recipient for the outcome or for a send error.
  const tell = (outcome: JobOutcome) => process.send?.(outcome, undefined, {}, () => {});
  const drawing = draw(job);
  if (job.kind !== 'ahead') {
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
    case 'ahead':
      return drawAhead(job.sourcePath, job.folder, job.widths, turnsOfNobody());
    case 'upright':
      return drawUpright(job.sourcePath, job.path, job.ending);
    case 'shareImage':
      return makeShareImage(job);
    case 'icon':
      return makeIcon(job);
  }
}

/** Returns a function that waits until the shop is quiet and no request waits for a job. */
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
  markPath,
  path,
}: Extract<ImageJob, { kind: 'shareImage' }>): Promise<void> {
  if (existsSync(path)) return;
  // Imported with the first share image: rendering text takes more memory than pictures.
  const { drawShareImage } = await import('./draw-share-image.ts');
  const [picture, mark] = await Promise.all([picturePath ? readFile(picturePath) : undefined, readMark(markPath)]);
  await writeWhole(path, await drawShareImage(shareImage, picture, mark));
}

async function makeIcon({ file, named, markPath, path }: Extract<ImageJob, { kind: 'icon' }>): Promise<void> {
  if (existsSync(path)) return;
  const { drawIcon } = await import('./draw-icon.ts');
  await writeWhole(path, await drawIcon(file, named, await readMark(markPath)));
}

/** Reads the shop's mark; undefined if its picture was replaced since: the name stands alone then. */
async function readMark(path: string | null): Promise<Uint8Array | undefined> {
  return path !== null && existsSync(path) ? readFile(path) : undefined;
}

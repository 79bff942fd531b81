/**
 * The process that draws pictures, for `image-queue.ts`. Apart from the shop, so that encoding neither takes the threads
 * that requests need nor leaves its memory behind: it ends when the queue hangs up.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { ImageJob, JobOutcome, JobRequest } from './image-jobs.ts';

// Before anything starts a thread, which keeps the priority it is born with. Requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { default: sharp } = await import('sharp');
const { drawVariant } = await import('./image-variants.ts');
const { writeWhole } = await import('./disk-media.ts');

// Each picture is read once, and several are drawn side by side already.
sharp.cache(false);
sharp.concurrency(1);

process.on('disconnect', () => process.exit());
process.on('message', ({ id, job }: JobRequest) => {
  const tell = (outcome: JobOutcome) => process.send?.(outcome);
  draw(job).then(
    () => tell({ id }),
    (error: unknown) => tell({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

async function draw(job: ImageJob): Promise<void> {
  if (job.kind === 'variant') return drawVariant(job.sourcePath, job.folder, job.width, job.format);
  if (existsSync(job.path)) return;
  // Loaded with the first card: letters take more memory than pictures.
  const { drawCard } = await import('./draw-card.ts');
  await writeWhole(job.path, await drawCard(job.card, job.picturePath ? await readFile(job.picturePath) : undefined));
}

/** The thread that renders documents, for `paper-press.ts`. Only this thread loads the large PDF libraries. */
import { parentPort } from 'node:worker_threads';
import { drawDocuments } from '../pdf/draw-documents.ts';
import { loadShaper } from './load-shaper.ts';
import type { PaperJob, PaperOutcome } from './paper-press.ts';

parentPort!.on('message', ({ id, papers }: PaperJob) => {
  drawDocuments(papers, loadShaper).then(
    (pdf) => parentPort!.postMessage({ id, pdf } satisfies PaperOutcome),
    (error: unknown) =>
      parentPort!.postMessage({
        id,
        error: error instanceof Error ? error.message : String(error),
      } satisfies PaperOutcome),
  );
});

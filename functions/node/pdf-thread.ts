/** The thread that renders documents, for `pdf-renderer.ts`. Only this thread loads the large PDF libraries. */
import { parentPort } from 'node:worker_threads';
import { drawDocuments } from '../pdf/draw-documents.ts';
import { loadShaper } from './load-shaper.ts';
import type { PdfJob, PdfOutcome } from './pdf-renderer.ts';

parentPort!.on('message', ({ id, papers, house }: PdfJob) => {
  drawDocuments(papers, loadShaper, house).then(
    (pdf) => parentPort!.postMessage({ id, pdf } satisfies PdfOutcome),
    (error: unknown) =>
      parentPort!.postMessage({
        id,
        error: error instanceof Error ? error.message : String(error),
      } satisfies PdfOutcome),
  );
});

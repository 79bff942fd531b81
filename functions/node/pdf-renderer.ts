import { Worker } from 'node:worker_threads';
import { refuse } from '#contract/calls/refusals.ts';
import { NO_HOUSE } from '#contract/shop/paper-house.ts';
import type { PaperHouse } from '#contract/shop/paper-house.ts';
import type { Paper } from '../domain/shop.ts';
import { entryUrl } from './program-files.ts';

const PDF_THREAD = entryUrl('pdf-thread', import.meta.url);
/** The maximum number of waiting PDFs. They are rendered in about ten seconds. */
const MOST_WAITING = 120;
/** The Retry-After of a refused request, in seconds. */
const COME_AGAIN_SECONDS = 5;
/** The time without work after which the thread ends and frees its memory. */
const IDLE_MS = 10_000;

export interface PdfJob {
  id: number;
  papers: readonly Paper[];
  house: PaperHouse;
}
export type PdfOutcome = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string };

interface Waiting {
  resolve(pdf: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

export interface PdfRenderer {
  /** @throws the refusal PAPERS_BUSY when too many wait already; an error when the PDF cannot be rendered */
  draw(documents: readonly Paper[], house?: PaperHouse): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * Opens a press that renders documents in a thread of its own, one PDF after the other. A document takes so long that
 * several at once would block every other request. The thread starts with the first job and ends when there are no
 * more.
 */
export function openPdfRenderer({ mostWaiting = MOST_WAITING, idleMs = IDLE_MS } = {}): PdfRenderer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(PDF_THREAD, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
    started.unref();
    started.on('message', (outcome: PdfOutcome) => {
      const input = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('pdf' in outcome) input?.resolve(outcome.pdf);
      else input?.reject(new Error(outcome.error));
      rest();
    });
    started.on('error', (error) => lose(started, error));
    started.once('exit', () => lose(started, new Error('The thread that draws papers ended.')));
    return started;
  }

  /** Fails the jobs of an ended thread. The next job starts another one. */
  function lose(ended: Worker, error: unknown): void {
    if (thread !== ended) return;
    thread = undefined;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(error instanceof Error ? error : new Error(String(error)));
  }

  function rest(): void {
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => void end(), idleMs).unref();
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  return {
    async draw(documents, house = NO_HOUSE) {
      if (waiting.size >= mostWaiting) refuse('PAPERS_BUSY', { retryAfterSeconds: COME_AGAIN_SECONDS });
      clearTimeout(idle);
      thread ??= start();
      lastId += 1;
      const job: PdfJob = { id: lastId, papers: documents, house };
      const rendered = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
      });
      thread.postMessage(job);
      return rendered;
    },
    async close() {
      clearTimeout(idle);
      const closing = thread;
      if (closing) lose(closing, new Error('The shop is closing.'));
      await closing?.terminate();
    },
  };
}

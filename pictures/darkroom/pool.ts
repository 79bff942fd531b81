/** A pool of workers. Each gets the next batch when it has finished the last. */
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './worker.ts';

export async function renderAll(
  batches: readonly (readonly Job[])[],
  workers: number,
  onDone: (done: Done) => Promise<void>,
): Promise<void> {
  const waiting = [...batches];
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, () => work(waiting, onDone)));
}

async function work(waiting: (readonly Job[])[], onDone: (done: Done) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  try {
    for (let batch = waiting.shift(); batch; batch = waiting.shift())
      for (const job of batch) await onDone(await ask(worker, job));
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, job: Job): Promise<Done> {
  return new Promise((resolve, reject) => {
    const onMessage = (done: Done): void => {
      worker.off('error', onError);
      resolve(done);
    };
    const onError = (error: Error): void => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(job);
  });
}

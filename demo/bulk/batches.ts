import { setImmediate } from 'node:timers/promises';

/**
 * Yields values in batches, so that memory holds only one batch at a time. Between two batches the process yields to
 * the event loop, because the engine frees read rows only then. Otherwise memory would grow with every read.
 */
export async function* batchesOf<Value>(values: Iterable<Value>, size: number): AsyncGenerator<Value[]> {
  let batch: Value[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    await setImmediate();
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

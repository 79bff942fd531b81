import { setImmediate } from 'node:timers/promises';

/**
 * Values by the batch, as they come: no more of them exist at a time than one batch holds. Between two batches the
 * process comes to rest for a moment, since the engine frees what was read only then: without that, memory grows with
 * every read.
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

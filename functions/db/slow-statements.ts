import type { Engine } from './db.ts';

/** A statement that takes longer is slow. A request of the shop takes a tenth of it. */
export const SLOW_MS = 100;

/** Receives the text of a slow statement, without its values, and its duration in milliseconds. */
export type OnSlow = (sql: string, ms: number) => void;

/**
 * Returns an engine that reports slow batches, by the texts of their statements. The time of a batch over HTTP includes
 * the network; the server does not tell the time of a single statement.
 */
export function withSlowReported(engine: Engine, onSlow: OnSlow): Engine {
  return {
    async batch(statements, mode) {
      const startedAt = performance.now();
      const answers = await engine.batch(statements, mode);
      const ms = performance.now() - startedAt;
      if (ms > SLOW_MS) onSlow(statements.map(({ sql }) => sql).join('; '), ms);
      return answers;
    },
  };
}

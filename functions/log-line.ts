import type { Log } from './domain/shop.ts';

/** Returns a log that writes one JSON line per event with `writeLine`. */
export function logTo(writeLine: (line: string) => void): Log {
  const write = (level: string, event: string, facts: Record<string, unknown> = {}) =>
    writeLine(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }));
  return {
    info: (event, facts) => write('info', event, facts),
    error: (event, error, facts) => write('error', event, { ...facts, error: describe(error) }),
  };
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: describe(cause) }) };
}

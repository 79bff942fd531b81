import type { Log } from '../domain/shop.ts';

/** One line of JSON an event, on standard output. */
export const jsonLog: Log = {
  info: (event, facts) => write('info', event, facts),
  error: (event, error, facts) => write('error', event, { ...facts, error: describe(error) }),
};

function write(level: string, event: string, facts: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`);
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: describe(cause) }) };
}

import type { Context } from 'hono';
import type * as z from 'zod/mini';

/** Returns the JSON of a request; undefined if it is none. */
export async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined);
}

/** Answers a request with invalid fields as Shiprocket does. */
export function unprocessable(context: Context, error: z.core.$ZodError) {
  const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]]));
  return context.json({ message: 'The given data was invalid.', errors, status_code: 422 }, 422);
}

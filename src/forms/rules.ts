import * as z from 'zod/mini';
import type { FieldErrors, Rules } from './field-errors.ts';

/**
 * Returns the rules of a contract schema, so that client and server show the same messages. Loaded with the first
 * input, since pages do not need the schemas.
 */
export function rulesOf<Shape extends Record<string, z.ZodMiniType>>(
  schema: z.ZodMiniObject<Shape>,
): Rules<{ [Name in keyof Shape]?: string }> {
  return {
    errorOf(name, value) {
      const read = z.safeParse(schema.shape[name]!, value);
      return read.success ? undefined : read.error.issues[0]?.message;
    },
    errorsOf(values) {
      const read = z.safeParse(schema, values);
      if (read.success) return {};
      const errors: Record<string, string> = {};
      for (const issue of read.error.issues) errors[String(issue.path[0])] ??= issue.message;
      return errors satisfies FieldErrors;
    },
  };
}

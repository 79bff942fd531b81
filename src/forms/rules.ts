import * as z from 'zod/mini';
import type { FieldErrors, Rules } from './field-errors.ts';

/**
 * The rules and the words of a schema of the contract, so that a form and the server say the same. Loaded when a form is
 * first touched: pages do without the schemas.
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

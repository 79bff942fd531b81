import * as z from 'zod/mini';
import type { Faults, Rules } from './faults.ts';

/**
 * The rules and the words of a schema of the contract, so that a form and the server say the same. Loaded when a form is
 * first touched: pages do without the schemas.
 */
export function rulesOf<Shape extends Record<string, z.ZodMiniType>>(
  schema: z.ZodMiniObject<Shape>,
): Rules<{ [Name in keyof Shape]?: string }> {
  return {
    faultOf(name, value) {
      const read = z.safeParse(schema.shape[name]!, value);
      return read.success ? undefined : read.error.issues[0]?.message;
    },
    faultsOf(values) {
      const read = z.safeParse(schema, values);
      if (read.success) return {};
      const faults: Record<string, string> = {};
      for (const issue of read.error.issues) faults[String(issue.path[0])] ??= issue.message;
      return faults satisfies Faults;
    },
  };
}

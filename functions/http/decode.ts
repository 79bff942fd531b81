import * as z from 'zod/mini';
import { refuse } from '#contract/refusals.ts';
import type { RefusalCode } from '#contract/refusals.ts';

/** What came from outside, as the contract's schema says it; or a refusal with a text for each field. */
export function decode<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  code: Extract<RefusalCode, 'FIELDS_INVALID' | 'QUERY_INVALID'>,
): z.output<Schema> {
  const decoded = z.safeDecode(schema, value as z.input<Schema>);
  if (decoded.success) return decoded.data;
  const fields: Record<string, string> = {};
  for (const issue of decoded.error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= issue.message.startsWith('Invalid input') ? `Please check ${path}` : issue.message;
  }
  return refuse(code, { fields });
}

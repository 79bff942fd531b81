import * as z from 'zod/mini';
import { inWords, nameOf } from './field-words.ts';
import { refuse } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';
import { badSign } from '../shop/text.ts';

/**
 * What came from outside, as the contract's schema says it; or a refusal with a text for each field. Of a body no text
 * is taken with a sign that nobody sees, whatever its own schema forgot: what is kept is what people read.
 */
export function decode<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  code: Extract<RefusalCode, 'FIELDS_INVALID' | 'QUERY_INVALID'>,
): z.output<Schema> {
  const decoded = z.safeDecode(schema, value as z.input<Schema>, { error: inWords });
  if (decoded.success) {
    const bad = code === 'FIELDS_INVALID' ? badTexts(decoded.data) : [];
    if (bad.length === 0) return decoded.data;
    return refuse(code, {
      fields: Object.fromEntries(
        bad.map(({ path, sign }) => [path.join('.'), `${nameOf(path)} has a character that cannot be shown: ${sign}`]),
      ),
    });
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of decoded.error.issues) {
    // What is read as one value was given several times.
    const isRepeated =
      code === 'QUERY_INVALID' && Array.isArray((value as Record<PropertyKey, unknown> | undefined)?.[path[0] ?? '']);
    fields[path.join('.') || 'body'] ??= isRepeated ? `${nameOf(path)} can be given only once` : message;
  }
  return refuse(code, { fields });
}

/** Where in a body there are texts with a bad sign, and which one. */
function badTexts(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; sign: string }[] {
  if (typeof value === 'string') {
    const sign = badSign(value);
    return sign ? [{ path, sign }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([key, inner]) => badTexts(inner, [...path, key]));
}

import * as z from 'zod/mini';
import { inWords, nameOf } from './field-words.ts';
import { refuse } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';
import { badSign } from '../shop/text.ts';

/**
 * Returns an input parsed by the contract's schema. Texts of a body with invisible characters are always refused, even
 * if their schema lacks that check, so that stored texts are what people read.
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
    // A parameter for a single value has several values.
    const isRepeated =
      code === 'QUERY_INVALID' && Array.isArray((value as Record<PropertyKey, unknown> | undefined)?.[path[0] ?? '']);
    fields[path.join('.') || 'body'] ??= isRepeated ? `${nameOf(path)} can be given only once` : message;
  }
  return refuse(code, { fields });
}

/** Returns the path of each text in a body with a bad character, and that character. */
function badTexts(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; sign: string }[] {
  if (typeof value === 'string') {
    const sign = badSign(value);
    return sign ? [{ path, sign }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([key, inner]) => badTexts(inner, [...path, key]));
}

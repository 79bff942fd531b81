import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { inWords } from '#contract/calls/field-words.ts';
import { sharedFault } from '../../words/language.ts';

/** The text of each error by the path of its field, as the API names it: `tiers.0.percent`. */
export type ErrorTexts = Record<string, string>;

/** Returns the first error of each field of `value`, with the API's own messages, in the chosen language. */
export function errorsOf(schema: z.ZodMiniType, value: unknown): ErrorTexts {
  const errors: ErrorTexts = {};
  const { error } = schema.safeParse(value, { error: inWords });
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= sharedFault(message);
  return errors;
}

/**
 * Returns a resolver for a form that is checked as a whole. The resolver that react-admin makes of a `validate` wraps
 * each text in an object; this one returns texts.
 */
export function resolverOf(validate: (values: FieldValues) => ErrorTexts): Resolver {
  return (values) => {
    const texts = Object.entries(validate(values));
    if (texts.length === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, message] of texts) set(errors, path, { type: 'manual', message });
    return { values: {}, errors };
  };
}

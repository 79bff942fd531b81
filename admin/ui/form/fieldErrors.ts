import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { inWords } from '#contract/calls/field-words.ts';

/** The texts of faults by the path of their field, as the API names it: `tiers.0.percent`. */
export type ErrorTexts = Record<string, string>;

/** Returns the first fault of each field of `value`, in the words of the API's own check. */
export function errorsOf(schema: z.ZodMiniType, value: unknown): ErrorTexts {
  const errors: ErrorTexts = {};
  const { error } = schema.safeParse(value, { error: inWords });
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/**
 * Returns the resolver of a form that is checked as a whole.
 *
 * The resolver that react-admin makes of a `validate` wraps each text in an object; this one leaves texts as they are.
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

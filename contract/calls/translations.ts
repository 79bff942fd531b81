import * as z from 'zod/mini';
import { changedTranslations, OTHER_LANGUAGES } from '../shop/translations.ts';
import type { OtherLanguage, Translations } from '../shop/translations.ts';
import { inWords } from './field-words.ts';
import { emptyOr } from './wire.ts';

type TextSchema = z.ZodMiniType<string, string>;
type OptionalText = z.ZodMiniOptional<TextSchema>;

/** Returns the fault of a text that is neither empty nor right: that of its English field. */
const faultOf = (schema: TextSchema) => ({
  error: ({ input, path }: z.core.$ZodRawIssue) =>
    z.safeParse(schema, input, { error: (issue) => inWords({ ...issue, path }) }).error?.issues[0]?.message,
});

/**
 * Returns the schema of the translations of some fields. Each text obeys the rule of its English field; an absent one
 * stays unchanged, and an empty one removes the translation.
 * @param fields the schema of each English field
 */
export function translationsOf<const Name extends string>(fields: Record<Name, TextSchema>) {
  const optional = (Object.entries(fields) as [Name, TextSchema][]).map(([name, schema]): [Name, OptionalText] => [
    name,
    z.optional(emptyOr(schema, faultOf(schema)) as TextSchema),
  ]);
  const texts = z.object(Object.fromEntries(optional) as Record<Name, OptionalText>);
  const languages = OTHER_LANGUAGES.map((language) => [language, z.optional(texts)] as const);
  return z.object(Object.fromEntries(languages) as Record<OtherLanguage, z.ZodMiniOptional<typeof texts>>);
}

/**
 * Returns the schema of the translations of an object that is written as a whole, such as a section of a page. An absent
 * or empty text is not translated.
 */
export function wholeTranslationsOf<const Name extends string>(fields: Record<Name, TextSchema>) {
  const schema = translationsOf(fields);
  // TypeScript does not resolve the fields of a generic schema.
  const withoutEmpty = (texts: unknown) => changedTranslations({}, texts as Translations<Name>) as never;
  return z.optional(schema.check(z.overwrite(withoutEmpty)));
}

/** Returns the schema of stored translations in an answer. */
export function storedTranslations<const Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name): [Name, TextSchema] => [name, z.string() as TextSchema]);
  return translationsOf(Object.fromEntries(fields) as Record<Name, TextSchema>);
}

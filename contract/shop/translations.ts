import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';

/*
 * The texts of the owner and of sellers in other languages than English: names of categories, collections and products,
 * sections, menus and settings. An object with such texts has them in its field `translations`, next to the English
 * ones and under their names.
 */

/** A language that texts can be translated to. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

/** The fields of an object in other languages: texts, or lists of texts. A field that is not translated is absent. */
export type Translations<Field extends string = string, Text = string> = {
  [Other in OtherLanguage]?: { [Name in Field]?: Text | undefined } | undefined;
};

/** An object whose fields may be translated. */
export interface Translated<Field extends string = string, Text = string> {
  translations?: Translations<Field, Text> | undefined;
}

/**
 * Returns a value with all texts of the owner in it in the language of a page. A text without a translation stays as it
 * is written; components mark its language (`nameIn`, `textLang`). Objects without translations are not copied.
 * @param value plain objects, lists and values; objects of classes stay as they are
 */
export function ownTextsIn<Value>(language: Language, value: Value): Value {
  return language === 'en' ? value : (translatedIn(language, value) as Value);
}

/** Translated objects by the untranslated ones, so that the HTML of a product is made once for all its lists. */
const known = Object.fromEntries(
  OTHER_LANGUAGES.map((language) => [language, new WeakMap<object, object>()]),
) as Record<OtherLanguage, WeakMap<object, object>>;

function translatedIn(language: OtherLanguage, value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => translatedIn(language, entry));
    return entries.every((entry, at) => entry === value[at]) ? value : entries;
  }
  if (!isPlain(value)) return value;
  const before = known[language].get(value);
  if (before) return before;
  const { translations, ...fields } = value as Translated & Record<string, unknown>;
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const translated = translatedIn(language, field);
    return translated === field ? [] : [[name, translated] as const];
  });
  const texts = translations?.[language];
  if (changed.length === 0 && !texts) return value;
  const translated = { ...value, ...Object.fromEntries(changed), ...texts };
  known[language].set(value, translated);
  return translated;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns translations under the names that the fields have in another object.
 * @param names the field of the translations for each field of the other object
 * @example translationsAs(category.translations, { name: 'displayName' })
 */
export function translationsAs<Field extends string, Name extends string>(
  translations: Translations<Field> | undefined,
  names: Record<Name, Field>,
): Translations<Name> {
  return eachLanguage(translations ?? {}, (texts) =>
    Object.fromEntries(
      Object.entries<Field>(names).flatMap(([name, field]) =>
        texts[field] === undefined ? [] : [[name, texts[field]] as const],
      ),
    ),
  );
}

/**
 * Returns translations after a change. Fields that the change does not have stay, and empty ones are removed. Languages
 * and fields are in one order, so that equal translations have equal JSON.
 */
export function changedTranslations<Field extends string>(
  before: Translations<Field>,
  change: Translations<Field> | undefined,
): Translations<Field> {
  const both = Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [language, { ...before[language], ...change?.[language] }]),
  ) as Translations<Field>;
  return eachLanguage(both, (texts) =>
    Object.fromEntries(
      Object.entries<string | undefined>(texts)
        .filter(([, text]) => text !== undefined && text !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );
}

/** Returns translations with one field changed where it has a text, such as HTML that is cleaned. */
export async function withFieldChanged<Field extends string>(
  translations: Translations<Field>,
  field: Field,
  change: (text: string) => Promise<string>,
): Promise<Translations<Field>> {
  const changed: Translations<Field> = { ...translations };
  for (const language of OTHER_LANGUAGES) {
    const texts = translations[language];
    const text = texts?.[field];
    if (text) changed[language] = { ...texts, [field]: await change(text) };
  }
  return changed;
}

/** Returns translations with the texts of each language changed. A language without texts is left out. */
export function eachLanguage<Field extends string, Name extends string, Text = string>(
  translations: Translations<Field>,
  change: (texts: { [Own in Field]?: string | undefined }) => { [Own in Name]?: Text | undefined },
): Translations<Name, Text> {
  const changed = OTHER_LANGUAGES.flatMap((language) => {
    const texts = translations[language];
    const wanted = texts ? change(texts) : {};
    return Object.keys(wanted).length > 0 ? [[language, wanted] as const] : [];
  });
  return Object.fromEntries(changed) as Translations<Name, Text>;
}

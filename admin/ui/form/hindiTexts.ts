/** The translations of a form; an emptied field is null. */
export interface TranslationValues<Field extends string> {
  hi?: { [Name in Field]?: string | null | undefined } | undefined;
}

/** Returns the body's translations, with all fields: an empty one removes what is stored. */
export function translationsToSend<Field extends string>(
  translations: TranslationValues<Field> | null | undefined,
  fields: readonly Field[],
): { hi: Record<Field, string> } {
  const texts = fields.map((field) => [field, translations?.hi?.[field] ?? ''] as const);
  return { hi: Object.fromEntries(texts) as Record<Field, string> };
}

/** Returns the texts in Hindi as a conflict shows them, without markup. */
export function hindiShown(translations: TranslationValues<string> | null | undefined): string {
  return Object.values(translations?.hi ?? {})
    .map((text) => (text ?? '').replace(/<[^>]*>/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}

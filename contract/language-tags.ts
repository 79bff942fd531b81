/**
 * The language tags of pages (BCP 47), with India for dates and numbers. A file of its own: the scripts of every page
 * need it, and not the list of translated pages.
 */
export const LANGUAGE_TAGS = { en: 'en-IN', hi: 'hi-IN' } as const;

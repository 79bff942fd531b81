import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { RESOURCES } from '#contract/calls/resources.ts';
import { LANGUAGE_NAMES } from '#contract/languages.ts';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import { words } from '../words/en/providers.ts';
import { language, reactAdminWords, shared } from '../words/language.ts';

const { ra } = reactAdminWords ?? english;

/** The texts of react-admin, some of which the console replaces; its own texts are in the components. */
const TEXTS = {
  resources: Object.fromEntries(
    Object.entries(RESOURCES).map(([name, { label }]) => [
      name,
      { name: `${shared(label.one)} |||| ${shared(label.many)}` },
    ]),
  ),
  ra: {
    ...ra,
    // Keeps the case of the column's name: 'SKU', not 'sKU'.
    sort: { ...ra.sort, sort_by: words.sortByField },
    notification: { ...ra.notification, http_error: shared(UNEXPECTED_ERROR) },
  },
};

export const i18nProvider = polyglotI18nProvider(
  () => TEXTS,
  language,
  [{ locale: language, name: LANGUAGE_NAMES[language] }],
  { allowMissing: true },
);

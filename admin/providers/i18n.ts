import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { RESOURCES } from '#contract/calls/resources.ts';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import { words } from '../words/en/providers.ts';

/** The texts of react-admin that the console replaces; its own texts are in the components. */
const OWN_TEXTS = {
  ...english,
  resources: Object.fromEntries(
    Object.entries(RESOURCES).map(([name, { label }]) => [name, { name: `${label.one} |||| ${label.many}` }]),
  ),
  ra: {
    ...english.ra,
    // Keeps the case of the column's name: 'SKU', not 'sKU'.
    sort: { ...english.ra.sort, sort_by: words.sortByField },
    notification: { ...english.ra.notification, http_error: UNEXPECTED_ERROR },
  },
};

export const i18nProvider = polyglotI18nProvider(() => OWN_TEXTS, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { RESOURCES } from '#contract/calls/resources.ts';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';

/** The library's texts where the house words them otherwise; its own texts stand beside what they belong to. */
const OWN_TEXTS = {
  ...english,
  resources: Object.fromEntries(
    Object.entries(RESOURCES).map(([name, { label }]) => [name, { name: `${label.one} |||| ${label.many}` }]),
  ),
  ra: {
    ...english.ra,
    // With the name of the column as it stands there: 'SKU', not 'sKU'.
    sort: { ...english.ra.sort, sort_by: 'Sort by %{field} %{order}' },
    notification: { ...english.ra.notification, http_error: UNEXPECTED_ERROR },
  },
};

export const i18nProvider = polyglotI18nProvider(() => OWN_TEXTS, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

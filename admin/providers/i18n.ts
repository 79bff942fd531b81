import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';

/** The library's texts where the house words them otherwise; its own texts stand beside what they belong to. */
const HOUSE_WORDS = {
  ...english,
  resources: {
    orders: { name: 'Order |||| Orders' },
    products: { name: 'Product |||| Products' },
    skus: { name: 'SKU |||| SKUs' },
    inventory: { name: 'Inventory |||| Inventory' },
  },
  ra: {
    ...english.ra,
    notification: { ...english.ra.notification, http_error: UNEXPECTED_ERROR },
  },
};

export const i18nProvider = polyglotI18nProvider(() => HOUSE_WORDS, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

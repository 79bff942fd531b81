import * as messages from '../messages.ts';
import { CONTACT_PATH, SITE_MAP_PATH } from './content-pages.ts';
import { BECOME_SELLER_PATH, BLOG_PATH, COLLECTIONS_PATH, FESTIVALS_PATH, SHOP_PATH } from './paths.ts';

/** The shop's built-in pages that menus and tiles may link to, with their labels. */
export const BUILT_IN_PAGES = {
  home: { path: '/', label: 'Home page' },
  shop: { path: SHOP_PATH, label: 'All products' },
  newest: { path: `${SHOP_PATH}?sort=newest`, label: 'New arrivals' },
  'best-selling': { path: `${SHOP_PATH}?sort=best-selling`, label: 'Best sellers' },
  collections: { path: COLLECTIONS_PATH, label: 'All collections' },
  'gift-finder': { path: '/gift-finder', label: 'Gift finder' },
  festivals: { path: FESTIVALS_PATH, label: messages.FESTIVALS_HEADING },
  blog: { path: BLOG_PATH, label: 'The blog' },
  help: { path: '/help', label: 'Questions and answers' },
  orders: { path: '/orders', label: 'Your orders' },
  'track-order': { path: '/track-order', label: 'Track your order' },
  cancel: { path: '/cancel', label: 'Cancel an order' },
  'return-order': { path: '/return-order', label: 'Return or exchange' },
  contact: { path: CONTACT_PATH, label: messages.PAGE_CONTACT },
  shipping: { path: '/shipping', label: messages.PAGE_SHIPPING },
  refund: { path: '/refund', label: messages.PAGE_REFUND },
  damage: { path: '/damage', label: messages.PAGE_DAMAGE },
  care: { path: '/care', label: 'Care guide' },
  'size-guide': { path: '/size-guide', label: 'Size guide' },
  about: { path: '/about', label: messages.PAGE_ABOUT },
  team: { path: '/about/team', label: 'Our team' },
  'become-seller': { path: BECOME_SELLER_PATH, label: 'Become a seller' },
  terms: { path: '/terms-conditions', label: messages.PAGE_TERMS },
  privacy: { path: '/privacy', label: messages.PAGE_PRIVACY },
  'site-map': { path: SITE_MAP_PATH, label: messages.PAGE_SITEMAP },
} as const satisfies Record<string, { path: `/${string}`; label: string }>;
export type BuiltInPage = keyof typeof BUILT_IN_PAGES;
export const BUILT_IN_KEYS = Object.keys(BUILT_IN_PAGES) as [BuiltInPage, ...BuiltInPage[]];

/** The pages that a footer of the shop's own always links to: its policies, help and company. */
export const FOOTER_PAGES: readonly BuiltInPage[] = [
  'about',
  'contact',
  'help',
  'shipping',
  'refund',
  'damage',
  'terms',
  'privacy',
  'site-map',
];

/** The pages in the default footer's column "Help". */
export const HELP_PAGES: readonly BuiltInPage[] = [
  'help',
  'orders',
  'track-order',
  'cancel',
  'return-order',
  'contact',
  'shipping',
  'refund',
  'damage',
  'care',
  'size-guide',
];
/** The company's pages in the default footer. The site map follows them in the footer. */
export const COMPANY_PAGES: readonly BuiltInPage[] = [
  'about',
  'team',
  'become-seller',
  'blog',
  'festivals',
  'terms',
  'privacy',
];

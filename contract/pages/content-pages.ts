/** Pages that say what the shop is and promises, in words and in figures of the settings. */
export const CONTENT_PATHS = [
  '/about',
  '/about/team',
  '/help',
  '/care',
  '/shipping',
  '/refund',
  '/damage',
  '/terms-conditions',
  '/privacy',
] as const;
/** Every page there is, for people. */
export const SITE_MAP_PATH = '/sitemap';
export const CONTACT_PATH = '/contact';
/** Where a browser without JavaScript sends the form: no file lies there, so the application always hears it. */
export const CONTACT_FORM_PATH = '/contact/message';

/** Addresses by which people look for a page, and where it is. */
export const MOVED_PATHS: Record<`/${string}`, `/${string}`> = {
  '/returns': '/refund',
  [CONTACT_FORM_PATH]: CONTACT_PATH,
  '/faq': '/help',
  '/terms': '/terms-conditions',
  '/account': '/dashboard',
  '/account/orders': '/dashboard?tab=orders',
  '/account/settings': '/dashboard?tab=profile',
  '/user/profile': '/dashboard?tab=profile',
  '/user/orders': '/dashboard?tab=orders',
  '/user/wishlist': '/dashboard?tab=wishlist',
  '/user/addresses': '/dashboard?tab=addresses',
  '/user/payments': '/dashboard?tab=payments',
  '/user/*': '/dashboard',
};

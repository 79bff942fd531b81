/** Pages about the shop and its policies, with figures from the settings. */
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
/** The site map for people. */
export const SITE_MAP_PATH = '/sitemap';
export const CONTACT_PATH = '/contact';
/** The form's target without JavaScript. No static file has this path, so the application always gets the request. */
export const CONTACT_FORM_PATH = '/contact/message';

/** Former or common addresses, with the page they redirect to. */
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

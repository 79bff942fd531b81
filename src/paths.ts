import { categoryPath, collectionPath, productPath } from '#contract/pages.ts';

/** Every address the storefront links to. */
export const paths = {
  home: '/',
  signIn: (returnUrl?: string) => (returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : '/signin'),
  signUp: (returnUrl?: string) => (returnUrl ? `/signup?returnUrl=${encodeURIComponent(returnUrl)}` : '/signup'),
  cart: '/cart',
  checkout: '/checkout',
  confirmation: (orderId: string) => `/confirmation?orderId=${encodeURIComponent(orderId)}`,
  sizeGuide: '/size-guide',
  admin: '/admin',
  seller: '/seller',
  category: categoryPath,
  collection: collectionPath,
  product: productPath,
};

/**
 * Where to go after signing in: only ever a path of this site, and never back to the sign-in itself.
 * @example safeReturn('//evil.example') // '/'
 */
export function safeReturn(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  const decoded = decodeOnce(wanted);
  if (/^\/[/\\]|^\/%2f|[\\\u0000-\u001f]/i.test(decoded)) return '/';
  return /^\/(signin|login|signup)([/?#]|$)/i.test(decoded) ? '/' : wanted;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '//';
  }
}

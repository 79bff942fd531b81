import * as messages from '#contract/messages.ts';

/** The tabs of the account; `?tab=` names one. */
export const TABS = [
  { tab: 'profile', label: messages.DASHBOARD_PROFILE },
  { tab: 'orders', label: messages.DASHBOARD_ORDERS },
  { tab: 'returns', label: 'Returns' },
  { tab: 'coupons', label: 'Coupons' },
  { tab: 'wishlist', label: messages.DASHBOARD_WISHLIST },
  { tab: 'reviews', label: 'Reviews' },
  { tab: 'addresses', label: messages.DASHBOARD_ADDRESS_BOOK },
  { tab: 'payments', label: 'Payments' },
  { tab: 'notices', label: 'Emails' },
  { tab: 'sessions', label: 'Sign-ins' },
  { tab: 'privacy', label: 'Your data' },
] as const;
export type Tab = (typeof TABS)[number]['tab'];

/** Returns the tab that an address names, or the first tab. */
export function tabOf(search: string): Tab {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find(({ tab }) => tab === named)?.tab ?? 'profile';
}

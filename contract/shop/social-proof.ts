// Separate from notifications.ts, so that pages which only show notifications load no schemas.

export const NOTIFICATION_TYPES = ['sales', 'visitors', 'carts'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export const NOTIFICATION_EVENTS = ['impression', 'click'] as const;

export const NOTIFICATION_POSITIONS = ['bottom-left', 'bottom-right'] as const;
export type NotificationPosition = (typeof NOTIFICATION_POSITIONS)[number];

/** The settings of social-proof notifications; part of the store's settings. */
export interface SocialProof {
  /** The language of the notifications, for screen readers. */
  language: 'en';
  displayDurationMs: number;
  /** The corner of the page where they appear. */
  position: NotificationPosition;
  showSales: boolean;
  showVisitors: boolean;
  showCarts: boolean;
  /** Whether visits are counted, for the share of them that ended in an order; also where no notification is shown. */
  countVisits: boolean;
  /** Whether visits are counted by city, if the network provides it. */
  geoLocationEnabled: boolean;
}

export const DEFAULT_SOCIAL_PROOF: SocialProof = {
  language: 'en',
  displayDurationMs: 5000,
  position: 'bottom-left',
  showSales: true,
  showVisitors: true,
  showCarts: true,
  countVisits: true,
  geoLocationEnabled: false,
};

// Apart from notifications.ts, so that pages which only show notifications load no schemas.

export const NOTIFICATION_TYPES = ['sales', 'visitors', 'carts'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export const NOTIFICATION_EVENTS = ['impression', 'click'] as const;

export const NOTIFICATION_POSITIONS = ['bottom-left', 'bottom-right'] as const;
export type NotificationPosition = (typeof NOTIFICATION_POSITIONS)[number];

/** How notifications of what others do are shown, and which of them; part of the store's settings. */
export interface SocialProof {
  /** In which language they are, for who has them read aloud. */
  language: 'en';
  displayDurationMs: number;
  /** The corner of the page they come up in. */
  position: NotificationPosition;
  showSales: boolean;
  showVisitors: boolean;
  showCarts: boolean;
  /** Whether visits are counted by city, where the network tells it. */
  geoLocationEnabled: boolean;
}

export const DEFAULT_SOCIAL_PROOF: SocialProof = {
  language: 'en',
  displayDurationMs: 5000,
  position: 'bottom-left',
  showSales: true,
  showVisitors: true,
  showCarts: true,
  geoLocationEnabled: false,
};

export { countNotification } from './count-notification.ts';
export { recentCarts } from './recent-carts.ts';
export { recentSales } from './recent-sales.ts';
export { forgetOldVisits, visitorsNow } from './visitors-now.ts';
export { changeSocialProof, readSocialProof } from './social-proof-settings.ts';

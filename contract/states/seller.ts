/** Only an ACTIVE seller's goods are sold. */
export const SELLER_STATUSES = ['PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED', 'CLOSED'] as const;
export type SellerStatus = (typeof SELLER_STATUSES)[number];

/**
 * How a seller stands with GST: REGULAR sells all over India with a tax invoice; COMPOSITION (own State, bill of
 * supply) and ENROLLED (unregistered, own State, no tax) may not sell across a State border
 * (Notifications 34 and 36/2023-CT).
 */
export const SELLER_TAX_KINDS = ['REGULAR', 'COMPOSITION', 'ENROLLED'] as const;
export type SellerTaxKind = (typeof SELLER_TAX_KINDS)[number];

/** Only an ACTIVE seller's goods are sold. */
export const SELLER_STATUSES = ['PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED', 'CLOSED'] as const;
export type SellerStatus = (typeof SELLER_STATUSES)[number];

/**
 * The status changes that admins may make. A registration begins as PENDING_VERIFICATION, and no seller returns to it.
 * SUSPENDED is the platform's decision, DEACTIVATED the seller's own; both can become active again. CLOSED is final.
 */
export const SELLER_MOVES: Record<SellerStatus, readonly SellerStatus[]> = {
  PENDING_VERIFICATION: ['ACTIVE', 'CLOSED'],
  ACTIVE: ['SUSPENDED', 'DEACTIVATED', 'CLOSED'],
  SUSPENDED: ['ACTIVE', 'DEACTIVATED', 'CLOSED'],
  DEACTIVATED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/**
 * The GST status of a seller: REGULAR sells all over India with a tax invoice; COMPOSITION (own State, bill of
 * supply) and ENROLLED (unregistered, own State, no tax) may not sell across a State border
 * (Notifications 34 and 36/2023-CT).
 */
export const SELLER_TAX_KINDS = ['REGULAR', 'COMPOSITION', 'ENROLLED'] as const;
export type SellerTaxKind = (typeof SELLER_TAX_KINDS)[number];

/** The papers that the platform reviews before a seller may sell. */
export const SELLER_PAPERS = ['panCard', 'gstCertificate', 'cancelledCheque', 'addressProof'] as const;
export type SellerPaper = (typeof SELLER_PAPERS)[number];

export const SELLER_PAPER_NAMES: Record<SellerPaper, string> = {
  panCard: 'PAN card',
  gstCertificate: 'GST certificate (REG-06) or enrolment letter',
  cancelledCheque: 'Cancelled cheque or bank statement',
  addressProof: 'Proof of the pickup address',
};

/** The public pictures of a seller. */
export const SELLER_PICTURES = ['logo', 'banner'] as const;
export type SellerPicture = (typeof SELLER_PICTURES)[number];

/** The maximum size of a seller's file, in megabytes. */
export const SELLER_FILE_MB = 8;

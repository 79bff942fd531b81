/**
 * Accounts of the ledger. `seller` is what the marketplace owes sellers. `gateway`, `courier` and `bank` hold money, and
 * `cash` is what staff of the platform took and have not paid into the bank.
 * `payouts` is money on its way to sellers. `discounts` and `giveBacks` are costs of the marketplace. The others are
 * its income, or taxes it withholds.
 */
export const ACCOUNTS = [
  'seller',
  'gateway',
  'courier',
  'cash',
  'bank',
  'payouts',
  'unmatched',
  'discounts',
  'giveBacks',
  'commission',
  'gatewayFees',
  'freight',
  'gst',
  'tcs',
  'tds',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The kinds of ledger entries. */
export const ENTRY_KINDS = [
  'sale',
  'refund',
  'discountShare',
  'commission',
  'commissionGst',
  'gatewayFee',
  'gatewayFeeGst',
  'freight',
  'returnFreight',
  'tcs',
  'tds',
  'codKept',
  'codReceived',
  'codUnmatched',
  'cashBanked',
  'giveBack',
  'payout',
  'payoutPaid',
  'payoutReturned',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The sums of an order's entries, in the order of display. */
export const ORDER_SUMS = ['sales', 'discounts', 'fees', 'feeGst', 'withheld', 'refunds', 'handedOver'] as const;
export type OrderSum = (typeof ORDER_SUMS)[number];

/** The kinds of entries of an order with a seller. The others have no seller, or no order. */
export type OrderEntryKind = Exclude<
  EntryKind,
  'codReceived' | 'codUnmatched' | 'cashBanked' | 'giveBack' | 'payout' | 'payoutPaid' | 'payoutReturned'
>;

/** The sum that each kind belongs to. Together they are what goes to the sellers of the order. */
export const ORDER_SUM_OF: Record<OrderEntryKind, OrderSum> = {
  sale: 'sales',
  discountShare: 'discounts',
  commission: 'fees',
  gatewayFee: 'fees',
  freight: 'fees',
  returnFreight: 'fees',
  commissionGst: 'feeGst',
  gatewayFeeGst: 'feeGst',
  tcs: 'withheld',
  tds: 'withheld',
  refund: 'refunds',
  codKept: 'handedOver',
};

export const ORDER_SUM_WORDS: Record<OrderSum, string> = {
  sales: 'Came in',
  discounts: 'Discounts paid by the marketplace',
  fees: 'Fees',
  feeGst: 'GST on fees',
  withheld: 'TCS and TDS',
  refunds: 'Refunds',
  handedOver: 'Cash collected by the seller’s courier',
};

/** The names of the kinds for people. */
export const ENTRY_WORDS: Record<EntryKind, string> = {
  sale: 'Sale',
  refund: 'Refund',
  discountShare: 'Discount paid by the marketplace',
  commission: 'Commission',
  commissionGst: 'GST on commission',
  gatewayFee: 'Payment gateway fee',
  gatewayFeeGst: 'GST on payment gateway fee',
  freight: 'Freight',
  returnFreight: 'Return freight',
  tcs: 'TCS',
  tds: 'TDS',
  codKept: 'Cash collected by your own courier',
  codReceived: 'Cash received from the courier',
  codUnmatched: 'Cash for an unknown parcel',
  cashBanked: 'Cash paid into the bank',
  giveBack: 'Give-back',
  payout: 'Payout',
  payoutPaid: 'Payout paid',
  payoutReturned: 'Payout returned',
};

export const ACCOUNT_WORDS: Record<Account, string> = {
  seller: 'Sellers',
  gateway: 'Payment gateway',
  courier: 'Couriers',
  cash: 'Cash taken by staff',
  bank: 'Bank',
  payouts: 'Payouts clearing',
  unmatched: 'Unmatched cash',
  discounts: 'Discounts',
  giveBacks: 'Give-backs',
  commission: 'Commission',
  gatewayFees: 'Gateway fees',
  freight: 'Freight',
  gst: 'GST',
  tcs: 'TCS',
  tds: 'TDS',
};

/** Why money of an order is not payable to its seller yet, in the order of display. */
export const PAYABLE_HOLDS = ['NOT_DELIVERED', 'RETURN_OPEN', 'RETURN_WINDOW', 'COD_NOT_RECEIVED'] as const;
export type PayableHold = (typeof PAYABLE_HOLDS)[number];

/** The filters for money without a payout: due with the next payout, all waiting, or waiting for one reason. */
export const OWED_STATES = ['PAYABLE', 'PENDING', ...PAYABLE_HOLDS] as const;
export type OwedState = (typeof OWED_STATES)[number];

export const PAYABLE_HOLD_WORDS: Record<PayableHold, string> = {
  NOT_DELIVERED: 'Not delivered yet',
  RETURN_OPEN: 'A return is open',
  RETURN_WINDOW: 'Can still be returned',
  COD_NOT_RECEIVED: 'Cash not received from the courier yet',
};

export const OWED_WORDS: Record<OwedState, string> = {
  PAYABLE: 'Payable now',
  PENDING: 'Pending',
  ...PAYABLE_HOLD_WORDS,
};

import { inLanguage } from '../language.ts';

/** The list of refunds that are paid by hand, and the dialog that notes a transfer. */
export const words = inLanguage('refunds', {
  // Paying a refund
  isNotedAsPaid: (amount: string) => `${amount} is noted as paid.`,
  payAmount: (amount: string) => `Pay ${amount}`,
  upiId: 'UPI ID',
  remark: 'Remark',
  payItFromYourBank: 'Pay it from your bank, then note the transfer here. The shopper gets an email.',
  theGatewayCannotRefundLess:
    'The gateway cannot refund less than ₹1. Please ask the customer for an account: their number is on the order.',
  itIsPaid: 'It is paid',
  pleaseEnterTheReferenceOf: 'Please enter the reference of the transfer.',
  pleaseEnterAReason: 'Please enter a reason.',
  referenceOfTheTransferUtr: 'Reference of the transfer (UTR)',
  // The list
  lessThanOneRupee: 'Less than ₹1: ask the customer',
  toPay: 'To pay',
  orderNameOrBankReference: 'Order, name or bank reference',
  refundsToPay: 'Refunds to pay',
  noRefundsToPay: 'No refunds to pay',
  failedToFetchTheRefunds: 'Failed to fetch the refunds',
  refunds: 'Refunds',
  shopperAndDestination: (shopper: string, destination: string) => `${shopper}, to ${destination}`,
  paidWithReference: (reference: string | null) => `Paid, ${reference}`,
  pay: 'Pay',
});

import { inLanguage } from '../language.ts';

export const words = inLanguage('refunds', {
  isNotedAsPaid: (rupees: string) => `${rupees} is noted as paid.`,
  payRupees: (rupees: string) => `Pay ${rupees}`,
  upiId: 'UPI ID',
  remark: 'Remark',
  payItFromYourBank: (text: string) =>
    `${text}Pay it from your bank, then note the transfer here. The shopper gets an email.`,
  theGatewayCannotRefundLess:
    'The gateway cannot refund less than ₹1. Please ask the customer for an account: their number is on the order.',
  itIsPaid: 'It is paid',
  pleaseEnterTheReferenceOf: 'Please enter the reference of the transfer.',
  pleaseEnterAReason: 'Please enter a reason.',
  referenceOfTheTransferUtr: 'Reference of the transfer (UTR)',
  lessThanRupees1Ask: 'Less than ₹1: ask the customer',
  toPay: 'To pay',
  orderNameOrBankReference: 'Order, name or bank reference',
  refundsToPay: 'Refunds to pay',
  noRefundsToPay: 'No refunds to pay',
  failedToFetchTheRefunds: 'Failed to fetch the refunds',
  refunds: 'Refunds',
  toDestination: (destination: string) => `, to ${destination}`,
  paidPaidReference: (paidReference: null | string) => `Paid, ${paidReference}`,
  pay: 'Pay',
});

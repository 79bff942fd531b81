import { inLanguage } from '../language.ts';

/** Sales over the counter or at a fair, also without a network. */
export const words = inLanguage('orders-quick-sale', {
  onlyLeft: (name: string, left: number) => `${name}: only ${left} left when the stock was seen last`,
  salesAreRecorded: (count: number) => (count === 1 ? '1 sale is recorded.' : `${count} sales are recorded.`),
  // Finding a piece
  noPieceHasTheCode: (code: string) => `No piece has the code ${code}.`,
  severalPiecesMatch: (code: string) => `Several pieces match ${code}. Please type the whole code.`,
  cannotBeFound: (code: string) => `${code} cannot be found without the network.`,
  skuCode: 'SKU code',
  add: 'Add',
  // Payment by a QR code
  isPaidAndHandedOver: (orderId: string) => `${orderId} is paid and handed over.`,
  payOnline: 'Pay online',
  theCustomerScansThisWith:
    'The customer scans this with the phone’s camera and pays. The pieces are kept for half an hour.',
  link: 'link',
  qrCodeOfThePayment: (orderId: string) => `QR code of the payment page of ${orderId}`,
  paidHandOver: 'Paid: hand over',
  // The page
  quickSale: 'Quick sale',
  aCouponNeedsTheNetwork: 'A coupon needs the network. Remove it to sell now.',
  theSaleCouldNotBe: 'The sale could not be recorded.',
  noNetworkPricesOf: (when: string) => `No network: cash only. Prices and stock are those of ${when}.`,
  noNetworkPricesBelow: 'No network: cash only. Prices and stock are those of the pieces below.',
  computingThePrice: 'Computing the price',
  cashReceived: 'Cash received',
  showsTheChangeToGive: 'Shows the change to give.',
  giveBack: (amount: string) => `Give back ${amount}`,
  soldForCash: 'Sold for cash',
  payOnlineByAQr: 'Pay online by a QR code',
  sold: 'Sold',
  orderIdIsSold: (orderId: string) => `${orderId} is sold.`,
  theSaleIsKeptOn: 'The sale is kept on this phone, and sent when the network is back.',
  giveBackNow: (amount: string) => `Give back ${amount}.`,
  orderAndInvoice: 'Order and invoice',
  // Customer and discount
  printedOnTheInvoice: 'Printed on the invoice.',
  theOrderIsListedIn: 'The order is listed in the account of this email.',
  couponCode: 'Coupon code',
  nameTheCustomerOrEnter: 'Name the customer, or enter a coupon',
  noNameNoCoupon: 'No name, no coupon',
  giveADiscount: 'Give a discount',
  discountIn: 'Discount in',
  rupees: 'Rupees',
  reasonOfTheDiscount: 'Reason of the discount',
  noDiscount: 'No discount',
  // Pieces of the sale
  piecesOfTheSale: 'Pieces of the sale',
  codePriceAndStock: (code: string, price: string, available: number) => `${code}, ${price}, ${available} in stock`,
  onePieceLessOf: (code: string) => `One piece less of ${code}`,
  onePieceMoreOf: (code: string) => `One piece more of ${code}`,
  sizeOfCode: (code: string) => `Size of ${code}`,
  // Sales that wait for the network
  notSentYet: (count: number) => `Not sent yet (${count})`,
  salesThatAreNotSent: 'Sales that are not sent yet',
  nothingIsRecorded: (amount: string) => `Nothing is recorded: give the ${amount} back, or sell other pieces.`,
  changeAndSellAgain: 'Change and sell again',
  theMoneyIsGivenBack: 'The money is given back',
});

import { inLanguage } from '../language.ts';

/** Orders of the shop that people bought from before: their file, the list, and the page of one. */
export const words = inLanguage('former-orders', {
  // The file
  orderFilesOfShopifyAnd:
    'Order files of Shopify and WooCommerce are recognised; other tables are read by the names of their columns. The orders are history: they change no stock, sale, invoice or report. A customer sees those of their own confirmed email. An order that is here already takes over what a newer file says of it.',
  fileOfShopify: 'This is an order file of Shopify.',
  fileOfWooCommerce: 'This is an order file of WooCommerce.',
  tableOfYourOwn: 'This is a table of your own. Please look through what its columns mean.',
  formerShop: 'Former shop',
  ordersFromAnotherShop: 'Orders from another shop',
  fileOfOrders: 'File of orders',
  notUnderstood: 'Not understood',
  pleaseLook: 'Please look',
  pleaseSayWhichColumnsHave: (facts: readonly string[]) =>
    `Please say which columns have: ${facts.join(', ').toLowerCase()}.`,
  nameOfTheFormerShop: 'Name of the former shop',
  shownWithEachOrderTwo: 'Shown with each order. Two shops may have the same order numbers.',
  // The list
  ordersThatPeoplePlacedBefore:
    'Orders that people placed before the shop moved here. They are history: no sale, stock, invoice or report counts them.',
  numberEmailOrName: 'Number, email or name',
  formerOrders: 'Former orders',
  noFormerOrdersFound: 'No former orders found',
  failedToFetchTheFormer: 'Failed to fetch the former orders',
  placed: 'Placed',
  shop: 'Shop',
  payment: 'Payment',
  fromAnotherShop: 'From another shop',
  // The page of an order
  items: 'Items',
  amounts: 'Amounts',
  otherFees: 'Other fees',
  coupon: 'Coupon',
  tax: 'Tax',
  refunded: 'Refunded',
  deliveryAddress: 'Delivery address',
  accountInThisShop: 'Account in this shop',
  theFileHadNoItems: 'The file had no items of this order.',
});

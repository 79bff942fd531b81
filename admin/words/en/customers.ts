import { formatCount } from '#contract/shop/money.ts';
import { inLanguage } from '../language.ts';

/** The pages of customers: the list, the table of another shop, and a customer with orders, returns and notes. */
export const words = inLanguage('customers', {
  // A table of another shop
  customerFilesOfShopifyAnd:
    'Customer files of Shopify and WooCommerce are recognised; other tables are read by the names of their columns. Nobody gets a mail, and nobody is signed in: an account is confirmed when its owner signs in. What is known of a customer here stays as it is. Only a clear yes with its day or its source makes a subscriber of the newsletter.',
  thisIsACustomerFileOfShopify: 'This is a customer file of Shopify.',
  thisIsACustomerFileOfWooCommerce: 'This is a customer file of WooCommerce.',
  thisIsATableOf: 'This is a table of your own. Please look through what its columns mean.',
  customersFromAnotherShop: 'Customers from another shop',
  fileOfCustomers: 'File of customers',
  leftOut: 'Left out',
  pleaseSayWhichColumnHas: 'Please say which column has the email.',

  // The list
  mayOrder: 'May order',
  blocked: 'Blocked',
  refusedParcels: 'Refused parcels',
  noneRefused: 'None refused',
  customers: 'Customers',
  staffWhoMayShop: 'Staff who may shop',
  nameEmailOrMobile: 'Name, email or mobile',
  who: 'Who',
  everybody: 'Everybody',
  allCustomers: 'All customers',
  anyParcels: 'Any parcels',
  noCustomersFound: 'No customers found',
  failedToFetchTheCustomers: 'Failed to fetch the customers',
  fromAnotherShop: 'From another shop',
  staff: 'Staff',
  ordersCount: (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`),
  refusedParcelsCount: (count: number) => (count === 1 ? '1 refused parcel' : `${count} refused parcels`),

  // A customer
  latestOrders: 'Latest orders',
  noOrdersYet: 'No orders yet.',
  prepaid: 'Prepaid',
  latestReturns: 'Latest returns',
  noReturns: 'No returns.',
  returns: 'Returns',
  inCashWithinAYear: (count: number) => `${count} in cash within a year`,
  notes: 'Notes',
  newNote: 'New note',

  // Blocking
  unblock: 'Unblock',
  block: 'Block',
  letThisCustomerOrderAgain: 'Let this customer order again?',
  blockThisCustomer: 'Block this customer?',
  theCustomerMayOrderAgain: 'The customer may order again.',
  theCustomerIsBlockedAnd: 'The customer is blocked and signed out.',
  theyCanPlaceOrdersAgain: 'They can place orders again at once.',
  theyAreSignedOutOf: 'They are signed out of the shop and cannot place orders. Orders they placed go on.',

  // Orders at the former shop
  failedToFetchTheFormer: 'Failed to fetch the former orders',
  ordersAtTheFormerShop: 'Orders at the former shop',
  allFormerOrders: 'All former orders',
});

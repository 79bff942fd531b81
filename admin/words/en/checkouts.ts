import { inLanguage } from '../language.ts';

/** The carts and unpaid orders that were left. */
export const words = inLanguage('checkouts', {
  // What was left, and when
  otherItems: (count: number) => (count === 1 ? '1 other item' : `${count} other items`),
  justNow: 'Just now',
  hoursAgo: (hours: number) => (hours === 1 ? '1 hour ago' : `${hours} hours ago`),
  daysAgo: (days: number) => `${days} days ago`,
  remindedAt: (time: string) => `Reminded ${time}`,
  toldThatItIsNot: 'Told that it is not paid',
  wantsToBeReminded: 'Wants to be reminded',
  hasNotChosenReminders: 'Has not chosen reminders',

  // The list
  carts: 'Carts',
  unpaidOrders: 'Unpaid orders',
  lastDays: (days: number) => `Last ${days} days`,
  nothingOrderedSince: 'Nothing ordered since',
  orderedSince: 'Ordered since',
  reminded: 'Reminded',
  notReminded: 'Not reminded',
  whatIsListed: (hours: number) =>
    `Carts of customers and orders that were to be paid online, untouched for ${hours} hours. Who has chosen it is reminded of a cart by email, once; nobody else is.`,
  whatWasLeft: 'What was left',
  nameEmailOrMobile: 'Name, email or mobile',
  lastTouched: 'Last touched',
  anyTime: 'Any time',
  ordersSince: 'Orders since',
  allCustomers: 'All customers',
  reminder: 'Reminder',
  anyReminder: 'Any reminder',
  abandonedCheckouts: 'Abandoned checkouts',
  noAbandonedCheckouts: 'No abandoned checkouts',
  noAbandonedCheckoutsFound: 'No abandoned checkouts found',
  failedToFetchTheAbandoned: 'Failed to fetch the abandoned checkouts',
  items: 'Items',
  worth: 'Worth',
  lastStep: 'Last step',
  hasOrderedSince: 'Has ordered since',
});

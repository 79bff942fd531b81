import { inLanguage } from '../language.ts';

/** The first page: open tasks, and the sales of recent days. */
export const words = inLanguage('overview', {
  overview: 'Overview',
  failedToFetchTheOverview: 'Failed to fetch the overview',
  openDoctor: 'Open Doctor',

  // Sales
  salesDayToDay: (firstDay: string, lastDay: string) => `Sales, ${firstDay} to ${lastDay}`,
  averageOrder: 'Average order',
  nothingBefore: 'Nothing before',
  nothingBeforeEither: 'Nothing before either',
  asBefore: 'As before',
  moreThanBefore: (percent: string) => `${percent}% more than before`,
  lessThanBefore: (percent: string) => `${percent}% less than before`,
  withGstByTheDay:
    'With GST, by the day of the order, without what was cancelled or went back. Compared with as many days before.',
  theSameAsATable: 'The same as a table',
  salesByDay: 'Sales by day',
  noDays: 'No days',

  // Open tasks
  whatWaits: 'What waits',
  ordersToConfirm: 'Orders to confirm',
  ordersToSend: 'Orders to send',
  returnsToAnswer: 'Returns to answer',
  refundsToPay: 'Refunds to pay',
  sellersToCheck: 'Sellers to check',
  messagesToAnswer: 'Messages to answer',
  questionsToAnswer: 'Questions to answer',
  dataRequests: 'Data requests',
  whatIsLateOrShort: 'What is late or short',
  lateOrders: 'Late orders',
  lowStock: 'Low stock',
  outOfStock: 'Out of stock',
  whatFailed: 'What failed',
  deliveriesThatFailed: 'Deliveries that failed',
  refundsThatFailed: 'Refunds that failed',
  mailsAndCallsGivenUp: 'Mails and calls given up',
  notKnown: 'Not known',
  taskAndCount: (task: string, count: number) => `${task}: ${count}`,
  taskNotCounted: (task: string) => `${task}: unknown`,
});

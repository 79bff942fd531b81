import { inLanguage } from '../language.ts';

export const words = inLanguage('revenue', {
  failedToFetchTheRevenue: 'Failed to fetch the revenue',
  last30Days: 'Last 30 days',
  last12Weeks: 'Last 12 weeks',
  weekOfDay: (day: string) => `Week of ${day}`,
  last12Months: 'Last 12 months',
  last5Years: 'Last 5 years',
  revenue: 'Revenue',
  span: 'Span',
  netSalesWithGstBy: 'Net sales with GST, by when the order was placed, without what was cancelled or went back.',
  theSameAsATable: 'The same as a table',
  revenueByUnit: (unit: string) => `Revenue by ${unit}`,
  nothingYet: 'Nothing yet',
});

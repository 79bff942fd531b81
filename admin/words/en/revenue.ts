import { inLanguage } from '../language.ts';

/** The chart of a seller’s net sales. */
export const words = inLanguage('revenue', {
  failedToFetchTheRevenue: 'Failed to fetch the revenue',
  revenue: 'Revenue',
  span: 'Span',
  last30Days: 'Last 30 days',
  last12Weeks: 'Last 12 weeks',
  last12Months: 'Last 12 months',
  last5Years: 'Last 5 years',
  weekOfDay: (day: string) => `Week of ${day}`,
  netSalesWithGstBy: 'Net sales with GST, by when the order was placed, without what was cancelled or went back.',
  theSameAsATable: 'The same as a table',
  hour: 'Hour',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  revenueByHour: 'Revenue by hour',
  revenueByDay: 'Revenue by day',
  revenueByWeek: 'Revenue by week',
  revenueByMonth: 'Revenue by month',
  revenueByYear: 'Revenue by year',
  nothingYet: 'Nothing yet',
});

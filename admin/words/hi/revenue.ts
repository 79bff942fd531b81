import type { words as English } from '../en/revenue.ts';

/** The chart of a seller’s net sales. */
export const words: typeof English = {
  failedToFetchTheRevenue: 'कमाई की जानकारी नहीं मिल सकी',
  revenue: 'कमाई',
  span: 'समय',
  last30Days: 'पिछले 30 दिन',
  last12Weeks: 'पिछले 12 हफ़्ते',
  last12Months: 'पिछले 12 महीने',
  last5Years: 'पिछले 5 साल',
  weekOfDay: (day) => `${day} का हफ़्ता`,
  netSalesWithGstBy: 'GST के साथ शुद्ध बिक्री, ऑर्डर के समय के हिसाब से। जो कैंसल हुआ या वापस आया, वह शामिल नहीं।',
  theSameAsATable: 'यही टेबल में',
  hour: 'घंटा',
  week: 'हफ़्ता',
  month: 'महीना',
  year: 'साल',
  revenueByHour: 'घंटे के हिसाब से कमाई',
  revenueByDay: 'दिन के हिसाब से कमाई',
  revenueByWeek: 'हफ़्ते के हिसाब से कमाई',
  revenueByMonth: 'महीने के हिसाब से कमाई',
  revenueByYear: 'साल के हिसाब से कमाई',
  nothingYet: 'अभी कुछ नहीं',
};

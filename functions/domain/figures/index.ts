export { readAnalytics } from './analytics.ts';
export { readOverview } from './overview.ts';
export { revenueChart } from './revenue.ts';

export { readAnalytics } from './analytics.ts';
export { readOverview } from './overview.ts';
export { readSellerPerformance } from './seller-performance.ts';
export { revenueChart } from './revenue.ts';

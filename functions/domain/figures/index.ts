export { revenueChart } from './revenue.ts';

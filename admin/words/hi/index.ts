import { words as analytics } from './analytics.ts';
import { words as business } from './business.ts';
import { words as feeInvoices } from './fee-invoices.ts';
import { words as movingIn } from './moving-in.ts';
import { words as orderSums } from './order-sums.ts';
import { words as overview } from './overview.ts';
import { words as payouts } from './payouts.ts';
import { words as questions } from './questions.ts';
import { words as revenue } from './revenue.ts';
import { words as reviews } from './reviews.ts';
import { words as scan } from './scan.ts';
import { words as sellersOwn } from './sellers-own.ts';
import { words as staff } from './staff.ts';
import { words as taxReports } from './tax-reports.ts';
import { words as transactions } from './transactions.ts';
import { sharedFrame } from './shared/frame.ts';
import { sharedGoods } from './shared/goods.ts';
import { sharedMoney } from './shared/money.ts';
import { sharedOrders } from './shared/orders.ts';

/** The console in Hindi: the words of each area, and texts of the contract by their English text. */
export const hindi = {
  areas: {
    analytics,
    business,
    'fee-invoices': feeInvoices,
    'moving-in': movingIn,
    'order-sums': orderSums,
    overview,
    payouts,
    questions,
    revenue,
    reviews,
    scan,
    'sellers-own': sellersOwn,
    staff,
    'tax-reports': taxReports,
    transactions,
  },
  shared: { ...sharedFrame, ...sharedOrders, ...sharedGoods, ...sharedMoney },
};

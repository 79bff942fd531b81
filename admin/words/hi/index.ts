import { fieldTextIn } from '#contract/words/field-text-in.ts';
import type { LanguageWords } from '../language.ts';
import { words as analytics } from './analytics.ts';
import { words as bundles } from './bundles.ts';
import { words as business } from './business.ts';
import { words as categories } from './categories.ts';
import { common } from './common.ts';
import { words as documents } from './documents.ts';
import { words as feeInvoices } from './fee-invoices.ts';
import { words as files } from './files.ts';
import { words as find } from './find.ts';
import { words as imports } from './imports.ts';
import { words as inventory } from './inventory.ts';
import { words as layout } from './layout.ts';
import { words as movingIn } from './moving-in.ts';
import { words as orderSums } from './order-sums.ts';
import { words as orders } from './orders.ts';
import { words as ordersBooking } from './orders-booking.ts';
import { words as ordersPacking } from './orders-packing.ts';
import { words as overview } from './overview.ts';
import { words as payouts } from './payouts.ts';
import { words as plannedPrices } from './planned-prices.ts';
import { words as products } from './products.ts';
import { words as productsBulkPictures } from './products-bulk-pictures.ts';
import { words as providers } from './providers.ts';
import { words as questions } from './questions.ts';
import { words as refunds } from './refunds.ts';
import { words as returns } from './returns.ts';
import { words as revenue } from './revenue.ts';
import { words as reviews } from './reviews.ts';
import { words as scan } from './scan.ts';
import { words as secondFactor } from './second-factor.ts';
import { words as sellersOwn } from './sellers-own.ts';
import { words as shipping } from './shipping.ts';
import { words as signIn } from './sign-in.ts';
import { words as signIns } from './sign-ins.ts';
import { words as skus } from './skus.ts';
import { words as skusGrid } from './skus-grid.ts';
import { words as staff } from './staff.ts';
import { words as tax } from './tax.ts';
import { words as taxReports } from './tax-reports.ts';
import { words as today } from './today.ts';
import { words as transactions } from './transactions.ts';
import { words as ui } from './ui.ts';
import { words as weightDisputes } from './weight-disputes.ts';
import { reactAdmin } from './react-admin.ts';
import { sharedFrame } from './shared/frame.ts';
import { sharedGoods } from './shared/goods.ts';
import { sharedMoney } from './shared/money.ts';
import { sharedOrders } from './shared/orders.ts';

/** The console in Hindi: the words of each area, and texts of the contract by their English text. */
export const words = {
  areas: {
    analytics,
    bundles,
    business,
    categories,
    common,
    documents,
    'fee-invoices': feeInvoices,
    files,
    find,
    imports,
    inventory,
    layout,
    'moving-in': movingIn,
    'order-sums': orderSums,
    orders,
    'orders-booking': ordersBooking,
    'orders-packing': ordersPacking,
    overview,
    payouts,
    'planned-prices': plannedPrices,
    products,
    'products-bulk-pictures': productsBulkPictures,
    providers,
    questions,
    refunds,
    returns,
    revenue,
    reviews,
    scan,
    'second-factor': secondFactor,
    'sellers-own': sellersOwn,
    shipping,
    'sign-in': signIn,
    'sign-ins': signIns,
    skus,
    'skus-grid': skusGrid,
    staff,
    tax,
    'tax-reports': taxReports,
    today,
    transactions,
    ui,
    'weight-disputes': weightDisputes,
  },
  shared: { ...sharedFrame, ...sharedGoods, ...sharedMoney, ...sharedOrders },
  fieldText: (text: string) => fieldTextIn('hi', text),
  reactAdmin,
} satisfies LanguageWords;

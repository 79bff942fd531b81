import * as z from 'zod/mini';
import { AbandonedCheckout, CHECKOUT_KINDS } from '#contract/calls/checkouts.ts';
import { AUDIT_SUBJECTS, LoggedChange } from '#contract/calls/audit.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import { CourierReport, ManagedParcel } from '#contract/calls/shipments.ts';
import { ManagedQuestion } from '#contract/calls/questions.ts';
import { ManagedReview } from '#contract/calls/reviews.ts';
import { ManagedRefund, ManagedReturn, PayRefund } from '#contract/calls/returns.ts';
import { Day } from '#contract/calls/wire.ts';
import { bareReference } from '#contract/shop/reference-code.ts';
import { REFUND_STATUSES } from '#contract/states/payment.ts';
import { RESOLUTIONS, RETURN_KINDS, RETURN_STATUSES } from '#contract/states/return.ts';
import { SHIPMENT_STATUSES } from '#contract/states/shipment.ts';
import { loggedChanges } from '../../domain/platform/audit-log/index.ts';
import { abandonedCheckouts } from '../../domain/buying/checkouts/index.ts';
import { managedQuestions } from '../../domain/content/questions/index.ts';
import { managedReviews } from '../../domain/content/reviews/index.ts';
import { managedRefunds, payRefund } from '../../domain/orders/refunds/index.ts';
import { managedReturns, returnPaid } from '../../domain/orders/returns/index.ts';
import { managedParcels, unmatchedReports } from '../../domain/orders/shipping/index.ts';
import type { Shop } from '../../domain/shop.ts';
import type { Call } from '../../http/call.ts';
import { revenueCalls } from '../revenue.ts';
import { arrangedPageCalls } from './arranged-pages.ts';
import { managedBlogCalls } from './blog.ts';
import { managedBundleCalls } from './bundles.ts';
import { managedCategoryCalls } from './categories.ts';
import { managedCollectionCalls } from './collections.ts';
import { managedCouponCalls } from './coupons.ts';
import { feeRateCalls } from './fee-rates.ts';
import { managedDocumentCalls } from './documents.ts';
import { managedFeePaperCalls } from './fee-papers.ts';
import { managedCustomerCalls } from './customers.ts';
import { managedDataRequestCalls } from './data-requests.ts';
import { managedFileCalls } from './files.ts';
import { formerOrderCalls } from './former-orders.ts';
import { analyticsCalls, overviewCalls } from './figures.ts';
import { managedInventoryCalls } from './inventory.ts';
import { oldAddressCalls } from './old-addresses.ts';
import { codDecisionCalls } from './cod-decisions.ts';
import { managedOrderCalls } from './orders.ts';
import { managedProductCalls } from './products.ts';
import { mailTextCalls } from './mail-texts.ts';
import { settingsCalls } from './settings.ts';
import { letterCalls } from './letters.ts';
import { managedMessageCalls, messageReplyCalls } from './messages.ts';
import { managedSubscriberCalls } from './newsletter.ts';
import { managedOrderSumCalls, managedPayoutCalls, managedTransactionCalls } from './payouts.ts';
import { managedRemittanceCalls } from './remittances.ts';
import { managedSellerCalls } from './sellers.ts';
import { csvOf, resource } from './simple-rest.ts';
import { AUDIT_COLUMNS, CHECKOUT_COLUMNS } from './columns.ts';
import { managedSearchWordCalls } from './search-words.ts';
import { plannedPriceCalls } from './planned-prices.ts';
import { managedSkuCalls } from './skus.ts';
import { doctorCalls, jobCalls, managedOutboxCalls } from './system.ts';
import { managedStaffCalls } from './staff.ts';
import { taxReportCalls } from './tax-reports.ts';
import { managedTaxCalls } from './tax.ts';
import { managedTicketCalls } from './tickets.ts';
import { managedWeightDisputeCalls } from './weight-disputes.ts';

/**
 * The calls of every resource of the console. Read-only resources are described here, the others in their own files.
 */
const CALLS_OF: Record<ResourceName, readonly Call<Shop>[]> = {
  overview: overviewCalls,
  analytics: analyticsCalls,
  orders: [...managedOrderCalls, ...codDecisionCalls],
  products: managedProductCalls,
  categories: managedCategoryCalls,
  skus: managedSkuCalls,
  'planned-prices': plannedPriceCalls,
  inventory: managedInventoryCalls,
  coupons: managedCouponCalls,
  bundles: managedBundleCalls,
  collections: managedCollectionCalls,
  'search-words': managedSearchWordCalls,
  customers: managedCustomerCalls,
  'former-orders': formerOrderCalls,
  checkouts: resource({
    name: 'checkouts',
    row: AbandonedCheckout,
    rows: abandonedCheckouts,
    exported: csvOf(abandonedCheckouts, CHECKOUT_COLUMNS),
    sortedBy: { by: 'changedAt', descending: true },
    filters: {
      kind: z.enum(CHECKOUT_KINDS),
      isReminded: z.boolean(),
      orderedSince: z.boolean(),
      days: z.int().check(z.minimum(1), z.maximum(365)),
    },
  }),
  newsletter: managedSubscriberCalls,
  letters: letterCalls,
  messages: managedMessageCalls,
  'message-replies': messageReplyCalls,
  reviews: resource({
    name: 'reviews',
    row: ManagedReview,
    rows: managedReviews,
    sortedBy: { by: 'id', descending: true },
    filters: {
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      isHidden: z.boolean(),
      answered: z.boolean(),
      withPhotos: z.boolean(),
      productId: z.int(),
    },
  }),
  questions: resource({
    name: 'questions',
    row: ManagedQuestion,
    rows: managedQuestions,
    sortedBy: { by: 'id', descending: true },
    filters: { isHidden: z.boolean(), answered: z.boolean(), productId: z.int() },
  }),
  tax: managedTaxCalls,
  blog: managedBlogCalls,
  pages: arrangedPageCalls,
  'old-addresses': oldAddressCalls,
  tickets: managedTicketCalls,
  'weight-disputes': managedWeightDisputeCalls,
  shipping: resource({
    name: 'shipping',
    row: ManagedParcel,
    rows: managedParcels,
    sortedBy: { by: 'id', descending: true },
    filters: { status: z.enum(SHIPMENT_STATUSES), sellerId: z.int() },
  }),
  returns: resource({
    name: 'returns',
    row: ManagedReturn,
    rows: managedReturns,
    sortedBy: { by: 'id', descending: true },
    filters: {
      status: z.enum(RETURN_STATUSES),
      kind: z.enum(RETURN_KINDS),
      resolution: z.enum(RESOLUTIONS),
      sellerId: z.int(),
      orderId: z.int(),
    },
  }),
  refunds: resource({
    name: 'refunds',
    row: ManagedRefund,
    rows: managedRefunds,
    sortedBy: { by: 'id', descending: true },
    filters: { status: z.enum(REFUND_STATUSES) },
    update: {
      summary: 'Notes that a refund was paid by hand, with the reference of the transfer.',
      body: PayRefund,
      refuses: ['REFUND_PAID'],
      run: (shop, admin, id, body) => payRefund(shop, admin, { ...body, id }, returnPaid),
    },
  }),
  payouts: managedPayoutCalls,
  transactions: managedTransactionCalls,
  'order-sums': managedOrderSumCalls,
  revenue: revenueCalls,
  'fee-invoices': managedFeePaperCalls,
  documents: managedDocumentCalls,
  'tax-reports': taxReportCalls,
  remittances: managedRemittanceCalls,
  sellers: managedSellerCalls,
  'data-requests': managedDataRequestCalls,
  files: managedFileCalls,
  settings: [...settingsCalls, ...mailTextCalls, ...feeRateCalls],
  staff: managedStaffCalls,
  'courier-reports': resource({
    name: 'courier-reports',
    row: CourierReport,
    rows: unmatchedReports,
    sortedBy: { by: 'id', descending: true },
    filters: { awb: z.string().check(z.overwrite(bareReference), z.maxLength(60)) },
  }),
  jobs: jobCalls,
  doctor: doctorCalls,
  outbox: managedOutboxCalls,
  audit: resource({
    name: 'audit',
    row: LoggedChange,
    rows: loggedChanges,
    exported: csvOf(loggedChanges, AUDIT_COLUMNS),
    sortedBy: { by: 'at', descending: true },
    filters: {
      actor: z.int(),
      subject: z.enum(AUDIT_SUBJECTS),
      subjectId: z.int(),
      action: z.string().check(z.maxLength(100)),
      from: Day,
      to: Day,
    },
  }),
};

export const managedCalls: readonly Call<Shop>[] = Object.values(CALLS_OF).flat();

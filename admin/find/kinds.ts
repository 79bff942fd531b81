import type * as z from 'zod/mini';
import type { ManagedParcel } from '#contract/calls/shipments.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import { SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import { RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { statusOf } from '../blog/postLabels.ts';
import { offerOf as bundleOfferOf } from '../bundles/bundleValues.ts';
import { COLLECTION_STATUS, daysOf } from '../collections/collectionLabels.ts';
import { COUPON_STATUS, offerOf } from '../coupons/couponLabels.ts';
import { instant } from '../ui/instant.ts';
import { ORDER_STATUS } from '../orders/orderStatus.ts';
import { DISPUTE_STATUS } from '../weight-disputes/disputeStatus.ts';
import type {
  BundleRecord,
  CollectionRecord,
  CouponRecord,
  ManagedCustomerRecord,
  ManagedPostRecord,
  OrderRecord,
  ProductRecord,
  ReturnRecord,
  SellerRecord,
  SkuRecord,
  TicketRecord,
  WeightDisputeRecord,
} from '../providers/records.ts';
import { words } from '../words/en/find.ts';
import { shared } from '../words/language.ts';

/** A result and the address of its page. */
export interface Find {
  id: number;
  title: string;
  detail: string;
  to: string;
}

/** A resource that the global search covers. */
export interface FindKind {
  resource: ResourceName;
  find: (row: never) => Omit<Find, 'id'>;
}

/** Returns the search kind of a resource's rows. */
const kind = <Row>(resource: ResourceName, find: (row: Row) => Omit<Find, 'id'>): FindKind => ({ resource, find });

/** In the order of the results; each is searched as its own list. */
export const FIND_KINDS: readonly FindKind[] = [
  kind<OrderRecord>('orders', ({ id, orderId, user, orderDate, orderStatus }) => ({
    title: orderId,
    detail: `${user.fullName}, ${instant(orderDate)}, ${ORDER_STATUS[orderStatus].word}`,
    to: `/orders/${id}/show`,
  })),
  kind<z.input<typeof ManagedParcel>>('shipping', ({ orderKey, orderId, awb, courierName, status, city }) => ({
    title: awb ?? words.parcelWithoutAwb,
    detail: words.parcelOfOrder(courierName, shared(SHIPMENT_WORDS[status]), city, orderId),
    to: `/orders/${orderKey}/show`,
  })),
  kind<ReturnRecord>('returns', ({ id, reference, shopper, status }) => ({
    title: reference,
    detail: `${shopper.name}, ${shared(RETURN_STATUS_WORDS[status])}`,
    to: `/returns/${id}/show`,
  })),
  kind<WeightDisputeRecord>('weight-disputes', ({ id, reference, status, courierName, awb }) => ({
    title: reference,
    detail: `${courierName}, ${awb}, ${DISPUTE_STATUS[status].word}`,
    to: `/weight-disputes/${id}/show`,
  })),
  kind<ProductRecord>('products', ({ id, name, sellerName, categoryName }) => ({
    title: name,
    detail: `${categoryName}, ${sellerName}`,
    to: `/products/${id}`,
  })),
  kind<SkuRecord>('skus', ({ id, code, name, color, size }) => ({
    title: code,
    detail: [name, color, size].filter(Boolean).join(', '),
    to: `/skus/${id}`,
  })),
  kind<SellerRecord>('sellers', ({ id, businessDetails: { businessName }, email }) => ({
    title: businessName,
    detail: email,
    to: `/sellers/${id}/show`,
  })),
  kind<ManagedCustomerRecord>('customers', ({ id, fullName, email, mobile }) => ({
    title: fullName,
    detail: [email, mobile].filter(Boolean).join(', '),
    to: `/customers/${id}/show`,
  })),
  kind<CouponRecord>('coupons', (coupon) => ({
    title: coupon.code,
    detail: `${offerOf(coupon)}, ${COUPON_STATUS[coupon.status].word}`,
    to: `/coupons/${coupon.id}`,
  })),
  kind<BundleRecord>('bundles', (bundle) => ({
    title: bundle.name,
    detail: `${shared(bundleOfferOf(bundle))}, ${shared(COUPON_STATUS[bundle.status].word)}`,
    to: `/bundles/${bundle.id}`,
  })),
  kind<CollectionRecord>('collections', (collection) => ({
    title: collection.displayName,
    detail: `${COLLECTION_STATUS[collection.status].word}, ${daysOf(collection)}`,
    to: `/collections/${collection.id}`,
  })),
  kind<ManagedPostRecord>('blog', (post) => ({
    title: post.title,
    detail: `${post.category}, ${statusOf(post).word}`,
    to: `/blog/edit/${post.id}`,
  })),
  kind<TicketRecord>('tickets', ({ ticketNumber, name, subject }) => ({
    title: ticketNumber,
    detail: `${name}: ${subject}`,
    to: `/tickets?filter=${encodeURIComponent(JSON.stringify({ q: ticketNumber }))}`,
  })),
];

import type { Call } from '../http/call.ts';
import { DATA_HEADERS, DATA_POLICY, PAGE_HEADERS } from '../http/headers.ts';
import type { RouteGroup } from '../http/route.ts';
import type { Shop } from '../domain/shop.ts';
import { addressCalls } from './addresses.ts';
import { authCalls } from './auth.ts';
import { managedCalls } from './back-office/index.ts';
import { blogCalls, blogFeedRoute } from './blog.ts';
import { cartCalls } from './cart.ts';
import { categoryCalls } from './categories.ts';
import { consoleRoutes, consoleRoutesAfterCalls } from './console.ts';
import type { ConsoleWorld } from './console.ts';
import { contactCalls } from './contact.ts';
import { couponCalls } from './coupons.ts';
import { fileCalls } from './files.ts';
import { feedRoutes } from './feeds.ts';
import { healthRoutes } from './health.ts';
import type { Health } from './health.ts';
import { inventoryCalls } from './inventory.ts';
import { invitationCalls } from './invitations.ts';
import { invoiceCalls } from './invoices.ts';
import { contactForm } from './live/contact-form.ts';
import type { LivePages } from './live/draw.ts';
import { livePages } from './live/live-pages.ts';
import { messageCalls, webhookVerification } from './messages.ts';
import { movedPages } from './live/moved-pages.ts';
import { mediaRoutes } from './media.ts';
import type { MediaWorld } from './media.ts';
import { formerOrderCalls } from './former-orders.ts';
import { newsletterCalls, newsletterPages } from './newsletter.ts';
import { noticePages } from './notices.ts';
import { notificationCalls } from './notifications.ts';
import { orderCalls } from './orders.ts';
import { paymentResults } from './payment-result.ts';
import type { PaymentResultWorld } from './payment-result.ts';
import { paymentCalls } from './payments.ts';
import { payoutCalls } from './payouts.ts';
import { previewRoute } from './preview.ts';
import { productCalls } from './products.ts';
import { questionCalls } from './questions.ts';
import { returnCalls } from './returns.ts';
import { reviewCalls } from './reviews.ts';
import { searchCalls } from './search.ts';
import { sellerOrderCalls } from './seller-orders.ts';
import { sellerProductCalls } from './seller-products.ts';
import { passkeyCalls } from './passkeys.ts';
import { secondFactorCalls } from './second-factor.ts';
import { sellerCalls } from './sellers.ts';
import { lookFileRoute } from './look-files.ts';
import { shareImageRoutes } from './share-images.ts';
import type { ShareImageWorld } from './share-images.ts';
import { shipmentCalls } from './shipments.ts';
import { shippingCalls } from './shipping.ts';
import { skuCalls } from './skus.ts';
import { trailingSlash, trailingSlashAfterCalls } from './trailing-slash.ts';
import { stockNoticeCalls, stockNoticePages } from './stock-notices.ts';
import { taxCalls } from './tax.ts';
import { accountCalls } from './account.ts';
import { savedFilterCalls } from './saved-filters.ts';
import { userCalls } from './users.ts';
import { webManifestRoute } from './web-manifest.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call of the API, area by area, in the specification's order. */
export const CALLS: readonly Call<Shop>[] = [
  ...authCalls,
  ...userCalls,
  ...savedFilterCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...cartCalls,
  ...couponCalls,
  ...orderCalls,
  ...formerOrderCalls,
  ...paymentCalls,
  ...invoiceCalls,
  ...taxCalls,
  ...returnCalls,
  ...payoutCalls,
  ...fileCalls,
  ...wishlistCalls,
  ...stockNoticeCalls,
  ...addressCalls,
  // Before the products, whose last call would match its address.
  ...searchCalls,
  ...productCalls,
  ...categoryCalls,
  ...skuCalls,
  ...inventoryCalls,
  ...shippingCalls,
  ...shipmentCalls,
  ...reviewCalls,
  ...questionCalls,
  ...notificationCalls,
  ...messageCalls,
  ...contactCalls,
  ...blogCalls,
  ...newsletterCalls,
  ...invitationCalls,
  ...sellerCalls,
  ...sellerOrderCalls,
  ...sellerProductCalls,
  ...managedCalls,
];

/** The dependencies of routes that are not calls. */
export type RoutesWorld = LivePages & ConsoleWorld & MediaWorld & ShareImageWorld & Health & PaymentResultWorld;

/** Matched before the calls, some of which have the same addresses: a browser that opens one gets a page. */
export const ROUTES_BEFORE_CALLS: readonly RouteGroup<RoutesWorld>[] = [
  { routes: [trailingSlash], headers: {} },
  { routes: consoleRoutes, headers: DATA_HEADERS },
  { routes: [...newsletterPages, ...stockNoticePages, ...noticePages], headers: PAGE_HEADERS },
];

const PICTURE_HEADERS = { 'Content-Security-Policy': DATA_POLICY };

export const ROUTES_AFTER_CALLS: readonly RouteGroup<RoutesWorld>[] = [
  { routes: [trailingSlashAfterCalls], headers: {} },
  { routes: consoleRoutesAfterCalls, headers: DATA_HEADERS },
  {
    routes: [...mediaRoutes, ...shareImageRoutes, lookFileRoute, ...feedRoutes, webManifestRoute],
    headers: PICTURE_HEADERS,
  },
  { routes: [...healthRoutes, blogFeedRoute, previewRoute, webhookVerification], headers: DATA_HEADERS },
  { routes: [...paymentResults, ...livePages, ...contactForm, ...movedPages], headers: PAGE_HEADERS },
];

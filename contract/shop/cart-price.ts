import type { PaymentMethod } from '../states/payment.ts';

/**
 * Returns the price that a cart shows before the shopper chooses a payment method: of cash on delivery, or of online
 * payment where only that is available.
 */
export function cartPriceOf<Price extends { unavailable: unknown }>({
  PREPAID,
  COD,
}: Record<PaymentMethod, Price>): Price {
  return COD.unavailable !== null && PREPAID.unavailable === null ? PREPAID : COD;
}

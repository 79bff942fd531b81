import { refuse } from '#contract/calls/refusals.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { barredByState, reachOf } from '../delivery/index.ts';
import type { Shop } from '../shop.ts';
import type { LineToOrder } from './order-lines.ts';

/**
 * Whether what is ordered can get to its address: each seller may sell there, couriers deliver there, and they collect
 * cash there where that is how it is paid. Where couriers do not answer, the order stands, and its seller sends it when
 * they do.
 * @throws STATE_NOT_SERVED, PIN_NOT_SERVED, COD_NOT_POSSIBLE
 */
export async function mustReach(
  shop: Shop,
  lines: readonly LineToOrder[],
  { stateCode, pinCode }: { stateCode: string; pinCode: string },
  method: PaymentMethod,
): Promise<void> {
  for (const line of lines) {
    const reason = barredByState(line, [{ code: stateCode }]);
    if (reason !== null) refuse('STATE_NOT_SERVED', { params: { reason } });
  }
  const pickups = [...new Set(lines.map(({ pickupPin }) => pickupPin))];
  const reaches = await Promise.all(pickups.map((pickupPin) => reachOf(shop, pickupPin, pinCode)));
  if (reaches.some((reach) => reach?.isServed === false)) refuse('PIN_NOT_SERVED');
  if (method === 'COD' && reaches.some((reach) => reach?.cod === false)) {
    refuse('COD_NOT_POSSIBLE', { params: { reason: `Cash on delivery is not collected at ${pinCode}.` } });
  }
}

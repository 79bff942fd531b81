import * as messages from '#contract/messages.ts';
import type { PinCheck, SenderReach } from './wire.ts';
import { call } from './client.ts';

export type { PinCheck, SenderReach };

/** Returns whether a PIN code is served and when a SKU arrives there. */
export async function checkPin(pin: string, skuId?: number): Promise<PinCheck> {
  const query = skuId === undefined ? '' : `?skuId=${skuId}`;
  const answer = await call<{ data: PinCheck }>('GET', `/shipping/pincode/${pin}${query}`, {
    failure: messages.PIN_CHECK_ERROR,
  });
  return answer.data;
}

/** Returns when parcels of several sellers arrive at a PIN code. */
export function sellersReach(pin: string, sellerIds: readonly number[]): Promise<SenderReach[]> {
  return call<SenderReach[]>('GET', `/api/delivery/sellers?pincode=${pin}&sellers=${sellerIds.join(',')}`, {
    failure: messages.PIN_CHECK_ERROR,
    asVisitor: true,
  });
}

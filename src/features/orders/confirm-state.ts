import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import { decideCodConfirmation, getCodConfirmation } from '../../api/orders.ts';
import type { OrderToConfirm } from '../../api/orders.ts';
import { serverState } from '../../api/server-state.ts';
import type { CodDecision } from '../../api/wire.ts';

/** The order behind the mailed link. */
export const { $answer: $confirmation, load: loadConfirmation } = serverState(
  getCodConfirmation,
  messages.ORDER_DETAILS_UNAVAILABLE,
);

/** The pending decision, and the error of the last one. */
export const $deciding = atom<{ underWay: CodDecision | undefined; error: string | undefined }>({
  underWay: undefined,
  error: undefined,
});

/**
 * Sends the decision about an unconfirmed order; online payment opens the gateway's page.
 * @param reread loads the order afterwards, also if another decision came first
 */
export async function decide(
  order: OrderToConfirm,
  answer: CodDecision,
  reread: () => Promise<unknown>,
): Promise<void> {
  $deciding.set({ underWay: answer, error: undefined });
  let message: string | undefined;
  try {
    const { payment_link_url: url } = await decideCodConfirmation(order, answer);
    if (url) {
      location.assign(url);
      return;
    }
  } catch (error) {
    message = messageFor(error);
    if (!(error instanceof ApiError) || error.status !== 409) {
      $deciding.set({ underWay: undefined, error: message });
      return;
    }
  }
  await reread();
  $deciding.set({ underWay: undefined, error: message });
}

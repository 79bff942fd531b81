import * as messages from '#contract/messages.ts';
import { listFormerOrders } from '../../api/orders.ts';
import { serverState } from '../../api/server-state.ts';

/** The shopper's newest orders in the former shop, as many as were asked for. */
export const { $answer: $formerOrders, load: loadFormerOrders } = serverState(
  listFormerOrders,
  messages.ORDER_HISTORY_FAILED,
);

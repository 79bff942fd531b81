import * as messages from '#contract/messages.ts';
import { previewBag } from '../../api/cart.ts';
import { serverState } from '../../api/server-state.ts';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { $bag } from './bag.ts';

/** The visitor's bag as a cart, as the server last returned it. */
export const { $answer: $bagPreview, load: loadBagPreview } = serverState(
  () =>
    previewBag(
      $bag.get().items.map(({ skuId, size, quantity }) => ({ skuId, size, quantity })),
      $deliveryPin.get(),
    ),
  messages.CART_FETCH_FAILED,
);

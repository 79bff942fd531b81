import { getOrdersToReturn, getReturnOptions, getReturns } from '../../api/returns.ts';
import { serverState } from '../../api/server-state.ts';

const FAILED = 'Your returns could not be loaded. Please try again.';

/** The shopper's returns. */
export const myReturns = serverState(getReturns, FAILED);
/** The shopper's orders. */
export const myOrders = serverState(getOrdersToReturn, FAILED);
/** The items of an order that can be returned. */
export const options = serverState(getReturnOptions, FAILED);

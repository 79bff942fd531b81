import { getOrdersToReturn, getReturnOptions, getReturns } from '../../api/returns.ts';
import { serverState } from '../../api/server-state.ts';

const FAILED = 'Your returns could not be loaded. Please try again.';

/** What this shopper has sent back. */
export const myReturns = serverState(getReturns, FAILED);
/** Their orders, to choose one from. */
export const myOrders = serverState(getOrdersToReturn, FAILED);
/** What of one order may be sent back. */
export const options = serverState(getReturnOptions, FAILED);

export { abandonedCheckouts } from './manage-checkouts.ts';
export { forgetOldCheckouts } from './statements.ts';
export { remindOfCarts } from './remind-of-carts.ts';

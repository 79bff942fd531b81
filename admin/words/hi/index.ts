import { words as products } from './products.ts';
import { words as scan } from './scan.ts';
import { sharedFrame } from './shared/frame.ts';
import { sharedGoods } from './shared/goods.ts';
import { sharedMoney } from './shared/money.ts';
import { sharedOrders } from './shared/orders.ts';

/** The console in Hindi: the words of each area, and texts of the contract by their English text. */
export const hindi = {
  areas: { products, scan },
  shared: { ...sharedFrame, ...sharedOrders, ...sharedGoods, ...sharedMoney },
};

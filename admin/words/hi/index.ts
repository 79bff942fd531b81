import { words as business } from './business.ts';
import { words as overview } from './overview.ts';
import { words as payouts } from './payouts.ts';
import { words as scan } from './scan.ts';
import { words as sellersOwn } from './sellers-own.ts';
import { sharedFrame } from './shared/frame.ts';
import { sharedGoods } from './shared/goods.ts';
import { sharedMoney } from './shared/money.ts';
import { sharedOrders } from './shared/orders.ts';

/** The console in Hindi: the words of each area, and texts of the contract by their English text. */
export const hindi = {
  areas: { business, overview, payouts, scan, 'sellers-own': sellersOwn },
  shared: { ...sharedFrame, ...sharedOrders, ...sharedGoods, ...sharedMoney },
};

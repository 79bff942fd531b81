import { formatCount } from '#contract/shop/money.ts';
import type { CountedOrders } from './countedOrders.ts';
import { ordersText } from './countedOrders.ts';
import { figureLink } from './FigureLink.tsx';
import { rupees } from './rupees.ts';

const linkTo = (of: CountedOrders) => ({ list: 'orders', filter: of, opens: ordersText(of) }) as const;

/** Returns a number of orders, linked to them. @param shown the text, if it is more than the number */
export const orderCount = (of: CountedOrders, count: number, shown = formatCount(count)) =>
  figureLink({ ...linkTo(of), isNone: count === 0 }, shown);

/** Returns a figure about orders, linked to them. */
export const ofOrders = (of: CountedOrders, count: number, shown: string, isInText = false) =>
  figureLink({ ...linkTo(of), isNone: count === 0, isInText }, shown);

/** Returns the sales of orders, linked to the list that shows each amount. */
export const orderAmount = (of: CountedOrders, count: number, amount: number) => ofOrders(of, count, rupees(amount));

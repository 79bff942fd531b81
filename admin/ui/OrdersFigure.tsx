import { formatCount } from '#contract/shop/money.ts';
import type { CountedOrders } from './countedOrders.ts';
import { ordersText } from './countedOrders.ts';
import { figureLink } from './FigureLink.tsx';
import { rupees } from './rupees.ts';

const linkTo = (of: CountedOrders) => ({ list: 'orders', filter: of, opens: ordersText(of) }) as const;

/** How many orders, leading to them. @param shown what stands there, where it is more than the number */
export const orderCount = (of: CountedOrders, count: number, shown = formatCount(count)) =>
  figureLink({ ...linkTo(of), isNone: count === 0 }, shown);

/** What some orders come to, or another figure made of them, leading to them. */
export const ofOrders = (of: CountedOrders, count: number, shown: string, isInText = false) =>
  figureLink({ ...linkTo(of), isNone: count === 0, isInText }, shown);

/** What some orders bring, leading to them; the list says it of each. */
export const orderAmount = (of: CountedOrders, count: number, amount: number) => ofOrders(of, count, rupees(amount));

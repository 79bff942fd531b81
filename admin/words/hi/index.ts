import { fieldTextIn } from '#contract/words/field-text-in.ts';
import { words as documents } from './documents.ts';
import { words as files } from './files.ts';
import { words as find } from './find.ts';
import { words as layout } from './layout.ts';
import { words as orders } from './orders.ts';
import { words as ordersBooking } from './orders-booking.ts';
import { words as ordersPacking } from './orders-packing.ts';
import { words as providers } from './providers.ts';
import { words as refunds } from './refunds.ts';
import { words as returns } from './returns.ts';
import { words as scan } from './scan.ts';
import { words as secondFactor } from './second-factor.ts';
import { words as signIn } from './sign-in.ts';
import { words as signIns } from './sign-ins.ts';
import { words as shipping } from './shipping.ts';
import { words as today } from './today.ts';
import { words as weightDisputes } from './weight-disputes.ts';
import { reactAdmin } from './react-admin.ts';
import { sharedFrame } from './shared/frame.ts';
import { sharedGoods } from './shared/goods.ts';
import { sharedMoney } from './shared/money.ts';
import { sharedOrders } from './shared/orders.ts';

/** The console in Hindi: the words of each area, texts of the contract by their English text, and react-admin's texts. */
export const hindi = {
  areas: {
    documents,
    files,
    find,
    layout,
    orders,
    'orders-booking': ordersBooking,
    'orders-packing': ordersPacking,
    providers,
    refunds,
    returns,
    scan,
    'second-factor': secondFactor,
    shipping,
    'sign-in': signIn,
    'sign-ins': signIns,
    today,
    'weight-disputes': weightDisputes,
  },
  shared: { ...sharedFrame, ...sharedGoods, ...sharedMoney, ...sharedOrders },
  reactAdmin,
  fieldText: (text: string) => fieldTextIn('hi', text),
};

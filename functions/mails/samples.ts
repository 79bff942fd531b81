import type {
  NoticedProduct,
  OrderMail,
  ParcelMail,
  PaymentMail,
  ReturnMail,
  TicketMail,
} from '../domain/platform/outbox/index.ts';

/* Invented people, goods and orders for the previews of mails. */

const at = (text: string) => Date.parse(`${text}+05:30`);
const NUMBER = 'RH-7K4M-92QD-X3TB';

export const TO = 'asha@example.in';
export const SHOPPER = 'Asha Rao';
export const SELLER = 'Meera Jewels';
export const CODE = '428117';
/** The token of a link that does not work. */
export const TOKEN = 'sample';
export const WHEN = at('2026-11-20T15:00');
export const UNTIL = at('2026-11-21T15:00');

export const PRODUCT: NoticedProduct = {
  name: 'Kundan Peacock Jhumka',
  seoUrl: 'kundan-peacock-jhumka',
  detail: 'Green',
  sellingPaise: 599_00,
};
export const CHOKER: NoticedProduct = {
  name: 'Temple Lakshmi Choker',
  seoUrl: 'temple-lakshmi-choker',
  detail: 'Gold',
  sellingPaise: 499_00,
};

export const ORDER: OrderMail = {
  number: NUMBER,
  fullName: SHOPPER,
  items: [
    { name: PRODUCT.name, detail: PRODUCT.detail, quantity: 2, sellingPaise: 1198_00 },
    { name: CHOKER.name, detail: CHOKER.detail, quantity: 1, sellingPaise: 499_00 },
  ],
  couponCode: 'FEST10',
  couponPaise: 170_00,
  prepaidDiscountPaise: 153_00,
  shippingFeePaise: 0,
  codFeePaise: 0,
  totalPaise: 1374_00,
  isPaid: true,
  isGift: true,
  deliveryEstimate: '3-5 business days',
  address: 'Asha Rao, 12 Lake Road, Kondapur, Hyderabad 500084, Telangana',
};

/** An order in cash, without the discount for paying online. */
export const CASH_ORDER: OrderMail = { ...ORDER, prepaidDiscountPaise: 0, totalPaise: 1527_00, isPaid: false };

export const PAYMENT: PaymentMail = { number: NUMBER, fullName: SHOPPER, amountPaise: 1374_00 };

export const PARCEL: Omit<ParcelMail, 'step'> = {
  number: NUMBER,
  fullName: SHOPPER,
  sellerName: SELLER,
  contents: CHOKER.name,
  courierName: 'Godavari Surface',
  awb: 'SBX000000017',
  codPaise: 1527_00,
  etdOn: '2026-11-27',
};

export const RETURN: Omit<ReturnMail, 'step' | 'name'> = {
  reference: `${NUMBER}-R1`,
  number: NUMBER,
  kind: 'RETURN',
  resolution: 'REFUND',
  items: [{ name: CHOKER.name, detail: CHOKER.detail, quantity: 1 }],
  amountPaise: 404_10,
  note: '',
  goesTo: null,
};

export const TICKET: TicketMail = {
  number: 'RT-4M8Q-7K2D',
  kind: 'CONTACT',
  acknowledgeUntil: at('2026-11-21T15:00'),
  resolveUntil: at('2026-11-24T18:00'),
};

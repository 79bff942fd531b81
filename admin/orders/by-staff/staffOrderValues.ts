import type * as z from 'zod/mini';
import { PlaceStaffOrder } from '#contract/calls/staff-orders.ts';
import type { GivenDiscount, QuoteStaffOrder } from '#contract/calls/staff-orders.ts';
import type { StaffOrderChannel } from '#contract/shop/order-source.ts';
import type { StaffDiscountUnit } from '#contract/shop/staff-discount.ts';
import { pinDigits, pinFault } from '#contract/shop/india.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { errorsOf } from '../../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../../ui/form/fieldErrors.ts';

interface ItemValues {
  skuId: number | null;
  /** Chosen if the SKU lists several sizes. */
  size: string | null;
  quantity: number | null;
}

/** A discount by staff; none while its value is empty. */
export interface DiscountValues {
  unit: StaffDiscountUnit;
  value: number | null;
  reason: string | null;
}

export const NO_DISCOUNT: DiscountValues = { unit: 'PERCENT', value: null, reason: '' };

/** Returns the discount of the form to send; null for none. */
export function discountToSend({ unit, value, reason }: DiscountValues): z.input<typeof GivenDiscount> | null {
  return value === null && !reason ? null : { unit, value: value as number, reason: reason ?? '' };
}

/** The form's values; an emptied field is null. */
export interface StaffOrderValues {
  email: string | null;
  items: ItemValues[];
  address: {
    name: string | null;
    mobile: string | null;
    pincode: string | null;
    address: string | null;
    locality: string | null;
    landmark: string | null;
    city: string | null;
    state: string | null;
  };
  paymentMethod: PaymentMethod;
  channel: StaffOrderChannel;
  couponCode: string | null;
  discount: DiscountValues;
  note: string | null;
}

export const NO_ITEM: ItemValues = { skuId: null, size: null, quantity: 1 };

export const NEW_STAFF_ORDER: StaffOrderValues = {
  email: '',
  items: [NO_ITEM],
  address: {
    name: '',
    mobile: '',
    pincode: '',
    address: '',
    locality: '',
    landmark: '',
    city: '',
    state: '',
  },
  paymentMethod: 'COD',
  channel: 'telephone',
  couponCode: '',
  discount: NO_DISCOUNT,
  note: '',
};

const itemsOf = ({ items }: StaffOrderValues) =>
  items.map(({ skuId, size, quantity }) => ({ skuId: skuId as number, size: size ?? '', quantity: quantity ?? 0 }));

/** Returns the body of the request. @param expectedTotal the total that was shown, in rupees */
export function staffOrderToSend(values: StaffOrderValues, expectedTotal?: number): z.input<typeof PlaceStaffOrder> {
  const { email, address, paymentMethod, channel, couponCode, discount, note } = values;
  const { pincode, ...lines } = address;
  const texts = Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, text ?? '']));
  return {
    email: email ?? '',
    items: itemsOf(values),
    address: { ...texts, pinCode: pincode ?? '', country: 'India' } as z.input<typeof PlaceStaffOrder>['address'],
    paymentMethod,
    channel,
    couponCode: couponCode ?? '',
    discount: discountToSend(discount),
    note: note ?? '',
    ...(expectedTotal !== undefined && { expectedTotal }),
  };
}

/** Returns the body that asks for the price: of the items that are chosen; undefined while none is. */
export function quoteToSend(values: StaffOrderValues): z.input<typeof QuoteStaffOrder> | undefined {
  const items = itemsOf(values).filter(({ skuId, quantity }) => skuId !== null && quantity > 0);
  if (items.length === 0) return undefined;
  const email = values.email ?? '';
  const errors = errorsOf(PlaceStaffOrder, { ...staffOrderToSend(values) });
  const isWhole = errors.email === undefined;
  const discount = discountToSend(values.discount);
  const hasDiscount = errors['discount.value'] === undefined && errors['discount.reason'] === undefined;
  const pinCode = pinDigits(values.address.pincode ?? '');
  return {
    items,
    couponCode: values.couponCode ?? '',
    ...(isWhole && { email }),
    ...(hasDiscount && { discount }),
    ...(pinFault(pinCode) === undefined && { pinCode }),
  };
}

/** Returns the errors of the API's schema, by the path of their field in the form. */
export function staffOrderErrors(values: StaffOrderValues): ErrorTexts {
  return inForm(errorsOf(PlaceStaffOrder, staffOrderToSend(values)));
}

/** Returns errors of the API by the paths of the form, whose PIN code has the name that fills city and State. */
export function inForm(errors: ErrorTexts): ErrorTexts {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path === 'address.pinCode' ? 'address.pincode' : path, text]),
  );
}

import { NEEDS_VIDEO } from '#contract/shop/return-words.ts';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import type { AskReturn, ReturnOptions, UploadedFile } from '../../api/wire.ts';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { refundDestination } from './destination.ts';
import type { DestinationValues } from './destination.ts';

export type Item = ReturnOptions['items'][number];

/** The pieces of an item that a shopper returns. */
export interface Chosen {
  quantity: number;
  reason: ReturnReason | '';
}

/** The values of the return form. */
export interface ReturnValues {
  /** By `keyOf`. */
  items: Readonly<Record<string, Chosen>>;
  note: string;
  files: readonly UploadedFile[];
  /** The SKU that the shopper gets in exchange. */
  skuId: number | undefined;
  wantsExchange: boolean;
  destination: DestinationValues;
}

export const keyOf = ({ orderItemId, consignmentId }: Item) => `${orderItemId}-${consignmentId}`;

/** Returns the choices of a draft that the order still allows. */
export function stillPossible(chosen: ReturnValues['items'], items: readonly Item[]): ReturnValues['items'] {
  const possible = new Map(items.map((item) => [keyOf(item), item.kind === null ? 0 : item.amounts.length]));
  return Object.fromEntries(
    Object.entries(chosen).filter(([key, { quantity }]) => quantity <= (possible.get(key) ?? 0)),
  );
}

/** Returns what follows from the chosen items: how they come back, for which amount, and which fields the form needs. */
export function termsOf(options: ReturnOptions, { items, wantsExchange }: ReturnValues) {
  const chosen = options.items.flatMap((item) => {
    const choice = items[keyOf(item)];
    return choice ? [{ item, ...choice }] : [];
  });
  const [first] = chosen;
  const kind = first?.item.kind ?? 'RETURN';
  const mayExchange = kind === 'RETURN' && chosen.length === 1 && first!.item.exchanges.length > 0;
  const isExchange = mayExchange && wantsExchange;
  return {
    chosen,
    first,
    kind,
    amount: chosen.reduce((sum, { item, quantity }) => sum + (item.amounts[quantity - 1] ?? 0), 0),
    mayExchange,
    isExchange,
    // Money paid in cash has no payment to go back to.
    needsDestination: !isExchange && (kind === 'GIVE_BACK' || options.paymentMethod === 'COD'),
    needsVideo: kind === 'RETURN' && chosen.some(({ reason }) => reason !== '' && NEEDS_VIDEO.includes(reason)),
  };
}

/** Returns what is wrong with a return before it is sent, by the paths of the form's values. */
export function errorsOf(options: ReturnOptions, values: ReturnValues): FieldErrors {
  const { chosen, isExchange, needsVideo } = termsOf(options, values);
  const errors: Record<string, string> = {};
  for (const { item, reason } of chosen) if (!reason) errors[`items.${keyOf(item)}`] = 'Please choose a reason';
  if (chosen.length === 0) errors.items = 'Please choose what you return';
  if (isExchange && values.skuId === undefined) errors.skuId = 'Please choose what you want for it';
  if (needsVideo && !values.files.some(({ contentType }) => contentType.startsWith('video/'))) {
    errors.files = 'Please add the unboxing video: we need it for damaged and wrong items.';
  }
  return errors;
}

/** Returns the body of the call that requests the return. */
export function bodyOf(options: ReturnOptions, values: ReturnValues): AskReturn {
  const { chosen, kind, isExchange, needsDestination } = termsOf(options, values);
  return {
    orderId: options.orderId,
    kind,
    items: chosen.map(({ item, quantity, reason }) => ({
      orderItemId: item.orderItemId,
      quantity,
      reason: reason || 'changedMind',
    })),
    resolution: isExchange ? 'EXCHANGE' : 'REFUND',
    ...(isExchange && { skuId: values.skuId }),
    note: values.note,
    mediaKeys: values.files.map((file) => file.key),
    ...(needsDestination && { destination: refundDestination(values.destination) }),
  };
}

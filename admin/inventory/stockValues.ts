import type * as z from 'zod/mini';
import { ChangeStock, CreateStock } from '#contract/calls/inventory.ts';
import type { StockRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { words } from '../words/en/inventory.ts';

/** The form's values; an emptied number is null. */
export interface StockValues {
  /** Only for a new item. */
  skuId: number | null;
  quantity: number | null;
  reservedQuantity: number | null;
  location: string | null;
}

export const NEW_STOCK: StockValues = { skuId: null, quantity: null, reservedQuantity: 0, location: '' };

export const valuesOf = (stock: StockRecord): StockValues => pickFields(NEW_STOCK, stock);

/** Returns the body of the request; the API computes the available pieces. */
export function stockToSend(values: StockValues): z.input<typeof CreateStock> {
  return {
    skuId: values.skuId ?? 0,
    quantity: values.quantity ?? Number.NaN,
    reservedQuantity: values.reservedQuantity ?? 0,
    location: values.location || null,
  };
}

/** Returns the errors of the API's schema, by field. */
export function stockErrors(values: StockValues, { isNew }: { isNew: boolean }): ErrorTexts {
  const shape = isNew ? CreateStock : ChangeStock;
  return errorsOf(shape, stockToSend(values));
}

/** The labels of the fields in a conflict. */
export const STOCK_FIELDS: FieldLabels<StockValues> = {
  quantity: [words.totalQuantity],
  reservedQuantity: [words.reservedQuantity],
  location: [words.location],
};

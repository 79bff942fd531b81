import type * as z from 'zod/mini';
import { ChangeStock, CreateStock } from '#contract/calls/inventory.ts';
import type { StockRecord } from '../providers/records.ts';
import type { FieldWords } from '../ui/dialog/conflictRows.ts';
import { faultsOf } from '../ui/form/faults.ts';
import { pickFields } from '../ui/form/formValues.ts';
import type { Faults } from '../ui/form/faults.ts';

/** The form's fields; a number that was cleared is null. */
export interface TypedStock {
  /** Chosen for a new item alone. */
  skuId: number | null;
  quantity: number | null;
  reservedQuantity: number | null;
  location: string | null;
}

export const NEW_STOCK: TypedStock = { skuId: null, quantity: null, reservedQuantity: 0, location: '' };

export const typedOf = (stock: StockRecord): TypedStock => pickFields(NEW_STOCK, stock);

/** What was typed, as it is sent; what is available is computed. */
export function stockToSend(typed: TypedStock): z.input<typeof CreateStock> {
  return {
    skuId: typed.skuId ?? 0,
    quantity: typed.quantity ?? Number.NaN,
    reservedQuantity: typed.reservedQuantity ?? 0,
    location: typed.location || null,
  };
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function stockFaults(typed: TypedStock, { isNew }: { isNew: boolean }): Faults {
  const shape = isNew ? CreateStock : ChangeStock;
  return faultsOf(shape, stockToSend(typed));
}

/** What two editors may have left differently, in words. */
export const STOCK_FIELDS: FieldWords<TypedStock> = {
  quantity: ['Total quantity'],
  reservedQuantity: ['Reserved quantity'],
  location: ['Location'],
};

import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../../providers/call-once.ts';
import { messageOf, refusalOf } from '../../providers/call.ts';
import type { ConsoleData } from '../../providers/data.ts';
import { formSaved } from '../../ui/form/unsavedForms.ts';
import type { ProductRecord, SkuRecord } from '../../providers/records.ts';
import type { Changed, Faults } from './changedRow.ts';
import { changesOf, faultsOf, GRID_FIELDS, valuesOf } from './gridCells.ts';
import type { ChangedRow } from './gridCells.ts';
import { NO_CHANGES, withGridCell, withPaste } from './gridColumns.ts';
import type { GridChanges, GridColumn, GridRow } from './gridColumns.ts';
import { PRODUCT_FIELDS, productChangesOf, productFaultsOf, productValuesOf } from './productCells.ts';
import type { ChangedProduct } from './productCells.ts';
import { words } from '../../words/en/skus-grid.ts';
import { shared } from '../../words/language.ts';

/** The name under which the unsaved cells are kept. */
export const GRID_FORM = 'cells';
/** Records that are saved at the same time. */
const AT_ONCE = 4;

export type GridForm = GridChanges;

/** The unsaved cells of the grid, which are the values of a form, and the ways to change and save them. */
export function useGrid({ control, setValue, getValues, reset }: UseFormReturn<GridForm>) {
  const rows = useWatch({ control, name: 'rows' });
  const products = useWatch({ control, name: 'products' });
  const [isSaving, setSaving] = useState(false);
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();

  function change(next: (changes: GridChanges) => GridChanges): void {
    const after = next(getValues());
    setValue('rows', after.rows, { shouldDirty: true });
    setValue('products', after.products, { shouldDirty: true });
  }
  /** Replaces the unsaved cells of a record; without a row it has none any more. */
  function put<Of extends keyof GridChanges>(of: Of, id: string, row: GridChanges[Of][string] | undefined): void {
    change((now) => {
      const { [id]: _, ...others } = now[of];
      return { ...now, [of]: row ? { ...others, [id]: row } : others };
    });
  }

  /** Saves a row. @returns whether all of it is saved; what is not stays with its reason */
  async function saveRow(id: string, row: ChangedRow): Promise<boolean> {
    let rest = row;
    try {
      const { sku, pieces } = changesOf(row);
      if (sku) {
        const { json } = await callOnce(`/api/admin/skus/${id}`, { method: 'PUT', body: JSON.stringify(sku) });
        const { version, ...saved } = json as SkuRecord;
        const { quantity } = row.texts;
        rest = {
          code: row.code,
          version,
          before: { ...valuesOf({ version, ...saved }), quantity: row.before.quantity },
          texts: quantity === undefined ? {} : { quantity },
        };
      }
      if (pieces !== 0) await data.adjustStock(Number(id), pieces > 0 ? 'increase' : 'decrease', Math.abs(pieces));
      put('rows', id, undefined);
      return true;
    } catch (error) {
      // The stock has no fields of its own in its call.
      const place = rest.texts.quantity !== undefined && Object.keys(rest.texts).length === 1 ? 'quantity' : 'row';
      const read = (theirs: unknown) => ({
        version: (theirs as SkuRecord).version,
        values: valuesOf(theirs as SkuRecord),
      });
      put('rows', id, refusedRow(rest, error, { fields: GRID_FIELDS, place, read }));
      return false;
    }
  }

  /** Saves the cells of a product, as `saveRow` does those of a SKU. */
  async function saveProduct(id: string, row: ChangedProduct): Promise<boolean> {
    try {
      await callOnce(`/api/admin/products/${id}`, { method: 'PUT', body: JSON.stringify(productChangesOf(row)) });
      put('products', id, undefined);
      return true;
    } catch (error) {
      const read = (theirs: unknown) => ({
        version: (theirs as ProductRecord).version,
        values: productValuesOf(theirs as ProductRecord),
      });
      put('products', id, refusedRow(row, error, { fields: PRODUCT_FIELDS, place: 'row', read }));
      return false;
    }
  }

  async function save(): Promise<void> {
    const now = getValues();
    const saved = { rows: 0, products: 0 };
    const waiting = [
      ...Object.entries(now.products).map(([id, row]) => async () => {
        if (await saveProduct(id, row)) saved.products += 1;
      }),
      ...Object.entries(now.rows).map(([id, row]) => async () => {
        if (await saveRow(id, row)) saved.rows += 1;
      }),
    ];
    setSaving(true);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await next();
      }),
    );
    setSaving(false);
    const left = {
      rows: Object.keys(now.rows).length - saved.rows,
      products: Object.keys(now.products).length - saved.products,
    };
    const isWhole = left.rows + left.products === 0;
    if (isWhole) {
      formSaved(GRID_FORM);
      reset(NO_CHANGES);
    }
    notify(
      [
        saved.rows > 0 && words.skusAreSaved(saved.rows),
        saved.products > 0 && words.productsAreSaved(saved.products),
        left.rows > 0 && words.skusAreNotSaved(left.rows),
        left.products > 0 && words.productsAreNotSaved(left.products),
      ]
        .filter(Boolean)
        .join(' '),
      { type: isWhole ? 'success' : 'warning' },
    );
    refresh();
  }

  const changed = [...Object.values(rows), ...Object.values(products)];
  const withoutErrors = <Row extends object>(row: Row): Row => ({ ...row, errors: {} });
  return {
    rows,
    products,
    isSaving,
    save,
    setCell: (row: GridRow, column: GridColumn, text: string) => change((now) => withGridCell(now, row, column, text)),
    paste: (place: Parameters<typeof withPaste>[1], cells: string[][]) => change((now) => withPaste(now, place, cells)),
    /** Forgets all unsaved cells. */
    forgetAll: () => reset(NO_CHANGES),
    /** Forgets the unsaved cells of a SKU, or of a product. */
    forgetRow: (id: number) => put('rows', String(id), undefined),
    forgetProduct: (id: number) => put('products', String(id), undefined),
    /** Keeps the own cells of a row with a version conflict. The next save writes them over the stored state. */
    keepRow: (id: number, row: ChangedRow) => put('rows', String(id), overTheirs(row)),
    keepProduct: (id: number, row: ChangedProduct) => put('products', String(id), overTheirs(row)),
    cellCount: changed.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    rowCount: Object.keys(rows).length,
    productCount: Object.keys(products).length,
    conflictCount: changed.filter(({ theirs }) => theirs !== undefined).length,
    faulty: [
      ...Object.values(rows).filter((row) => Object.keys(faultsOf(withoutErrors(row))).length > 0),
      ...Object.values(products).filter((row) => Object.keys(productFaultsOf(withoutErrors(row))).length > 0),
    ].map(({ code }) => code),
  };
}

export type Grid = ReturnType<typeof useGrid>;

/** Returns a row with a conflict as if it was edited from the stored state. */
function overTheirs<Row extends Changed<string, unknown>>({ theirs, ...row }: Row) {
  return theirs === undefined ? row : { ...row, version: theirs.version, before: theirs.values };
}

interface Reading<Field extends string, Values> {
  fields: readonly Field[];
  /** Where a refusal stands that names no field. */
  place: Field | 'row';
  /** Returns the stored state that a version conflict answers. */
  read: (theirs: unknown) => { version: number; values: Values };
}

/** Returns a row that was not saved, with the reason at its cells. */
function refusedRow<Field extends string, Values>(
  row: Changed<Field, Values>,
  error: unknown,
  { fields, place, read }: Reading<Field, Values>,
): Changed<Field, Values> {
  const { code, current, errors = {} } = refusalOf(error);
  if (code === 'STALE_VERSION' && current) return { ...row, theirs: read(current) };
  const placed: Faults<Field> = {};
  for (const [path, text] of Object.entries(errors)) {
    const field = fields.find((name) => path.split('.').includes(name));
    if (field) placed[field] = text;
  }
  if (Object.keys(placed).length === 0) placed[place] = messageOf(error, shared(ADMIN_SAVE_FAILED));
  return { ...row, errors: placed };
}

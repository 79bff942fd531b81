import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../../providers/call-once.ts';
import { messageOf, refusalOf } from '../../providers/call.ts';
import type { ConsoleData } from '../../providers/data.ts';
import { formSaved } from '../../ui/form/unsavedForms.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { changesOf, faultsOf, GRID_FIELDS, valuesOf, withCell, withPaste } from './gridCells.ts';
import type { ChangedRow, ChangedRows, GridField } from './gridCells.ts';

/** The name under which the unsaved cells are kept. */
export const GRID_FORM = 'grid';
/** Rows that are saved at the same time. */
const AT_ONCE = 4;

export interface GridForm {
  rows: ChangedRows;
}

/** The unsaved cells of the grid, which are the values of a form, and the ways to change and save them. */
export function useGrid({ control, setValue, getValues, reset }: UseFormReturn<GridForm>) {
  const rows = useWatch({ control, name: 'rows' });
  const [isSaving, setSaving] = useState(false);
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();

  const change = (next: (rows: ChangedRows) => ChangedRows) =>
    setValue('rows', next(getValues('rows')), { shouldDirty: true });
  const setRow = (id: string, row: ChangedRow | undefined) =>
    change(({ [id]: _, ...others }) => (row ? { ...others, [id]: row } : others));

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
      setRow(id, undefined);
      return true;
    } catch (error) {
      const { code, current, errors = {} } = refusalOf(error);
      if (code === 'STALE_VERSION' && current) {
        const theirs = current as SkuRecord;
        setRow(id, { ...rest, theirs: { version: theirs.version, values: valuesOf(theirs) } });
        return false;
      }
      const placed = Object.entries(errors).filter(([name]) => GRID_FIELDS.includes(name as GridField));
      const text = messageOf(error, ADMIN_SAVE_FAILED);
      // The stock has no fields of its own in its call.
      const place = rest.texts.quantity !== undefined && Object.keys(rest.texts).length === 1 ? 'quantity' : 'row';
      setRow(id, { ...rest, errors: placed.length > 0 ? Object.fromEntries(placed) : { [place]: text } });
      return false;
    }
  }

  async function save(): Promise<void> {
    const waiting = Object.entries(getValues('rows'));
    const count = waiting.length;
    let saved = 0;
    setSaving(true);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) if (await saveRow(...next)) saved += 1;
      }),
    );
    setSaving(false);
    if (saved === count) {
      formSaved(GRID_FORM);
      reset({ rows: {} });
    }
    const left = count - saved;
    notify(
      [
        saved > 0 && (saved === 1 ? '1 SKU is saved.' : `${saved} SKUs are saved.`),
        left > 0 && (left === 1 ? '1 SKU is not saved: see its row.' : `${left} SKUs are not saved: see their rows.`),
      ]
        .filter(Boolean)
        .join(' '),
      { type: left > 0 ? 'warning' : 'success' },
    );
    refresh();
  }

  const changed = Object.values(rows);
  return {
    rows,
    isSaving,
    save,
    setCell: (sku: SkuRecord, field: GridField, text: string) => change((now) => withCell(now, sku, field, text)),
    paste: (skus: readonly SkuRecord[], field: GridField, cells: string[][]) =>
      change((now) => withPaste(now, skus, field, cells)),
    /** Forgets the unsaved cells of a SKU, or of all. */
    forget: (id?: number) => (id === undefined ? reset({ rows: {} }) : setRow(String(id), undefined)),
    /** Keeps the own cells of a row with a version conflict. The next save writes them over the stored state. */
    keepMine: (id: number, { theirs, ...row }: ChangedRow) =>
      theirs && setRow(String(id), { ...row, version: theirs.version, before: theirs.values }),
    cellCount: changed.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    rowCount: changed.length,
    conflictCount: changed.filter(({ theirs }) => theirs !== undefined).length,
    faultyRows: changed.filter((row) => Object.keys(faultsOf({ ...row, errors: {} })).length > 0),
  };
}

export type Grid = ReturnType<typeof useGrid>;

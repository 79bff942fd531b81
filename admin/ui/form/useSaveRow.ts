import { useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { messageOf, refusalOf } from '../../providers/call.ts';
import { tokenOfEntrance } from '../../providers/session.ts';
import type { ConflictRow } from '../dialog/ConflictDialog.tsx';
import { conflictRows } from '../dialog/conflictRows.ts';
import type { FieldLabels } from '../dialog/conflictRows.ts';
import { mergeValues } from './mergeValues.ts';
import { formSaved } from './unsavedForms.ts';
import { words } from '../../words/en/ui.ts';

/** A version conflict in fields that both sides changed. */
export interface RowConflict<Values, Row> {
  /** The values of both sides in those fields. */
  rows: ConflictRow<Values>[];
  /** The merged values, with ours or theirs in those fields. */
  mine: Values;
  theirs: Values;
  /** The present row. */
  present: Row;
}

interface SaveRowOptions<Values, Row> {
  resource: string;
  /** The row to change; undefined for a new one. */
  present?: Row | undefined;
  /** How the values of a changed row are compared with those of someone else. */
  fields?: FieldLabels<Values>;
  /** Returns a row's form values. */
  valuesOf?(row: Row): Values;
  /** Returns the body of the request. */
  toSend(values: Values): object;
  /** The text of the error if the server sends none. */
  failed: string;
  /** Called after success: notification and redirect. */
  onSaved(row: Row): void;
}

/** What `useSaveRow` returns, for the form and the conflict dialog. */
export type SavedRow<Values extends object, Row extends RaRecord & { version: number }> = ReturnType<
  typeof useSaveRow<Values, Row>
>;

/** How often a save is repeated by itself when other people save in between. */
const MOST_MERGES = 3;
const MERGED = words.someoneElseChangedThisMeanwhile;

/**
 * Saves a new row, or a present one with the version it was opened in. If someone else saved other fields meanwhile,
 * the changes of both are saved. If both changed a field, `conflict` has both values.
 */
export function useSaveRow<Values extends object, Row extends RaRecord & { version: number }>({
  resource,
  present,
  fields,
  valuesOf,
  toSend,
  failed,
  onSaved,
}: SaveRowOptions<Values, Row>) {
  const notify = useNotify();
  const [create, { isPending: isCreating }] = useCreate<Row, Error>();
  const [update, { isPending: isUpdating }] = useUpdate<Row, Error>();
  const [conflict, setConflict] = useState<RowConflict<Values, Row>>();

  /**
   * @param from the row that the values were made of
   * @returns the errors of its fields
   */
  async function save(mine: Values, from = present, merges = 0): Promise<Record<string, string> | undefined> {
    setConflict(undefined);
    const data = { ...toSend(mine), ...(from && { version: from.version }) } as Partial<Row>;
    try {
      const saved = from
        ? await update(
            resource,
            { id: from.id, data, previousData: from },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        : await create(resource, { data }, { returnPromise: true });
      // The refusal of an expired session signs out and resolves: nothing was saved.
      if (!tokenOfEntrance()) return undefined;
      formSaved();
      onSaved(saved as Row);
      if (merges > 0) notify(MERGED, { type: 'info' });
      return undefined;
    } catch (error) {
      const { code, current, errors } = refusalOf(error);
      if (code === 'STALE_VERSION' && current && from && fields && valuesOf)
        return merge(mine, from, current as Row, merges);
      if (!errors) notify(messageOf(error, failed), { type: 'error' });
      return errors;
    }
  }

  async function merge(
    mine: Values,
    from: Row,
    theirs: Row,
    merges: number,
  ): Promise<Record<string, string> | undefined> {
    const { mine: ours, theirs: others } = mergeValues(valuesOf!(from), valuesOf!(theirs), mine);
    const rows = conflictRows(fields!, others, ours);
    if (rows.length === 0 && merges < MOST_MERGES) return save(ours, theirs, merges + 1);
    setConflict({ rows, mine: ours, theirs: others, present: theirs });
    return undefined;
  }

  return { save, isSaving: isCreating || isUpdating, conflict, decideLater: () => setConflict(undefined) };
}

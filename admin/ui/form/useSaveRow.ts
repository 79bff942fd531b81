import { useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { messageOf, refusalOf } from '../../providers/call.ts';
import { tokenOfEntrance } from '../../providers/session.ts';
import { formSaved } from './unsavedForms.ts';

/** A version conflict: the form's values and the current row. */
export interface RowConflict<Values, Row> {
  mine: Values;
  theirs: Row;
}

interface SaveRowOptions<Values, Row> {
  resource: string;
  /** The row to change; undefined for a new one. */
  present?: Row | undefined;
  /** Returns the body of the request. */
  toSend(values: Values): object;
  /** The text of the error if the server sends none. */
  failed: string;
  /** Called after success: notification and redirect. */
  onSaved(row: Row): void;
}

/** What `useSaveRow` returns, for the form and the conflict dialog. */
export type SavedRow<Values, Row extends RaRecord & { version: number }> = ReturnType<typeof useSaveRow<Values, Row>>;

/**
 * Saves a new row, or a present one with the version it was opened in. After a version conflict, `conflict` has both
 * states.
 */
export function useSaveRow<Values, Row extends RaRecord & { version: number }>({
  resource,
  present,
  toSend,
  failed,
  onSaved,
}: SaveRowOptions<Values, Row>) {
  const notify = useNotify();
  const [create, { isPending: isCreating }] = useCreate<Row, Error>();
  const [update, { isPending: isUpdating }] = useUpdate<Row, Error>();
  const [conflict, setConflict] = useState<RowConflict<Values, Row>>();

  /** @returns the errors of its fields */
  async function save(mine: Values, version = present?.version): Promise<Record<string, string> | undefined> {
    setConflict(undefined);
    const data = { ...toSend(mine), ...(version === undefined ? {} : { version }) } as Partial<Row>;
    try {
      const saved = present
        ? await update(
            resource,
            { id: present.id, data, previousData: present },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        : await create(resource, { data }, { returnPromise: true });
      // The refusal of an expired session signs out and resolves: nothing was saved.
      if (!tokenOfEntrance()) return undefined;
      formSaved();
      onSaved(saved as Row);
      return undefined;
    } catch (error) {
      const { code, current, errors } = refusalOf(error);
      if (code === 'STALE_VERSION' && current) setConflict({ mine, theirs: current as Row });
      else if (!errors) notify(messageOf(error, failed), { type: 'error' });
      return errors;
    }
  }

  return { save, isSaving: isCreating || isUpdating, conflict, decideLater: () => setConflict(undefined) };
}

import { useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { messageOf, refusalOf } from '../../providers/call.ts';
import { tokenOfEntrance } from '../../providers/session.ts';
import { formSaved } from './unsavedForms.ts';

/** Two people changed one row: what I typed, and how it stands now. */
export interface RowConflict<Values, Row> {
  mine: Values;
  theirs: Row;
}

interface SaveRowOptions<Values, Row> {
  resource: string;
  /** The row that is changed; a new one is made where there is none. */
  present?: Row | undefined;
  /** What the API is sent of what was typed. */
  toSend(values: Values): object;
  /** Said where the server gives no words of its own. */
  failed: string;
  /** What is said of the saved row, and where it leads then. */
  onSaved(row: Row): void;
}

/** The saving of a row, for its form and for whoever decides between two states of it. */
export type SavedRow<Values, Row extends RaRecord & { version: number }> = ReturnType<typeof useSaveRow<Values, Row>>;

/** Saves a new row, or a present one on the version that was seen. Where somebody was faster, both states wait for a decision. */
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

  /** The faults of its fields, for the form to show them there. */
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
      // The refusal of an ended session signs out and resolves: nothing was saved.
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

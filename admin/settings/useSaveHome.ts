import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { messageOf, refusalOf } from '../providers/call.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { tokenOfEntrance } from '../providers/session.ts';
import { formSaved } from '../ui/form/unsavedForms.ts';
import { homeToSend } from './homeValues.ts';
import type { HomeValues } from './homeValues.ts';

/** A version conflict: the form's values and the current settings. */
export interface HomeConflict {
  mine: HomeValues;
  theirs: HomeSettingsRecord;
}

/** Saves the seasons and price links with the version they were opened in. */
export function useSaveHome(present: HomeSettingsRecord) {
  const notify = useNotify();
  const [update, { isPending: isSaving }] = useUpdate<HomeSettingsRecord, Error>();
  const [conflict, setConflict] = useState<HomeConflict>();

  /** @returns the errors of its fields */
  async function save(mine: HomeValues, version = present.version): Promise<Record<string, string> | undefined> {
    setConflict(undefined);
    try {
      await update(
        'settings',
        { id: present.id, data: { ...homeToSend(mine), version }, previousData: present },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const { code, current, errors } = refusalOf(error);
      if (code === 'STALE_VERSION' && current) setConflict({ mine, theirs: current as HomeSettingsRecord });
      else if (!errors) notify(messageOf(error), { type: 'error' });
      return errors;
    }
    // The refusal of an expired session signs out and resolves: nothing was saved.
    if (!tokenOfEntrance()) return undefined;
    formSaved();
    notify('Saved.', { type: 'success' });
    return undefined;
  }

  return { save, isSaving, conflict, decideLater: () => setConflict(undefined) };
}

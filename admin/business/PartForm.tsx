import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { formSaved } from '../ui/form/unsavedForms.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import type { SellerRecord } from '../providers/records.ts';
import { askOwnSeller, changeOwnSeller } from './own-seller.ts';
import { PartFields } from './PartFields.tsx';
import { PlaceOfPin } from './PlaceOfPin.tsx';
import type { Part, Values } from './parts.ts';
import { words } from '../words/en/business.ts';
import { common } from '../words/en/common.ts';

interface PartFormProps {
  part: Part;
  seller: SellerRecord;
  isLocked: boolean;
  onDone?: () => void;
}

/** The form of one part of a business. A field is checked with the API's schema when it is left. */
export function PartForm({ part, seller, isLocked, onDone }: PartFormProps) {
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => part.valuesOf(seller));

  async function save(filled: Values): Promise<Record<string, string> | undefined> {
    setSaving(true);
    try {
      // React-admin sets an emptied field to null.
      const fieldValues = Object.fromEntries(part.fields.map(({ name }) => [name, filled[name] ?? '']));
      await changeOwnSeller({ [part.name]: fieldValues, version: seller.version });
      formSaved(part.name);
      notify(words.titleSaved(part.title), { type: 'success' });
      onDone?.();
      return undefined;
    } catch (error) {
      const { code, errors } = refusalOf(error);
      // The next try uses the new version; the form keeps its values.
      if (code === 'STALE_VERSION') void askOwnSeller();
      const own = Object.entries(errors ?? {}).map(([path, text]) => [path.slice(path.lastIndexOf('.') + 1), text]);
      if (own.length > 0) return Object.fromEntries(own) as Record<string, string>;
      notify(messageOf(error), { type: 'error' });
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  return (
    <ConsoleForm<Values>
      storedAs={part.name}
      version={seller.version}
      record={values}
      validate={(filled) => part.errorsOf(strings(filled as Partial<Values>), seller)}
      onSubmit={(filled: Partial<Values>) => save(strings(filled))}
      disabled={isLocked}
    >
      {part.hasPin && <PlaceOfPin at={values} />}
      <PartFields part={part} />
      {!isLocked && (
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ marginTop: '14px' }}>
          {isSaving ? common.saving : common.save}
        </Button>
      )}
    </ConsoleForm>
  );
}

const strings = (filled: Partial<Record<string, string | null>>): Values =>
  Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, value ?? '']));

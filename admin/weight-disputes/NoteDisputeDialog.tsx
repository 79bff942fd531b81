import { TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { EMPTY_DISPUTE, noteDispute } from './noteDispute.ts';
import { ScalePictures } from './ScalePictures.tsx';
import { words } from '../words/en/weight-disputes.ts';

const FIELDS = [
  { name: 'chargedWeight', label: words.weightChargedByTheCourier },
  { name: 'measuredWeight', label: words.weightMeasuredKg },
  { name: 'extraAmount', label: words.extraChargeInRupeesOptional },
] as const;

/** Records that a courier charged more weight than a parcel has, with pictures of it on a scale, and opens the dispute. */
export function NoteDisputeDialog({ shipmentId, onClose }: { shipmentId: number; onClose: () => void }) {
  const navigate = useNavigate();
  const { values, propsOf } = useFields({ ...EMPTY_DISPUTE });
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const noting = useSend({
    send: () => noteDispute(shipmentId, values, pictures, leaving.current.signal),
    fields: [...Object.keys(EMPTY_DISPUTE), 'mediaKeys'],
    failed: ADMIN_SAVE_FAILED,
    done: ({ reference }) => words.referenceIsNoted(reference),
    onDone: ({ id }) => void navigate(`/weight-disputes/${id}/show`),
    refreshes: false,
  });

  return (
    <FormDialog
      title={words.disputeTheChargedWeight}
      text={words.whereTheCourierChargedFor}
      sending={noting}
      onSubmit={noting.send}
      onClose={onClose}
      submitLabel={words.noteDispute}
      busyLabel={words.sending}
    >
      {FIELDS.map(({ name, label }) => (
        <TextField key={name} label={label} {...propsOf(name, noting, { inputMode: 'decimal' })} />
      ))}
      <TextField label={words.noteOptional} multiline minRows={2} {...propsOf('note', noting, { maxLength: 1000 })} />
      <div>
        <ScalePictures
          pictures={pictures}
          onChange={(chosen) => {
            setPictures(chosen);
            noting.clearError('mediaKeys');
          }}
          error={noting.errors.mediaKeys}
        />
      </div>
    </FormDialog>
  );
}

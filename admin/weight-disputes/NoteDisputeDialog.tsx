import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import { isPlaced } from '../ui/form/isPlaced.ts';
import { noteDispute } from './noteDispute.ts';
import type { TypedDispute } from './noteDispute.ts';
import { ScalePictures } from './ScalePictures.tsx';

const NOTHING_TYPED: TypedDispute = { chargedWeight: '', measuredWeight: '', extraAmount: '', note: '' };
const FIELDS = [
  { name: 'chargedWeight', label: 'Weight charged by the courier (kg)' },
  { name: 'measuredWeight', label: 'Weight measured (kg)' },
  { name: 'extraAmount', label: 'Extra charge in ₹ (optional)' },
] as const;

/** Notes that a courier charged a parcel for more than it weighs, with pictures of it on a scale; leads to what was noted. */
export function NoteDisputeDialog({ shipmentId, onClose }: { shipmentId: number; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function send(): Promise<void> {
    const { signal } = leaving.current;
    setFaults({});
    setBusy(true);
    try {
      const { id, reference } = await noteDispute(shipmentId, typed, pictures, signal);
      notify(`${reference} is noted.`, { type: 'success' });
      void navigate(`/weight-disputes/${id}/show`);
    } catch (error) {
      if (signal.aborted) return;
      const { errors } = refusalOf(error);
      setFaults(errors ?? {});
      if (!isPlaced(errors, [...Object.keys(NOTHING_TYPED), 'mediaKeys']))
        notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
      setBusy(false);
    }
  }

  /** What is mended is not complained of any more. */
  const mended = (name: string) => setFaults(({ [name]: _, ...others }) => others);
  const field = (name: keyof TypedDispute) => ({
    value: typed[name],
    onChange({ target }: { target: { value: string } }) {
      setTyped({ ...typed, [name]: target.value });
      mended(name);
    },
    error: faults[name] !== undefined,
    helperText: faults[name],
    fullWidth: true,
    margin: 'dense' as const,
  });
  function choosePictures(chosen: readonly File[]): void {
    setPictures(chosen);
    mended('mediaKeys');
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Dispute the charged weight</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">
          Where the courier charged for more than the parcel weighs. Pictures show it on a scale.
        </DialogContentText>
        {FIELDS.map(({ name, label }) => (
          <TextField key={name} {...field(name)} label={label} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
        ))}
        <TextField
          {...field('note')}
          label="Note (optional)"
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Box sx={{ marginTop: 2 }}>
          <ScalePictures pictures={pictures} onChange={choosePictures} fault={faults.mediaKeys} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void send()}>
          {isBusy ? 'Sending…' : 'Note dispute'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useCanAccess, useCreate, useNotify, useRefresh } from 'react-admin';
import { EMAIL_MAX_LENGTH } from '#contract/calls/auth.ts';
import { DATA_REQUEST_TEXT_MAX } from '#contract/calls/data-requests.ts';
import { DATA_REQUEST_DAYS, DATA_REQUEST_KINDS } from '#contract/states/data-request.ts';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import { isPlaced } from '../ui/form/isPlaced.ts';
import { REQUEST_KIND } from './requestWords.ts';

const EMPTY = { email: '', kind: 'COPY', note: '' };

/** Enters a request that came by a letter or on the telephone. */
export function EnterRequestButton() {
  const { canAccess } = useCanAccess({ resource: 'data-requests', action: 'create' });
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [create, { isPending }] = useCreate();
  if (!canAccess) return null;
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: faults[name] !== undefined,
    helperText: faults[name],
    fullWidth: true,
  });

  async function enter(event: FormEvent) {
    event.preventDefault();
    setFaults({});
    try {
      await create('data-requests', { data: typed }, { returnPromise: true });
    } catch (error) {
      const told = refusalOf(error).errors;
      setFaults(told ?? {});
      if (!isPlaced(told, Object.keys(EMPTY))) notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
      return;
    }
    notify('The request is entered.', { type: 'success' });
    setIsOpen(false);
    setTyped(EMPTY);
    refresh();
  }

  return (
    <>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        New request
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <form noValidate onSubmit={(event) => void enter(event)}>
          <DialogTitle id={titleId}>New request</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: '14px' }}>
            <DialogContentText variant="body2">
              For what came by a letter or on the telephone. It is to be answered within {DATA_REQUEST_DAYS} days.
            </DialogContentText>
            <TextField
              label="Email"
              type="email"
              {...field('email')}
              slotProps={{ htmlInput: { maxLength: EMAIL_MAX_LENGTH, autoComplete: 'off' } }}
            />
            <TextField select label="Kind" {...field('kind')}>
              {DATA_REQUEST_KINDS.map((kind) => (
                <MenuItem key={kind} value={kind}>
                  {REQUEST_KIND[kind]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Note"
              multiline
              minRows={2}
              {...field('note')}
              slotProps={{ htmlInput: { maxLength: DATA_REQUEST_TEXT_MAX } }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={isPending}>
              Enter
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

import { Button, MenuItem, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useCreate } from 'react-admin';
import { EMAIL_MAX_LENGTH } from '#contract/calls/auth.ts';
import { DATA_REQUEST_TEXT_MAX } from '#contract/calls/data-requests.ts';
import { DATA_REQUEST_DAYS, DATA_REQUEST_KINDS } from '#contract/states/data-request.ts';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { REQUEST_KIND } from './requestLabels.ts';

const EMPTY = { email: '', kind: 'COPY', note: '' };

/** Enters a request that arrived by letter or telephone. */
export function EnterRequestButton() {
  const { canAccess } = useCanAccess({ resource: 'data-requests', action: 'create' });
  const [isOpen, setIsOpen] = useState(false);
  const { values, propsOf, reset } = useFields(EMPTY);
  const [create] = useCreate();
  const entering = useSend({
    send: () => create('data-requests', { data: values }, { returnPromise: true }),
    fields: Object.keys(EMPTY),
    failed: ADMIN_SAVE_FAILED,
    done: () => 'The request is entered.',
    onDone: () => {
      setIsOpen(false);
      reset();
    },
  });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        New request
      </Button>
      {isOpen && (
        <FormDialog
          title="New request"
          text={`For what came by a letter or on the telephone. It is to be answered within ${DATA_REQUEST_DAYS} days.`}
          sending={entering}
          onSubmit={entering.send}
          onClose={() => setIsOpen(false)}
          submitLabel="Enter"
        >
          <TextField
            label="Email"
            type="email"
            {...propsOf('email', entering, { maxLength: EMAIL_MAX_LENGTH, autoComplete: 'off' })}
          />
          <TextField select label="Kind" {...propsOf('kind', entering)}>
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
            {...propsOf('note', entering, { maxLength: DATA_REQUEST_TEXT_MAX })}
          />
        </FormDialog>
      )}
    </>
  );
}

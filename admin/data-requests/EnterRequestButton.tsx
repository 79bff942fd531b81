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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/data-requests.ts';

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
    done: () => words.theRequestIsEntered,
    onDone: () => {
      setIsOpen(false);
      reset();
    },
  });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {words.newRequest}
      </Button>
      {isOpen && (
        <FormDialog
          title={words.newRequest}
          text={words.forWhatCameByA(DATA_REQUEST_DAYS)}
          sending={entering}
          onSubmit={entering.send}
          onClose={() => setIsOpen(false)}
          submitLabel={words.enter}
        >
          <TextField
            label={common.email}
            type="email"
            {...propsOf('email', entering, { maxLength: EMAIL_MAX_LENGTH, autoComplete: 'off' })}
          />
          <TextField select label={common.kind} {...propsOf('kind', entering)}>
            {DATA_REQUEST_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {REQUEST_KIND[kind]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={words.note}
            multiline
            minRows={2}
            {...propsOf('note', entering, { maxLength: DATA_REQUEST_TEXT_MAX })}
          />
        </FormDialog>
      )}
    </>
  );
}

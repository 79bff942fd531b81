import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { Email, EMAIL_MAX_LENGTH } from '#contract/calls/auth.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { INVITATION_DAYS } from '#contract/calls/staff.ts';
import { useOwnSeller } from '../business/own-seller.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf } from '../providers/call.ts';
import { entrance } from '../providers/entrance.ts';
import { RoleInput } from './RoleInput.tsx';

interface InviteButtonProps {
  onInvited: () => void;
}

/** Asks somebody by mail to work here. */
export function InviteButton(props: InviteButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'invite' });
  if (!canAccess) return null;
  return entrance.role === 'ROLE_SELLER' ? <SellersInviteButton {...props} /> : <InviteDialogButton {...props} />;
}

/** A seller invites people only while its business is active. */
function SellersInviteButton(props: InviteButtonProps) {
  const { seller } = useOwnSeller();
  if (!seller || seller.status === 'ACTIVE') return <InviteDialogButton {...props} />;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      You can invite people while your seller account is active.
    </Typography>
  );
}

function InviteDialogButton({ onInvited }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Invite
      </Button>
      {isOpen && <InviteDialog onInvited={onInvited} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InviteDialog({ onInvited, onClose }: { onInvited: () => void; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [subRole, setSubRole] = useState<SubRole>('orders');
  const [fault, setFault] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const check = () => setFault(Email.safeParse(email).error?.issues[0]?.message);

  async function invite(event: FormEvent) {
    event.preventDefault();
    const to = Email.safeParse(email).data;
    if (to === undefined) return check();
    setFault(undefined);
    setIsSending(true);
    try {
      const body = JSON.stringify({ email: to, subRole });
      await callOnce('/api/admin/staff/invitations', { method: 'POST', body });
    } catch (error) {
      setFault(messageOf(error));
      setIsSending(false);
      return;
    }
    notify(`${to} is invited.`, { type: 'success' });
    onInvited();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void invite(event)}>
        <DialogTitle id={titleId}>Invite somebody</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          <Typography variant="body2">
            They get an email with a link that is valid for {INVITATION_DAYS} days, and sign in with an OTP sent to the
            same email.
          </Typography>
          <TextField
            label="Email"
            type="email"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setFault(undefined);
            }}
            onBlur={() => email && check()}
            error={fault !== undefined}
            helperText={fault}
            autoFocus
            fullWidth
            slotProps={{
              htmlInput: { autoComplete: 'off', inputMode: 'email', maxLength: EMAIL_MAX_LENGTH },
              formHelperText: { role: 'alert' },
            }}
          />
          <RoleInput role={entrance.role} value={subRole} onChange={setSubRole} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {isSending ? 'Sending…' : 'Invite'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

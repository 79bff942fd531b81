import { Button, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Email, EMAIL_MAX_LENGTH } from '#contract/calls/auth.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { INVITATION_DAYS } from '#contract/calls/staff.ts';
import { useOwnSeller } from '../business/own-seller.ts';
import { callOnce } from '../providers/call-once.ts';
import { entrance } from '../providers/entrance.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { RoleInput } from './RoleInput.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/staff.ts';
import { shared } from '../words/language.ts';

interface InviteButtonProps {
  onInvited: () => void;
}

/** Invites someone by mail. */
export function InviteButton(props: InviteButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'invite' });
  if (!canAccess) return null;
  return entrance.role === 'ROLE_SELLER' ? <SellersInviteButton {...props} /> : <InviteDialogButton {...props} />;
}

/** A seller can invite people only while its business is active. */
function SellersInviteButton(props: InviteButtonProps) {
  const { seller } = useOwnSeller();
  if (!seller || seller.status === 'ACTIVE') return <InviteDialogButton {...props} />;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words.youCanInvitePeopleWhile}
    </Typography>
  );
}

function InviteDialogButton({ onInvited }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {words.invite}
      </Button>
      {isOpen && <InviteDialog onInvited={onInvited} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function emailFault(typed: string): string | undefined {
  const fault = Email.safeParse(typed).error?.issues[0]?.message;
  return fault === undefined ? undefined : shared(fault);
}

function InviteDialog({ onInvited, onClose }: { onInvited: () => void; onClose: () => void }) {
  const { values, propsOf, assertValid } = useFields({ email: '' }, (checked) => ({
    email: emailFault(checked.email),
  }));
  const email = Email.safeParse(values.email);
  const [subRole, setSubRole] = useState<SubRole>('orders');
  const inviting = useSend({
    send: async () => {
      assertValid();
      const body = JSON.stringify({ email: email.data, subRole });
      await callOnce('/api/admin/staff/invitations', { method: 'POST', body });
      onInvited();
    },
    fields: ['email'],
    done: () => words.isInvited(email.data),
    onDone: onClose,
    refreshes: false,
  });

  return (
    <FormDialog
      title={words.inviteSomebody}
      text={words.theyGetAnEmailWith(INVITATION_DAYS)}
      sending={inviting}
      onSubmit={inviting.send}
      onClose={onClose}
      submitLabel={words.invite}
      busyLabel={words.sending}
    >
      <TextField
        label={common.email}
        type="email"
        {...propsOf('email', inviting, { autoComplete: 'off', inputMode: 'email', maxLength: EMAIL_MAX_LENGTH })}
        autoFocus
      />
      <RoleInput role={entrance.role} value={subRole} onChange={setSubRole} />
    </FormDialog>
  );
}

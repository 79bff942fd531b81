import { Box, Button, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import type { InvitationState } from '#contract/calls/staff.ts';
import { callOnce } from '../providers/call-once.ts';
import type { InvitationRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { useSend } from '../providers/useSend.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { words } from '../words/en/staff.ts';
import { shared } from '../words/language.ts';

/** Why an invitation cannot be accepted. */
const ENDED: Record<Exclude<InvitationState, 'open'>, string> = {
  expired: words.expired,
  senderLeft: words.endedTheSenderCanNo,
  businessNotActive: words.notValidTheBusinessIs,
};

interface InvitationsPanelProps {
  invitations: readonly InvitationRecord[];
  /** Fetches the invitations again. */
  onChanged: () => void;
}

/** The open invitations; hidden without any. */
export function InvitationsPanel({ invitations, onChanged }: InvitationsPanelProps) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'staff', action: 'change' });
  const { canAccess: mayInvite } = useCanAccess({ resource: 'staff', action: 'invite' });
  if (invitations.length === 0) return null;
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Panel title={words.invitations}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' }}>
          {invitations.map((invitation) => (
            <Invitation
              key={invitation.id}
              invitation={invitation}
              mayChange={mayChange === true}
              mayInvite={mayInvite === true}
              onChanged={onChanged}
            />
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

interface InvitationProps {
  invitation: InvitationRecord;
  mayChange: boolean;
  mayInvite: boolean;
  onChanged: () => void;
}

interface InvitationChange {
  change: () => Promise<unknown>;
  /** The text of the notification after success. */
  done: string;
}

function Invitation({ invitation, mayChange, mayInvite, onChanged }: InvitationProps) {
  const { id, email, subRole, invitedBy, sentAt, expiresAt, state } = invitation;
  const path = `/api/admin/staff/invitations/${id}`;
  const changing = useSend({
    // The list is read again after an error, too: someone else may have changed it.
    send: ({ change }: InvitationChange) => change().finally(onChanged),
    done: (_, { done }) => done,
    onError: 'notify',
    refreshes: false,
  });
  const change = (what: () => Promise<unknown>, done: string) => changing.send({ change: what, done });

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.invitedBy(shared(SUB_ROLE_NAMES[subRole]), invitedBy, instant(sentAt))}
        </Typography>
      </Box>
      <StatusChip
        tone={state === 'open' ? 'waiting' : 'over'}
        word={state === 'open' ? words.untilTime(instant(expiresAt)) : ENDED[state]}
      />
      {(mayChange || mayInvite) && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          {mayInvite && (
            <Button
              variant="outlined"
              color="secondary"
              disabled={changing.isBusy}
              aria-label={words.sendAgainTo(email)}
              onClick={() =>
                change(() => callOnce(`${path}/send`, { method: 'POST', body: '{}' }), words.hasANewLinkThe(email))
              }
            >
              {words.sendAgain}
            </Button>
          )}
          {mayChange && (
            <Button
              color="error"
              disabled={changing.isBusy}
              aria-label={words.withdrawTheInvitationOf(email)}
              onClick={() => change(() => callOnce(path, { method: 'DELETE' }), words.isNotInvitedAnyMore(email))}
            >
              {words.withdraw}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

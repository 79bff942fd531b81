import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callOnce } from '../providers/call-once.ts';
import { messageOf } from '../providers/call.ts';
import type { StaffPageRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';

interface SessionsPanelProps {
  member: StaffPageRecord;
  /** Who looks at their own has a dialog for it. */
  isOneself: boolean;
  mayChange: boolean;
  refetch: () => unknown;
}

/** Where a member is signed in to work, and the way to end that. */
export function SessionsPanel({ member, isOneself, mayChange, refetch }: SessionsPanelProps) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const mayEnd = mayChange && !isOneself;
  const path = `/api/admin/staff/${member.id}/sessions`;

  async function end(which: string, said: string) {
    setIsBusy(true);
    try {
      await callOnce(path + which, { method: 'DELETE' });
      notify(said, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsBusy(false);
      refetch();
    }
  }

  return (
    <Panel
      title="Signed in"
      actions={
        mayEnd &&
        member.sessions.length > 1 && (
          <Button
            variant="outlined"
            color="secondary"
            disabled={isBusy}
            onClick={() => void end('', `${member.fullName} is signed out everywhere.`)}
          >
            Sign out everywhere
          </Button>
        )
      }
    >
      {member.sessions.length === 0 && <Typography color="text.secondary">Not signed in anywhere.</Typography>}
      {isOneself && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
          To end one of your own, open “Where you are signed in” in the menu of your account.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' }}>
        {member.sessions.map(({ id, device, place, createdAt, lastSeenAt }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', alignItems: 'center' }}
          >
            <Box>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {device ?? 'Unknown device'}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[place, `since ${instant(createdAt)}`, `last seen ${instant(lastSeenAt)}`].filter(Boolean).join(', ')}
              </Typography>
            </Box>
            {mayEnd && (
              <Button
                color="secondary"
                disabled={isBusy}
                aria-label={`Sign out ${device ?? 'Unknown device'}`}
                onClick={() => void end(`/${id}`, 'That device is signed out.')}
              >
                Sign out
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

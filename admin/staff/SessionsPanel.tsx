import { Box, Button, Typography } from '@mui/material';
import { callOnce } from '../providers/call-once.ts';
import type { StaffPageRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { useSend } from '../providers/useSend.ts';
import { instant } from '../ui/instant.ts';

interface SessionsPanelProps {
  member: StaffPageRecord;
  /** One's own sessions have a dialog. */
  isOneself: boolean;
  mayChange: boolean;
}

/** The sessions of a member, which can be ended. */
export function SessionsPanel({ member, isOneself, mayChange }: SessionsPanelProps) {
  const mayEnd = mayChange && !isOneself;
  const path = `/api/admin/staff/${member.id}/sessions`;
  const ending = useSend({
    send: ({ which }: { which: string; done: string }) => callOnce(path + which, { method: 'DELETE' }),
    done: (_, { done }) => done,
    onError: 'notify',
  });
  const end = (which: string, done: string) => ending.send({ which, done });

  return (
    <Panel
      title="Signed in"
      actions={
        mayEnd &&
        member.sessions.length > 1 && (
          <Button
            variant="outlined"
            color="secondary"
            disabled={ending.isBusy}
            onClick={() => end('', `${member.fullName} is signed out everywhere.`)}
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
                disabled={ending.isBusy}
                aria-label={`Sign out ${device ?? 'Unknown device'}`}
                onClick={() => end(`/${id}`, 'That device is signed out.')}
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

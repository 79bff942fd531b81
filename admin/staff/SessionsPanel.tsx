import { Box, Button, Typography } from '@mui/material';
import { callOnce } from '../providers/call-once.ts';
import type { StaffPageRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { useSend } from '../providers/useSend.ts';
import { instant } from '../ui/instant.ts';
import { deviceName } from '../ui/deviceName.ts';
import { words } from '../words/en/staff.ts';

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
      title={words.signedIn}
      actions={
        mayEnd &&
        member.sessions.length > 1 && (
          <Button
            variant="outlined"
            color="secondary"
            disabled={ending.isBusy}
            onClick={() => end('', words.isSignedOutEverywhere(member.fullName))}
          >
            {words.signOutEverywhere}
          </Button>
        )
      }
    >
      {member.sessions.length === 0 && <Typography color="text.secondary">{words.notSignedInAnywhere}</Typography>}
      {isOneself && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
          {words.toEndOneOfYour}
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
                {deviceName(device)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[place, words.sinceTime(instant(createdAt)), words.lastSeenTime(instant(lastSeenAt))]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
            </Box>
            {mayEnd && (
              <Button
                color="secondary"
                disabled={ending.isBusy}
                aria-label={words.signOutDevice(deviceName(device))}
                onClick={() => end(`/${id}`, words.thatDeviceIsSignedOut)}
              >
                {words.signOut}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

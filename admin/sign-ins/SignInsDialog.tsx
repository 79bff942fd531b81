import { Box, Button, Typography } from '@mui/material';
import type * as z from 'zod/mini';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { OpenSession } from '#contract/calls/users.ts';
import { call } from '../providers/call.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { instant } from '../ui/instant.ts';
import { common } from '../words/en/common.ts';
import { deviceName } from '../ui/deviceName.ts';
import { words } from '../words/en/sign-ins.ts';
import { shared } from '../words/language.ts';

const SESSIONS_CALL = '/api/users/sessions';

type Session = z.input<typeof OpenSession>;

/** Lists the open sessions of the person who is signed in, and ends those on other devices. */
export function SignInsDialog({ onClose }: { onClose: () => void }) {
  const { answer: sessions, error, refetch } = useAnswer<Session[]>(SESSIONS_CALL);
  const ending = useSend({
    send: (id: Session['id'] | 'others') =>
      call(id === 'others' ? SESSIONS_CALL : `${SESSIONS_CALL}/${id}`, { method: 'DELETE' }),
    done: (_, id) => (id === 'others' ? words.youAreSignedOutEverywhere : words.thatDeviceIsSignedOut),
    onDone: refetch,
    refreshes: false,
  });
  const shownError = ending.error ?? error;

  return (
    <TitledDialog
      title={words.whereYouAreSignedIn}
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {common.close}
          </Button>
          {sessions && sessions.length > 1 && (
            <Button variant="outlined" disabled={ending.isBusy} onClick={() => ending.send('others')}>
              {words.signOutElsewhere}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2">{words.ifYouDoNotRecognise}</Typography>
      {shownError && (
        <Typography role="alert" color="error">
          {shownError}
        </Typography>
      )}
      {!sessions && !shownError && <Typography role="status">{shared(LAZY_LOADING)}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' }}>
        {sessions?.map((session) => (
          <SignIn key={session.id} session={session} isBusy={ending.isBusy} onEnd={() => ending.send(session.id)} />
        ))}
      </Box>
    </TitledDialog>
  );
}

const ROLE_LABELS = {
  ROLE_CUSTOMER: words.asAShopper,
  ROLE_SELLER: words.asASeller,
  ROLE_ADMIN: words.asStaff,
} as const;

function SignIn({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { device, place, role, createdAt, lastSeenAt, isCurrent } = session;
  const name = deviceName(device);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' }}>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2">{[place, ROLE_LABELS[role]].filter(Boolean).join(', ')}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words.sinceAndLastSeen(instant(createdAt), instant(lastSeenAt))}
        </Typography>
      </Box>
      {isCurrent ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', paddingTop: '2px' }}>
          {words.thisDevice}
        </Typography>
      ) : (
        <Button color="secondary" disabled={isBusy} aria-label={words.signOutName(name)} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import type * as z from 'zod/mini';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { OpenSession } from '#contract/calls/users.ts';
import { call } from '../providers/call.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { instant } from '../ui/instant.ts';

const SESSIONS_CALL = '/api/users/sessions';

type Session = z.input<typeof OpenSession>;

/** Lists the open sessions of the person who is signed in, and ends those on other devices. */
export function SignInsDialog({ onClose }: { onClose: () => void }) {
  const { answer: sessions, error, refetch } = useAnswer<Session[]>(SESSIONS_CALL);
  const ending = useSend({
    send: (id: Session['id'] | 'others') =>
      call(id === 'others' ? SESSIONS_CALL : `${SESSIONS_CALL}/${id}`, { method: 'DELETE' }),
    done: (_, id) => (id === 'others' ? 'You are signed out everywhere else.' : 'That device is signed out.'),
    onDone: refetch,
    refreshes: false,
  });
  const shownError = ending.error ?? error;

  return (
    <TitledDialog
      title="Where you are signed in"
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
          {sessions && sessions.length > 1 && (
            <Button variant="outlined" disabled={ending.isBusy} onClick={() => ending.send('others')}>
              Sign out elsewhere
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2">If you do not recognise one of these, sign it out.</Typography>
      {shownError && (
        <Typography role="alert" color="error">
          {shownError}
        </Typography>
      )}
      {!sessions && !shownError && <Typography role="status">{LAZY_LOADING}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' }}>
        {sessions?.map((session) => (
          <SignIn key={session.id} session={session} isBusy={ending.isBusy} onEnd={() => ending.send(session.id)} />
        ))}
      </Box>
    </TitledDialog>
  );
}

const ROLE_LABELS = { ROLE_CUSTOMER: 'as a shopper', ROLE_SELLER: 'as a seller', ROLE_ADMIN: 'as staff' } as const;

function SignIn({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { device, place, role, createdAt, lastSeenAt, isCurrent } = session;
  const name = device ?? 'Unknown device';
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' }}>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2">{[place, ROLE_LABELS[role]].filter(Boolean).join(', ')}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Since {instant(createdAt)}, last seen {instant(lastSeenAt)}
        </Typography>
      </Box>
      {isCurrent ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', paddingTop: '2px' }}>
          This device
        </Typography>
      ) : (
        <Button color="secondary" disabled={isBusy} aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </Box>
  );
}

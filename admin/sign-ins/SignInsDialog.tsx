import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { LAZY_LOADING } from '#contract/messages.ts';
import { messageOf } from '../providers/call.ts';
import { instant } from '../ui/instant.ts';
import { endOtherSignIns, endSignIn, readSignIns } from './calls.ts';
import type { SignedIn } from './calls.ts';

/** Where whoever is signed in here is signed in, and the way to end it elsewhere. */
export function SignInsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const [open, setOpen] = useState<SignedIn[]>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    readSignIns().then(
      (read) => isWanted && setOpen(read),
      (error: unknown) => isWanted && setFault(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  async function end(work: () => Promise<void>, said: string) {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      notify(said, { type: 'success' });
      setOpen(await readSignIns());
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Where you are signed in</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        <Typography variant="body2">If you do not recognise one of these, sign it out.</Typography>
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
        {!open && !fault && <Typography role="status">{LAZY_LOADING}</Typography>}
        <Box component="ul" sx={{ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' }}>
          {open?.map((session) => (
            <SignIn
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() => void end(() => endSignIn(session.id), 'That device is signed out.')}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        {open && open.length > 1 && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void end(endOtherSignIns, 'You are signed out everywhere else.')}
          >
            Sign out elsewhere
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const ROLE_WORDS = { ROLE_CUSTOMER: 'as a shopper', ROLE_SELLER: 'as a seller', ROLE_ADMIN: 'as staff' } as const;

function SignIn({ session, isBusy, onEnd }: { session: SignedIn; isBusy: boolean; onEnd: () => void }) {
  const { device, place, role, createdAt, lastSeenAt, isCurrent } = session;
  const name = device ?? 'Unknown device';
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' }}>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2">{[place, ROLE_WORDS[role]].filter(Boolean).join(', ')}</Typography>
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

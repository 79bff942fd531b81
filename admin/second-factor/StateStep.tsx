import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { instant } from '../ui/instant.ts';
import type { SecondFactorState } from './calls.ts';
import { PasskeyList } from './PasskeyList.tsx';

interface Props {
  /** Nothing while it is asked for. */
  state: SecondFactorState | undefined;
  fault: string | undefined;
  isBusy: boolean;
  onSetUp: () => void;
  onSwitchOff: () => void;
  onAddPasskey: (name: string) => void;
  onRemovePasskey: (id: number) => void;
  onClose: () => void;
}

/** How it stands with the second factor, and what can be done about it. */
export function StateStep({ state, fault, isBusy, onClose, ...does }: Props) {
  const isInUse = state !== undefined && state.enrolledAt !== null;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        {state?.enrolledAt === null && (
          <Typography variant="body2">
            An app on your phone shows a new code every half minute. With it, nobody can sign in here with your email
            alone. It is asked for once after you sign in, and again before money moves.
          </Typography>
        )}
        {isInUse && (
          <>
            <Typography variant="body2">
              Your authenticator app is in use since {instant(state.enrolledAt!)}. {codesLeft(state.recoveryCodesLeft)}
            </Typography>
            <PasskeyList
              // The name that was typed goes with the passkey it was for.
              key={state.passkeys.length}
              passkeys={state.passkeys}
              isBusy={isBusy}
              onAdd={does.onAddPasskey}
              onRemove={({ id }) => does.onRemovePasskey(id)}
            />
          </>
        )}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="secondary" onClick={onClose}>
          {isInUse ? 'Close' : 'Not now'}
        </Button>
        {isInUse && (
          <Button color="secondary" disabled={isBusy} onClick={does.onSwitchOff}>
            Switch off
          </Button>
        )}
        {state && (
          <Button variant={isInUse ? 'outlined' : 'contained'} disabled={isBusy} onClick={does.onSetUp}>
            {isInUse ? 'Set up another app' : 'Set up'}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

const codesLeft = (count: number) =>
  count === 1 ? '1 recovery code is left.' : `${count === 0 ? 'No' : count} recovery codes are left.`;

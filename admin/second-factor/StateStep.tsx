import { Button, Typography } from '@mui/material';
import type { Sending } from '../providers/useSend.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { instant } from '../ui/instant.ts';
import type { SecondFactorState } from './calls.ts';
import { PasskeyList } from './PasskeyList.tsx';

interface StateStepProps {
  /** Undefined until it is fetched. */
  state: SecondFactorState | undefined;
  sending: Pick<Sending, 'isBusy' | 'error'>;
  onSetUp: () => void;
  onSwitchOff: () => void;
  onAddPasskey: (name: string) => void;
  onRemovePasskey: (id: number) => void;
  onClose: () => void;
}

/** The state of the second factor, and what can be changed about it. */
export function StateStep({ state, sending: { isBusy, error }, onClose, ...actions }: StateStepProps) {
  const isInUse = state !== undefined && state.enrolledAt !== null;
  return (
    <TitledDialog
      title="Second factor"
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {isInUse ? 'Close' : 'Not now'}
          </Button>
          {isInUse && (
            <Button color="secondary" disabled={isBusy} onClick={actions.onSwitchOff}>
              Switch off
            </Button>
          )}
          {state && (
            <Button variant={isInUse ? 'outlined' : 'contained'} disabled={isBusy} onClick={actions.onSetUp}>
              {isInUse ? 'Set up another app' : 'Set up'}
            </Button>
          )}
        </>
      }
    >
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
            // Empties the name once a passkey was added.
            key={state.passkeys.length}
            passkeys={state.passkeys}
            isBusy={isBusy}
            onAdd={actions.onAddPasskey}
            onRemove={({ id }) => actions.onRemovePasskey(id)}
          />
        </>
      )}
      {error && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
    </TitledDialog>
  );
}

const codesLeft = (count: number) =>
  count === 1 ? '1 recovery code is left.' : `${count === 0 ? 'No' : count} recovery codes are left.`;

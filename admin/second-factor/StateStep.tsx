import { Button, Typography } from '@mui/material';
import type { Sending } from '../providers/useSend.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { instant } from '../ui/instant.ts';
import type { SecondFactorState } from './calls.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/second-factor.ts';

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
      title={words.secondFactor}
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {isInUse ? common.close : words.notNow}
          </Button>
          {isInUse && (
            <Button color="secondary" disabled={isBusy} onClick={actions.onSwitchOff}>
              {words.switchOff}
            </Button>
          )}
          {state && (
            <Button variant={isInUse ? 'outlined' : 'contained'} disabled={isBusy} onClick={actions.onSetUp}>
              {isInUse ? words.setUpAnotherApp : words.setUp}
            </Button>
          )}
        </>
      }
    >
      {state?.enrolledAt === null && <Typography variant="body2">{words.anAppOnYourPhone}</Typography>}
      {isInUse && (
        <>
          <Typography variant="body2">
            {words.inUseSince(instant(state.enrolledAt!), words.recoveryCodesAreLeft(state.recoveryCodesLeft))}
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

import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { SECOND_FACTOR_CALL } from '../providers/second-factor.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { CodeInput } from './CodeInput.tsx';
import { showSecondFactor } from './calls.ts';
import type { SecondFactorState } from './calls.ts';
import { hasPasskeys, showPasskey } from './passkeys.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/second-factor.ts';

/** Asks for a passkey, a code of the authenticator app, or a recovery code, before the waiting call is repeated. */
export function ShowDialog({ onClose }: { onClose: (isShown: boolean) => void }) {
  const [code, setCode] = useState('');
  // If this call fails, the code can still be entered.
  const { answer: state } = useAnswer<SecondFactorState>(hasPasskeys() ? SECOND_FACTOR_CALL : undefined);
  const offersPasskey = (state?.passkeys.length ?? 0) > 0;
  const showing = useSend({
    send: async (by: 'code' | 'passkey') => {
      await (by === 'code' ? showSecondFactor(code) : showPasskey());
    },
    onDone: () => onClose(true),
    refreshes: false,
  });

  return (
    <FormDialog
      title={words.isItYou}
      sending={{ ...showing, error: undefined }}
      onSubmit={() => showing.send('code')}
      onClose={() => onClose(false)}
      submitLabel={common.goOn}
      closeLabel={words.notNow}
      disabledReason={code.trim() === ''}
    >
      {offersPasskey && (
        <Button variant="outlined" disabled={showing.isBusy} onClick={() => showing.send('passkey')}>
          {words.withAPasskey}
        </Button>
      )}
      <Typography variant="body2">{offersPasskey ? words.orTypeTheCode : words.typeTheCode}</Typography>
      <CodeInput
        value={code}
        onChange={(changed) => {
          setCode(changed);
          showing.reset();
        }}
        error={showing.error}
      />
    </FormDialog>
  );
}

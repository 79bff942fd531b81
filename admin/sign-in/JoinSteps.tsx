import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FullName, Mobile, NAME_MAX_LENGTH } from '#contract/calls/auth.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { Loading } from '../layout/Loading.tsx';
import { messageOf, refusalOf } from '../providers/call.ts';
import { entrance } from '../providers/entrance.ts';
import type { ShownInvitationRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { instant } from '../ui/instant.ts';
import { CodeStep } from './CodeStep.tsx';
import { faultOf } from './faultOf.ts';
import { join, OPEN_INVITATION, sendJoinCode } from './calls.ts';
import { shopName } from '../shopName.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sign-in.ts';
import { shared } from '../words/language.ts';

/** Accepts an invitation: details, the name of a new person, and the code that proves the email. */
export function JoinSteps({ token }: { token: string }) {
  const { answer: invitation, error } = useAnswer<ShownInvitationRecord>(OPEN_INVITATION, undefined, {
    method: 'POST',
    body: JSON.stringify({ token }),
  });
  const [person, setPerson] = useState<{ fullName?: string; mobile?: string }>();

  if (error !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
        {/* A full page load: the address still contains the secret. */}
        <Button variant="outlined" href={entrance.basename}>
          {words.goToTheSignIn}
        </Button>
      </Box>
    );
  }
  if (!invitation) return <Loading />;
  if (person === undefined) return <InvitationStep token={token} invitation={invitation} onSent={setPerson} />;
  return (
    <CodeStep
      email={invitation.email}
      send={() => sendJoinCode(token, invitation.email)}
      enter={async (otp) => {
        await join({ token, otp, ...person });
        // A full page load, so that nothing of a former session stays.
        window.location.replace(entrance.basename);
      }}
    />
  );
}

interface InvitationStepProps {
  token: string;
  invitation: ShownInvitationRecord;
  onSent: (person: { fullName?: string; mobile?: string }) => void;
}

function InvitationStep({ token, invitation, onSent }: InvitationStepProps) {
  const { email, sellerName, subRole, invitedBy, expiresAt, hasAccount } = invitation;
  const [fullName, setFullName] = useState('');
  const [mobile, setMobile] = useState('');
  const [errors, setErrors] = useState<{ fullName?: string | undefined; mobile?: string | undefined; any?: string }>(
    {},
  );
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = FullName.safeParse(fullName);
    const number = Mobile.safeParse(mobile);
    if (!hasAccount && !(name.success && number.success)) {
      setErrors({ fullName: faultOf(name), mobile: faultOf(number) });
      return;
    }
    setErrors({});
    setIsSending(true);
    try {
      await sendJoinCode(token, email);
    } catch (error) {
      // A code was mailed recently, for example before a reload.
      if (refusalOf(error).code !== 'CODE_RESEND_LOCKED') {
        setErrors({ any: messageOf(error) });
        setIsSending(false);
        return;
      }
    }
    onSent(name.success && number.success && !hasAccount ? { fullName: name.data, mobile: number.data } : {});
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        {words.invitedBefore(invitedBy)}
        <strong>{sellerName ?? shopName()}</strong>
        {words.invitedBetween}
        <strong>{shared(SUB_ROLE_NAMES[subRole])}</strong>
        {words.invitedAfter}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {words.forEmailUntil(email, instant(expiresAt))}
      </Typography>
      {!hasAccount && (
        <>
          <TextField
            label={words.fullName}
            value={fullName}
            onChange={({ target }) => setFullName(target.value)}
            error={errors.fullName !== undefined}
            helperText={errors.fullName}
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'name', maxLength: NAME_MAX_LENGTH } }}
          />
          <TextField
            label={common.mobile}
            type="tel"
            value={mobile}
            onChange={({ target }) => setMobile(target.value)}
            error={errors.mobile !== undefined}
            helperText={errors.mobile}
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'tel-national', inputMode: 'tel' } }}
          />
        </>
      )}
      {errors.any && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {errors.any}
        </Typography>
      )}
      <Button type="submit" variant="contained" disabled={isSending}>
        {isSending ? words.sendingTheOtp : words.sendOtp}
      </Button>
    </Box>
  );
}

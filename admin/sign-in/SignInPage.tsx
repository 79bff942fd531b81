import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { Navigate } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#contract/languages.ts';
import { lastEnd } from '../providers/auth.ts';
import { entrance } from '../providers/entrance.ts';
import { tokenOfEntrance } from '../providers/session.ts';
import { WordMark } from '../layout/WordMark.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { JoinSteps } from './JoinSteps.tsx';
import { sendCode } from './calls.ts';
import { shopName } from '../shopName.ts';
import { words } from '../words/en/sign-in.ts';
import { chooseLanguage, otherLanguages } from '../words/language.ts';

/**
 * The sign-in in two steps: email, then the mailed code; below it the other language. The link of an invitation opens
 * its acceptance here, also while someone is signed in.
 */
export function SignInPage() {
  const [email, setEmail] = useState<string>();
  const login = useLogin();
  const [token] = useState(() => joinToken(window.location.hash));
  const [isSignedIn] = useState(() => tokenOfEntrance() !== undefined);
  if (isSignedIn && token === undefined) return <Navigate to="/" replace />;
  const ended = lastEnd();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        justifyContent: 'center',
        alignContent: 'start',
        padding: '12vh 16px 32px',
      }}
    >
      <title>{words.signInOfAtShop(entrance.people, shopName())}</title>
      <Box sx={{ marginBottom: 5 }}>
        <WordMark />
      </Box>
      <Paper variant="outlined" sx={{ width: 'min(24rem, calc(100vw - 32px))', padding: { xs: '20px', sm: '28px' } }}>
        <Typography variant="h1" sx={{ marginBottom: 4 }}>
          {token === undefined ? words.signInOf(entrance.people) : words.yourInvitation}
        </Typography>
        {ended && !email && token === undefined && (
          <Typography role="alert" sx={{ color: 'error.main', marginBottom: 4 }}>
            {ended}
          </Typography>
        )}
        {token !== undefined ? (
          <JoinSteps token={token} />
        ) : email ? (
          <CodeStep
            email={email}
            send={() => sendCode(email)}
            enter={(otp) => login({ email, otp }) as Promise<unknown>}
            onOtherEmail={() => setEmail(undefined)}
          />
        ) : (
          <EmailStep onSent={setEmail} />
        )}
      </Paper>
      {otherLanguages.map((name) => (
        <Button
          key={name}
          color="secondary"
          lang={LANGUAGE_TAGS[name]}
          onClick={() => chooseLanguage(name)}
          sx={{ justifySelf: 'center', marginTop: 2, minHeight: 44 }}
        >
          {LANGUAGE_NAMES[name]}
        </Button>
      ))}
    </Box>
  );
}

/** Returns the secret of an invitation in an address. */
function joinToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('join') ?? undefined;
}

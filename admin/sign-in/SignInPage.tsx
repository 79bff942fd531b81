import { Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { lastEnd } from '../providers/auth.ts';
import { entrance } from '../providers/entrance.ts';
import { tokenOfEntrance } from '../providers/session.ts';
import { WordMark } from '../layout/WordMark.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';

/** The way in, in two steps: an e-mail, then the code mailed there. */
export function SignInPage() {
  const [email, setEmail] = useState<string>();
  const [isSignedIn] = useState(() => tokenOfEntrance() !== undefined);
  if (isSignedIn) return <Navigate to="/" replace />;
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
      <title>{`${entrance.people} sign-in · Ratnahaat`}</title>
      <Box sx={{ marginBottom: 5 }}>
        <WordMark />
      </Box>
      <Paper variant="outlined" sx={{ width: 'min(24rem, calc(100vw - 32px))', padding: { xs: '20px', sm: '28px' } }}>
        <Typography variant="h1" sx={{ marginBottom: 4 }}>
          {entrance.people} sign-in
        </Typography>
        {ended && !email && (
          <Typography role="alert" sx={{ color: 'error.main', marginBottom: 4 }}>
            {ended}
          </Typography>
        )}
        {email ? <CodeStep email={email} onOtherEmail={() => setEmail(undefined)} /> : <EmailStep onSent={setEmail} />}
      </Paper>
    </Box>
  );
}

import { Button } from '@mui/material';
import { useEffect } from 'react';
import { ERROR_SCREEN, ERROR_SCREEN_REFRESH } from '#contract/messages.ts';
import { keepFormOfFailedPage } from '../ui/form/unsavedForms.ts';
import { MessageScreen } from './MessageScreen.tsx';
import { shared } from '../words/language.ts';

/** Replaces a page that failed. Its unsaved form is restored after the reload. */
export function ErrorScreen() {
  useEffect(keepFormOfFailedPage, []);
  return (
    <MessageScreen
      heading={shared(ERROR_SCREEN)}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {shared(ERROR_SCREEN_REFRESH)}
        </Button>
      }
    />
  );
}

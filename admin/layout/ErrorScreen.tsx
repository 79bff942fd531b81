import { Button } from '@mui/material';
import { ERROR_SCREEN, ERROR_SCREEN_REFRESH } from '#contract/messages.ts';
import { MessageScreen } from './MessageScreen.tsx';

/** Stands in for a screen that broke. */
export function ErrorScreen() {
  return (
    <MessageScreen
      heading={ERROR_SCREEN}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {ERROR_SCREEN_REFRESH}
        </Button>
      }
    />
  );
}

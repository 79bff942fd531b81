import { Button } from '@mui/material';
import { Link } from 'react-router';
import { NOT_FOUND_TITLE } from '#contract/messages.ts';
import { MessageScreen } from './MessageScreen.tsx';

export function NotFound() {
  return (
    <MessageScreen
      heading={NOT_FOUND_TITLE}
      action={
        <Button variant="contained" component={Link} to="/">
          Go to the first room
        </Button>
      }
    />
  );
}

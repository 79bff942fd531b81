import { Button, LinearProgress, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { RowsMessage } from '../list/RowsMessage.tsx';

interface PickingListProps {
  /** Of the field that is searched by. */
  label: string;
  text: string;
  onType(text: string): void;
  isFirst?: boolean;
  isPending: boolean;
  error: Error | null;
  retry(): void;
  /** What is said where nothing is found. */
  empty: { text: string; hint: string } | undefined;
  children: ReactNode;
}

/** What somebody chooses from in a dialog: searched by its name, with how it waits, fails and finds nothing. */
export function PickingList({
  label,
  text,
  onType,
  isFirst = false,
  isPending,
  error,
  retry,
  empty,
  children,
}: PickingListProps) {
  return (
    <>
      <TextField
        autoFocus={isFirst}
        fullWidth
        margin={isFirst ? 'dense' : 'normal'}
        label={label}
        value={text}
        onChange={({ target }) => onType(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {isPending && <LinearProgress aria-label="Loading" />}
      {error && (
        <RowsMessage text={error.message} hint={undefined} role="alert">
          <Button variant="outlined" onClick={retry}>
            Retry
          </Button>
        </RowsMessage>
      )}
      {empty && (
        <RowsMessage {...empty} role="status">
          {null}
        </RowsMessage>
      )}
      {children}
    </>
  );
}

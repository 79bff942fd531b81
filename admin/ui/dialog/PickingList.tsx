import { Button, LinearProgress, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { RowsMessage } from '../list/RowsMessage.tsx';
import { words } from '../../words/en/ui.ts';

interface PickingListProps {
  /** The label of the search field. */
  label: string;
  text: string;
  onType(text: string): void;
  isFirst?: boolean;
  isPending: boolean;
  error: Error | null;
  retry(): void;
  /** Shown without results. */
  empty: { text: string; hint: string } | undefined;
  children: ReactNode;
}

/** A searchable list of choices in a dialog, with its states of waiting, error and no result. */
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
      {isPending && <LinearProgress aria-label={words.loading} />}
      {error && (
        <RowsMessage text={error.message} hint={undefined} role="alert">
          <Button variant="outlined" onClick={retry}>
            {words.retry}
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

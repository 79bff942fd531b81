import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { Sending } from '../../providers/useSend.ts';
import { Facts } from '../record/Facts.tsx';
import { TitledDialog } from './TitledDialog.tsx';
import type { TitledDialogProps } from './TitledDialog.tsx';
import { common } from '../../words/en/common.ts';

interface FormDialogProps extends Pick<TitledDialogProps, 'title' | 'onClose' | 'maxWidth' | 'fullWidth'> {
  /** Shown above the fields. */
  facts?: ComponentProps<typeof Facts>['facts'];
  /** The consequence of sending it. */
  text?: ReactNode;
  children?: ReactNode;
  /** From `useSend`. */
  sending: Pick<Sending, 'isBusy' | 'error'> & Partial<Pick<Sending, 'failure'>>;
  onSubmit: () => void;
  /** Undefined if there is nothing to submit now. */
  submitLabel: string | undefined;
  /** The label of the button while it is busy. */
  busyLabel?: string;
  closeLabel?: string;
  color?: 'primary' | 'error';
  /** Why it cannot be sent yet, for people to read; true where the content says so itself. */
  disabledReason?: string | boolean | undefined;
  /** Puts the focus on the button that closes it, since sending cannot be undone. */
  focusesClose?: boolean;
  /** More buttons: at the left edge, and between the two. */
  aside?: ReactNode;
  more?: ReactNode;
  /** A button with the error, to go on from it. */
  recovery?: ReactNode;
  /** Whether its content has a form of its own: forms cannot be nested. */
  hasInnerForm?: boolean;
}

/** A dialog that sends something. It stays open until the answer, and shows the error of a failed try. */
export function FormDialog({
  facts,
  text,
  children,
  sending: { isBusy, error, failure },
  onSubmit,
  onClose,
  submitLabel,
  busyLabel = submitLabel,
  closeLabel = common.cancel,
  color = 'primary',
  disabledReason = false,
  focusesClose = false,
  aside,
  more,
  recovery,
  hasInnerForm = false,
  ...dialog
}: FormDialogProps) {
  const content = useRef<HTMLElement>(null);
  const reasonId = useId();
  const isDisabled = submitLabel === undefined || isBusy || (disabledReason !== false && disabledReason !== undefined);
  const reason = !isBusy && typeof disabledReason === 'string' ? disabledReason : undefined;
  useEffect(() => {
    if (failure) content.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [failure]);

  const actions = (
    <>
      {aside}
      <Button color="secondary" onClick={onClose} autoFocus={focusesClose}>
        {closeLabel}
      </Button>
      {more}
      {submitLabel !== undefined && (
        <Button
          {...(hasInnerForm ? { onClick: onSubmit } : { type: 'submit' })}
          variant="contained"
          color={color}
          disabled={isDisabled}
          aria-describedby={reason && reasonId}
        >
          {isBusy ? busyLabel : submitLabel}
        </Button>
      )}
    </>
  );
  return (
    <TitledDialog
      {...dialog}
      onClose={onClose}
      actions={actions}
      onSubmit={hasInnerForm ? undefined : () => isDisabled || onSubmit()}
      contentRef={content}
    >
      {facts && <Facts facts={facts} />}
      {text && <DialogContentText variant="body2">{text}</DialogContentText>}
      {children}
      {error !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography role="alert" color="error" tabIndex={-1}>
            {error}
          </Typography>
          {recovery}
        </Box>
      )}
      {reason && (
        <Typography id={reasonId} variant="caption" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </TitledDialog>
  );
}

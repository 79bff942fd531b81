import { Box, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Breakpoint } from '@mui/material';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

export interface TitledDialogProps {
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  maxWidth?: Breakpoint;
  /** Whether it is as wide as `maxWidth` even if its content is narrower. */
  fullWidth?: boolean;
  /** Makes a form of the dialog. */
  onSubmit?: (() => void) | undefined;
  contentRef?: Ref<HTMLElement>;
}

/** A dialog that is named by its title. What sends something is a `FormDialog`. */
export function TitledDialog({
  title,
  children,
  actions,
  onClose,
  maxWidth = 'xs',
  fullWidth = true,
  onSubmit,
  contentRef,
}: TitledDialogProps) {
  const titleId = useId();
  const parts = (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent ref={contentRef} sx={CONTENT}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth={fullWidth} aria-labelledby={titleId}>
      {onSubmit ? (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React passes an event inside a portal to the parent form, too.
            event.stopPropagation();
            onSubmit();
          }}
          sx={{ display: 'contents' }}
        >
          {parts}
        </Box>
      ) : (
        parts
      )}
    </Dialog>
  );
}

const CONTENT = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', alignContent: 'start' };

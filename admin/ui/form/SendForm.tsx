import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface SendFormProps {
  onSend(): void;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A short form that sends its fields at once: fields and buttons below each other. The API checks them. */
export function SendForm({ onSend, sx, children }: SendFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      sx={[{ display: 'grid', gap: '14px', justifyItems: 'start' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { END_BAR } from './formLayout.ts';
import { common } from '../../words/en/common.ts';

interface SaveBarProps {
  isSaving: boolean;
  /** The label of the button. */
  word?: string;
  children?: ReactNode;
}

/** The save button of a long form, sticky at the bottom of a wide window; a phone has the menu there. */
export function SaveBar({ isSaving, word = common.save, children }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // A button that is disabled while it saves loses the focus.
    if (wasSaving.current && !isSaving && document.activeElement === document.body) button.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);
  return (
    <Box sx={{ ...END_BAR, position: { xs: 'static', md: 'sticky' }, marginTop: '14px' }}>
      <Button ref={button} type="submit" variant="contained" disabled={isSaving}>
        {isSaving ? common.saving : word}
      </Button>
      {children}
    </Box>
  );
}

import { Box, Button, IconButton } from '@mui/material';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useShortcut } from '../ui/useShortcut.ts';
import { FindDialog } from './FindDialog.tsx';
import { words } from '../words/en/find.ts';

/** Opens the global search; so does Ctrl K. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('find', () => setOpen(true));
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K"
        startIcon={<Search size={16} aria-hidden />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, justifyContent: 'start', minWidth: 200 }}
      >
        {words.find}
        <Box
          component="kbd"
          aria-hidden
          sx={{ marginLeft: 'auto', paddingLeft: 2, fontFamily: 'inherit', color: 'text.secondary' }}
        >
          Ctrl K
        </Box>
      </Button>
      <IconButton onClick={() => setOpen(true)} aria-label={words.find} sx={{ display: { sm: 'none' } }}>
        <Search size={20} aria-hidden />
      </IconButton>
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
}

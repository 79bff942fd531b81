import { Box, Button } from '@mui/material';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/layout.ts';

/** The keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <TitledDialog title={words.keyboard} onClose={onClose} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '10px 16px', margin: 0 }}>
        {Object.values(SHORTCUTS).map(({ keys, says }) => (
          <Box key={says} sx={{ display: 'contents' }}>
            <Box component="dt">
              {keys.map((key) => (
                <Box
                  key={key}
                  component="kbd"
                  sx={{
                    fontFamily: 'inherit',
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    padding: '2px 7px',
                    marginRight: '4px',
                  }}
                >
                  {key}
                </Box>
              ))}
            </Box>
            <Box component="dd" sx={{ margin: 0 }}>
              {says}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}

import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { CopyButton } from '../ui/CopyButton.tsx';

/** The recovery codes, this once. */
export function CodesStep({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        <Typography variant="body2">
          It is switched on. Keep these codes away from your phone: each works once, and they are shown only now.
        </Typography>
        <Box
          component="ol"
          sx={{
            fontFamily: 'monospace',
            margin: 0,
            paddingLeft: '2.5em',
            justifySelf: 'center',
          }}
        >
          {codes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
        <CopyButton text={codes.join('\n')} what="recovery codes" />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          I have kept them
        </Button>
      </DialogActions>
    </>
  );
}

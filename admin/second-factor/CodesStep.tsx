import { Box, Button, Typography } from '@mui/material';
import { CopyButton } from '../ui/CopyButton.tsx';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';

interface CodesStepProps {
  codes: readonly string[];
  onStored: () => void;
  onClose: () => void;
}

/** The recovery codes, which are shown only once. */
export function CodesStep({ codes, onStored, onClose }: CodesStepProps) {
  return (
    <TitledDialog
      title="Second factor"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onStored}>
          I have kept them
        </Button>
      }
    >
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
    </TitledDialog>
  );
}

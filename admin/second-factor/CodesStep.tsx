import { Box, Button, Typography } from '@mui/material';
import { CopyButton } from '../ui/CopyButton.tsx';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { words } from '../words/en/second-factor.ts';

interface CodesStepProps {
  codes: readonly string[];
  onStored: () => void;
  onClose: () => void;
}

/** The recovery codes, which are shown only once. */
export function CodesStep({ codes, onStored, onClose }: CodesStepProps) {
  return (
    <TitledDialog
      title={words.secondFactor}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onStored}>
          {words.iHaveKeptThem}
        </Button>
      }
    >
      <Typography variant="body2">{words.itIsSwitchedOnKeep}</Typography>
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
      <CopyButton text={codes.join('\n')} what={words.recoveryCodes} />
    </TitledDialog>
  );
}

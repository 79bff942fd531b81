import { Box, LinearProgress, Typography } from '@mui/material';
import { words } from '../../words/en/ui.ts';

/** The progress of a preview, and why it failed. */
export function RenderState({ isRendering, errorText }: { isRendering: boolean; errorText: string | undefined }) {
  return (
    <>
      <Box sx={{ width: '100%', height: 4 }}>
        {isRendering && <LinearProgress aria-label={words.drawingThePreview} />}
      </Box>
      {errorText !== undefined && (
        <Typography role="alert" color="error">
          {errorText}
        </Typography>
      )}
    </>
  );
}

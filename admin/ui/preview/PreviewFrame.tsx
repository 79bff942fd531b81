import { Box } from '@mui/material';
import { framed } from '../framed.ts';
import { WIDTH_NAMES } from './ViewChoice.tsx';
import type { PreviewWidth } from './ViewChoice.tsx';
import { words } from '../../words/en/ui.ts';

const HEIGHT = 780;

interface PreviewFrameProps {
  /** What is shown: 'The page'. */
  what: string;
  html: string;
  width: PreviewWidth;
  /** The widths of the frame in pixels. */
  widths: Readonly<Record<PreviewWidth, number>>;
}

/** Rendered HTML in the frame of a phone or a wide screen, which the keyboard can scroll. */
export function PreviewFrame({ what, html, width, widths }: PreviewFrameProps) {
  const name = WIDTH_NAMES[width];
  return (
    <Box tabIndex={0} role="group" aria-label={name} sx={{ width: '100%', overflowX: 'auto' }}>
      <Box
        component="iframe"
        title={words.previewOn(what, name)}
        sandbox="allow-same-origin"
        srcDoc={framed(html)}
        sx={{ display: 'block', width: widths[width], height: HEIGHT, border: 1, borderColor: 'divider' }}
      />
    </Box>
  );
}

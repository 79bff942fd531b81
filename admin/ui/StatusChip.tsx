import { Box } from '@mui/material';
import { alpha } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/** The meaning of a status: waiting for others, due for us, in progress, good, bad, or finished. */
export type Tone = 'waiting' | 'due' | 'moving' | 'good' | 'bad' | 'over';

/** A status by label and colour. */
export function StatusChip({ tone, word }: { tone: Tone; word: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        padding: '1px 8px 1px 7px',
        borderRadius: 1,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: '20px',
        whiteSpace: word.length > 20 ? 'normal' : 'nowrap',
        color: colourOf(theme, tone),
        backgroundColor: alpha(colourOf(theme, tone), theme.palette.mode === 'dark' ? 0.14 : 0.09),
        '&::before': {
          content: '""',
          flex: 'none',
          width: 7,
          height: 7,
          borderRadius: tone === 'over' ? 0 : '50%',
          backgroundColor: tone === 'waiting' ? 'transparent' : 'currentcolor',
          border: '1.5px solid currentcolor',
        },
      })}
    >
      {word}
    </Box>
  );
}

function colourOf({ palette }: Theme, tone: Tone): string {
  switch (tone) {
    case 'waiting':
    case 'over':
      return palette.text.secondary;
    case 'due':
      return palette.warning.main;
    case 'moving':
      return palette.info.main;
    case 'good':
      return palette.success.main;
    case 'bad':
      return palette.error.main;
  }
}

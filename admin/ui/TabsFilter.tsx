import { Box, ButtonBase } from '@mui/material';
import { useFilter } from './useFilter.ts';

interface TabsFilterProps {
  name: string;
  label: string;
  choices: readonly { value: string; word: string }[];
}

/** A filter whose values all stand in sight, since it is changed many times a day. */
export function TabsFilter({ name, label, choices }: TabsFilterProps) {
  const [chosen, choose] = useFilter(name);
  const tabs = [{ value: undefined, word: 'All' }, ...choices];
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginBottom: 3,
        boxShadow: (theme) => `inset 0 -1px ${theme.palette.divider}`,
      }}
    >
      {tabs.map(({ value, word }) => (
        <ButtonBase
          key={word}
          aria-pressed={chosen === value}
          onClick={() => choose(value)}
          sx={{
            flex: 'none',
            minHeight: { xs: 44, md: 36 },
            paddingInline: '12px',
            font: 'inherit',
            fontSize: '0.9375rem',
            color: 'text.secondary',
            borderBottom: '2px solid transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-pressed=true]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
            '&.Mui-focusVisible': { outlineOffset: '-2px' },
          }}
        >
          {word}
        </ButtonBase>
      ))}
    </Box>
  );
}

import { Box, ButtonBase } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { ERRORS_IN_PLACE } from '../record/errorsInPlace.ts';
import { totalText } from '../totalText.ts';
import { useFilter } from './useFilter.ts';
import { words } from '../../words/en/ui.ts';

interface TabsFilterProps {
  name: string;
  label: string;
  choices: readonly { value: string; word: string }[];
  /** Whether each value has the number of its rows, with the other filters applied. */
  isCounted?: boolean;
}

/** A filter with all values visible, for frequent changes. */
export function TabsFilter({ name, label, choices, isCounted = false }: TabsFilterProps) {
  const [chosen, choose] = useFilter(name);
  const tabs = [{ value: undefined, word: words.all }, ...choices];
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
          {isCounted && <RowCount name={name} value={value} />}
        </ButtonBase>
      ))}
    </Box>
  );
}

const ONE_ROW = { page: 1, perPage: 1 };

/** The number of rows of a filter's value; empty until it is known. */
function RowCount({ name, value }: { name: string; value: string | undefined }) {
  const { resource, filterValues } = useListContext();
  const { [name]: _, ...others } = filterValues as Record<string, unknown>;
  const filter = value === undefined ? others : { ...others, [name]: value };
  const { total, meta } = useGetList(resource, { filter, pagination: ONE_ROW }, ERRORS_IN_PLACE);
  if (total === undefined) return null;
  return (
    <Box component="span" sx={{ marginLeft: '6px', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
      {totalText(total, meta)}
    </Box>
  );
}

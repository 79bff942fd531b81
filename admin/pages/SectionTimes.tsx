import { Box, MenuItem, TextField } from '@mui/material';
import { AutocompleteInput, NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { MOST_DAYS_BEFORE } from '#contract/shop/sections.ts';
import type { LinkChoicesRecord, SectionRecord } from '../providers/records.ts';
import { WIDE_PAIR } from '../ui/form/formLayout.ts';
import { MomentInput } from './MomentInput.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';
import { formatDay } from '../words/dates.ts';

type Times = SectionRecord['when'];

const KINDS = [
  { id: 'always', name: words.always },
  { id: 'dates', name: words.betweenTwoTimes },
  { id: 'festival', name: words.aroundAFestival },
];
const NEW: Record<string, Times> = {
  always: null,
  dates: { kind: 'dates', from: null, until: null },
  festival: { kind: 'festival', festival: 'diwali', daysBefore: 14 },
};

/** When a section is shown: always, between two times in India, or around a festival each year. */
export function SectionTimes({ source, choices }: { source: string; choices: LinkChoicesRecord }) {
  const { setValue } = useFormContext<FieldValues>();
  const times = useWatch({ name: source }) as Times | undefined;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <TextField
        select
        label={common.shown}
        value={times?.kind ?? 'always'}
        // The whole value changes with its kind, so that no field of another kind stays.
        onChange={({ target }) => setValue(source, NEW[target.value] ?? null, { shouldDirty: true })}
      >
        {KINDS.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {times?.kind === 'dates' && (
        <Box sx={WIDE_PAIR}>
          <MomentInput source={`${source}.from`} label={words.fromInIndiasTime} />
          <MomentInput source={`${source}.until`} label={words.untilInIndiasTime} />
        </Box>
      )}
      {times?.kind === 'festival' && (
        <Box sx={WIDE_PAIR}>
          <AutocompleteInput
            source={`${source}.festival`}
            label={words.festival}
            choices={choices.festivals}
            optionValue="rule"
            optionText={({ name, nextOn }: LinkChoicesRecord['festivals'][number]) => `${name}, ${formatDay(nextOn)}`}
            helperText={false}
          />
          <NumberInput
            source={`${source}.daysBefore`}
            label={words.daysBeforeIt}
            min={0}
            max={MOST_DAYS_BEFORE}
            step={1}
            helperText={words.shownUntilTheEndOf}
          />
        </Box>
      )}
    </Box>
  );
}

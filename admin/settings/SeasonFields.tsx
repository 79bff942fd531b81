import { Box, Typography } from '@mui/material';
import { AutocompleteInput, TextInput } from 'react-admin';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { DayOfYearInput } from './DayOfYearInput.tsx';
import { RemoveEntryButton, usePlace } from './entry-buttons.tsx';
import { InHindi } from '../ui/form/InHindi.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

interface SeasonFieldsProps extends Pick<HomeSettingsRecord, 'collections'> {
  isLocked: boolean;
}

export function SeasonFields({ collections, isLocked }: SeasonFieldsProps) {
  const place = usePlace();
  return (
    <Box
      role="group"
      aria-label={words.seasonPlace(place)}
      sx={{ display: 'grid', gap: '12px', width: '100%', padding: '10px 0 16px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}>
        <Typography variant="h3">{words.seasonPlace(place)}</Typography>
        {!isLocked && <RemoveEntryButton name={words.removeSeason(place)} />}
      </Box>
      <Box sx={COLUMNS}>
        <TextInput source="name" label={words.nameForTheConsole} helperText={false} />
        <DayOfYearInput source="from" label={common.from} />
        <DayOfYearInput source="to" label={common.to} />
      </Box>
      <TextInput source="heading" label={words.heading} helperText={false} />
      <TextInput source="text" label={words.textBelowIt} helperText={false} />
      <Box sx={COLUMNS}>
        <TextInput source="button" label={words.wordsOfTheButton} helperText={false} />
        <AutocompleteInput
          source="collection"
          label={words.collectionItLeadsTo}
          choices={collections}
          optionValue="seoUrl"
          optionText="displayName"
          helperText={false}
        />
      </Box>
      <InHindi
        texts={[
          { field: 'heading', label: words.heading },
          { field: 'text', label: words.textBelowIt },
          { field: 'button', label: words.wordsOfTheButton },
        ]}
      />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(0, 1fr))' },
  gridAutoFlow: { md: 'column' },
} as const;

import { Box, Typography } from '@mui/material';
import { AutocompleteInput, TextInput } from 'react-admin';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { DayOfYearInput } from './DayOfYearInput.tsx';
import { RemoveEntryButton, usePlace } from './entry-buttons.tsx';

interface SeasonFieldsProps extends Pick<HomeSettingsRecord, 'collections'> {
  isLocked: boolean;
}

export function SeasonFields({ collections, isLocked }: SeasonFieldsProps) {
  const place = usePlace();
  return (
    <Box
      role="group"
      aria-label={`Season ${place}`}
      sx={{ display: 'grid', gap: '12px', width: '100%', padding: '10px 0 16px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}>
        <Typography variant="h3">Season {place}</Typography>
        {!isLocked && <RemoveEntryButton name={`season ${place}`} />}
      </Box>
      <Box sx={COLUMNS}>
        <TextInput source="name" label="Name, for the console" helperText={false} />
        <DayOfYearInput source="from" label="From" />
        <DayOfYearInput source="to" label="To" />
      </Box>
      <TextInput source="heading" label="Heading" helperText={false} />
      <TextInput source="text" label="Text below it" helperText={false} />
      <Box sx={COLUMNS}>
        <TextInput source="button" label="Words of the button" helperText={false} />
        <AutocompleteInput
          source="collection"
          label="Collection it leads to"
          choices={collections}
          optionValue="seoUrl"
          optionText="displayName"
          helperText={false}
        />
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(0, 1fr))' },
  gridAutoFlow: { md: 'column' },
} as const;

import { Box, Button, Link, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { ArrayInput, FormDataConsumer, NumberInput, SimpleFormIterator, useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { MOST_PRICE_DOORS, MOST_SEASONS } from '#contract/shop/home-window.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { HomeToday } from './HomeToday.tsx';
import { AddEntryButton, RemoveEntryButton, usePlace } from './entry-buttons.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { SeasonFields } from './SeasonFields.tsx';
import { homeErrors, valuesOf } from './homeValues.ts';
import type { HomeValues } from './homeValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

interface HomeFormProps {
  home: HomeSettingsRecord;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(home: HomeValues): Promise<Record<string, string> | undefined>;
}

/** Leads to the form of a new collection, for people who may make one. */
function NewCollectionLink() {
  const { canAccess } = useCanAccess({ resource: 'collections', action: 'create' });
  if (!canAccess) return null;
  return (
    <Link
      component={RouterLink}
      to="/collections/create"
      variant="body2"
      sx={{ display: 'inline-block', marginBottom: 3 }}
    >
      {words.newCollection}
    </Link>
  );
}

/** The form of seasons and price links. A field is checked with the API's schema when it is left. */
export function HomeForm({ home, isSaving, isLocked, onSave }: HomeFormProps) {
  return (
    <ConsoleForm<HomeValues>
      version={home.version}
      record={valuesOf(home)}
      validate={(values) => homeErrors(values as HomeValues)}
      onSubmit={(values: Partial<HomeValues>) => onSave(values as HomeValues)}
      disabled={isLocked}
    >
      <Box sx={{ display: 'grid', gap: '14px' }}>
        <Panel
          title={words.homePageToday}
          actions={
            <Link href="/" target="_blank" variant="body2">
              {words.openTheHomePage}
            </Link>
          }
        >
          <FormDataConsumer<HomeValues>>
            {({ formData }) => <HomeToday values={formData as HomeValues} home={home} />}
          </FormDataConsumer>
        </Panel>
        <Panel title={words.seasons}>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
            {words.theSeasonThatHoldsOn(MOST_SEASONS)}
            {home.collections.length === 0 && ` ${words.aSeasonLeadsToA}`}
          </Typography>
          <NewCollectionLink />
          <Entries source="seasons" add={words.addASeason} isLocked={isLocked}>
            <SeasonFields collections={home.collections} isLocked={isLocked} />
          </Entries>
        </Panel>
        <Panel title={words.priceDoors}>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
            {words.eachLeadsToAllProducts(MOST_PRICE_DOORS)}
          </Typography>
          <Entries source="priceDoors" add={words.addAPriceDoor} isLocked={isLocked}>
            <PriceDoorField isLocked={isLocked} />
          </Entries>
        </Panel>
        {!isLocked && <ReasonInput />}
      </Box>
      {!isLocked && (
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ marginTop: '14px' }}>
          {isSaving ? common.saving : common.save}
        </Button>
      )}
    </ConsoleForm>
  );
}

interface EntriesProps {
  source: keyof HomeValues;
  add: string;
  isLocked: boolean;
  /** The fields of one entry. */
  children: ReactElement;
}

/** A list of entries, each of which can be removed; new ones are added at the end. */
function Entries({ source, add, isLocked, children }: EntriesProps) {
  return (
    <ArrayInput source={source} label={false} helperText={false} sx={{ '& .MuiFormControl-root': { marginTop: 0 } }}>
      <SimpleFormIterator
        disableReordering
        disableClear
        disableRemove
        disableAdd={isLocked}
        addButton={<AddEntryButton label={add} entry={source === 'seasons' ? {} : undefined} />}
        fullWidth
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function PriceDoorField({ isLocked }: { isLocked: boolean }) {
  const place = usePlace();
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: '8px', paddingBlock: '6px' }}>
      <NumberInput source="" label={words.doorUpToInRupees(place)} min={1} step={1} helperText={false} />
      {!isLocked && <RemoveEntryButton name={words.removeDoor(place)} />}
    </Box>
  );
}

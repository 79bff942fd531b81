import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  SimpleFormIterator,
  SourceContextProvider,
  TextInput,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { MOST_GOODS, MOST_REVIEWS, SECTION_WORDS } from '#contract/shop/sections.ts';
import type { SectionKind } from '#contract/shop/sections.ts';
import { ChosenProducts } from '../collections/ChosenProducts.tsx';
import type { LinkChoicesRecord, ReviewRecord } from '../providers/records.ts';
import { AddEntryButton, RemoveEntryButton, usePlace } from '../settings/entry-buttons.tsx';
import { lazyText } from '../ui/form/RichText.tsx';
import { FIELDS, WIDE_PAIR } from '../ui/form/formLayout.ts';
import { PictureInput } from './PictureInput.tsx';
import { TargetInput } from './TargetInput.tsx';
import { FULL_PATHS } from './fullPaths.ts';
import { NO_LINK } from './pageValues.ts';

const ArticleText = lazyText(async () => (await import('../blog/ArticleEditor.tsx')).ArticleEditor);

interface SectionFieldsProps {
  kind: SectionKind;
  /** The form's field with the section. */
  source: string;
  choices: LinkChoicesRecord;
  isLocked: boolean;
}

/** The inputs of a section, by its kind. Blocks have none: their content is in the settings or follows the records. */
export function SectionFields({ kind, source, choices, isLocked }: SectionFieldsProps) {
  const at = (field: string) => `${source}.${field}`;
  const heading = <TextInput source={at('heading')} label="Heading" helperText={false} />;
  switch (kind) {
    case 'hero':
      return (
        <Box sx={FIELDS}>
          {heading}
          <TextInput source={at('text')} label="Text below it" helperText={false} />
          <PictureInput source={at('picture')} label="Picture" isRequired />
          <TextInput source={at('link.label')} label="Words of the button" helperText="Empty: no button" />
          <TargetInput source={at('link.target')} choices={choices} />
        </Box>
      );
    case 'tiles':
      return (
        <Box sx={FIELDS}>
          {heading}
          <Entries source={at('tiles')} add="Add a tile" entry={{ ...NO_LINK, picture: null }}>
            <TileFields source={at('tiles')} choices={choices} />
          </Entries>
        </Box>
      );
    case 'goods':
      return (
        <Box sx={FIELDS}>
          {heading}
          <GoodsFields source={source} choices={choices} />
        </Box>
      );
    case 'products':
      return (
        <Box sx={FIELDS}>
          {heading}
          <ChosenProducts
            source={at('productIds')}
            label="Products"
            hint={`In this order, at most ${MOST_GOODS}. Those that shoppers do not see are left out.`}
            isOrdered
            most={MOST_GOODS}
            isLocked={isLocked}
          />
        </Box>
      );
    case 'text':
      return <ArticleText source={at('html')} label="Text" />;
    case 'reviews':
      return (
        <Box sx={FIELDS}>
          {heading}
          <ReferenceArrayInput source={at('reviewIds')} reference="reviews" sort={{ field: 'id', order: 'DESC' }}>
            <AutocompleteArrayInput
              label="Chosen reviews"
              optionText={({ reviewText, rating }: ReviewRecord) => `${rating}★ ${reviewText.slice(0, 70)}`}
              filterToQuery={(q: string) => (q ? { q } : {})}
              helperText="Empty: the newest reviews with four or five stars"
            />
          </ReferenceArrayInput>
          <NumberInput source={at('count')} label="At most" min={1} max={MOST_REVIEWS} step={1} helperText={false} />
        </Box>
      );
    case 'faq':
      return (
        <Box sx={FIELDS}>
          {heading}
          <Entries source={at('entries')} add="Add a question" entry={{ question: '', answer: '' }}>
            <QuestionFields />
          </Entries>
        </Box>
      );
    default:
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {SECTION_WORDS[kind].about}. It has nothing to fill in here.
        </Typography>
      );
  }
}

interface EntriesProps {
  source: string;
  add: string;
  entry: object;
  /** The fields of one entry. */
  children: ReactElement;
}

/** A list of entries that can be moved and removed; new ones are added at the end. */
function Entries({ source, add, entry, children }: EntriesProps) {
  return (
    <ArrayInput source={source} label={false} helperText={false} sx={{ '& .MuiFormControl-root': { marginTop: 0 } }}>
      <SimpleFormIterator disableClear disableRemove addButton={<AddEntryButton label={add} entry={entry} />} fullWidth>
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function TileFields({ source, choices }: { source: string; choices: LinkChoicesRecord }) {
  const place = usePlace();
  // Inputs that read the form by its paths need the full one.
  const path = `${source}.${place - 1}`;
  return (
    <Box role="group" aria-label={`Tile ${place}`} sx={{ ...FIELDS, width: '100%', paddingBlock: '10px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3">Tile {place}</Typography>
        <RemoveEntryButton name={`tile ${place}`} />
      </Box>
      <TextInput source="label" label="Words" helperText={false} />
      <SourceContextProvider value={FULL_PATHS}>
        <TargetInput source={`${path}.target`} choices={choices} />
        <PictureInput source={`${path}.picture`} label={`Picture of tile ${place}`} />
      </SourceContextProvider>
    </Box>
  );
}

function QuestionFields() {
  const place = usePlace();
  return (
    <Box role="group" aria-label={`Question ${place}`} sx={{ ...FIELDS, width: '100%', paddingBlock: '10px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3">Question {place}</Typography>
        <RemoveEntryButton name={`question ${place}`} />
      </Box>
      <TextInput source="question" label="Question" helperText={false} />
      <TextInput source="answer" label="Answer" multiline minRows={2} helperText={false} />
    </Box>
  );
}

function GoodsFields({ source, choices }: { source: string; choices: LinkChoicesRecord }) {
  const { setValue } = useFormContext<FieldValues>();
  const of = useWatch({ name: `${source}.of` }) as 'collection' | 'category' | undefined;
  return (
    <Box sx={WIDE_PAIR}>
      <SelectInput
        source={`${source}.of`}
        label="Goods of"
        choices={[
          { id: 'collection', name: 'A collection' },
          { id: 'category', name: 'A category' },
        ]}
        helperText={false}
        onChange={() => setValue(`${source}.seoUrl`, '')}
      />
      <AutocompleteInput
        key={of}
        source={`${source}.seoUrl`}
        label={of === 'category' ? 'Category' : 'Collection'}
        choices={of === 'category' ? choices.categories : choices.collections}
        optionValue="seoUrl"
        optionText="displayName"
        helperText={false}
      />
      <NumberInput
        source={`${source}.count`}
        label="Number of products"
        min={1}
        max={MOST_GOODS}
        step={1}
        helperText={false}
      />
    </Box>
  );
}

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
import { InHindi } from '../ui/form/InHindi.tsx';
import { lazyText } from '../ui/form/RichText.tsx';
import { FIELDS, WIDE_PAIR } from '../ui/form/formLayout.ts';
import { PictureInput } from './PictureInput.tsx';
import { TargetInput } from './TargetInput.tsx';
import { FULL_PATHS } from './fullPaths.ts';
import { NO_LINK } from './pageValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

const ArticleText = lazyText(async () => (await import('../blog/ArticleEditor.tsx')).ArticleEditor);

interface SectionFieldsProps {
  kind: SectionKind;
  /** The form's field with the section. */
  source: string;
  choices: LinkChoicesRecord;
  isLocked: boolean;
  /** Whether its texts may be in Hindi, too. */
  hasHindi: boolean;
}

/** The inputs of a section, by its kind. Blocks have none: their content is in the settings or follows the records. */
export function SectionFields({ kind, source, choices, isLocked, hasHindi }: SectionFieldsProps) {
  const at = (field: string) => `${source}.${field}`;
  const heading = <TextInput source={at('heading')} label={words.heading} helperText={false} />;
  const inHindi = (...texts: { field: string; label: string }[]) =>
    hasHindi && <InHindi within={`${source}.`} texts={[{ field: 'heading', label: words.heading }, ...texts]} />;
  switch (kind) {
    case 'hero':
      return (
        <Box sx={FIELDS}>
          {heading}
          <TextInput source={at('text')} label={words.textBelowIt} helperText={false} />
          <PictureInput source={at('picture')} label={common.picture} isRequired />
          <TextInput source={at('link.label')} label={words.wordsOfTheButton} helperText={words.emptyNoButton} />
          <TargetInput source={at('link.target')} choices={choices} />
          {inHindi({ field: 'text', label: words.textBelowIt })}
          {hasHindi && (
            <InHindi within={`${at('link')}.`} texts={[{ field: 'label', label: words.wordsOfTheButton }]} />
          )}
        </Box>
      );
    case 'tiles':
      return (
        <Box sx={FIELDS}>
          {heading}
          {inHindi()}
          <Entries source={at('tiles')} add={words.addATile} entry={{ ...NO_LINK, picture: null }}>
            <TileFields source={at('tiles')} choices={choices} hasHindi={hasHindi} />
          </Entries>
        </Box>
      );
    case 'goods':
      return (
        <Box sx={FIELDS}>
          {heading}
          {inHindi()}
          <GoodsFields source={source} choices={choices} />
        </Box>
      );
    case 'products':
      return (
        <Box sx={FIELDS}>
          {heading}
          {inHindi()}
          <ChosenProducts
            source={at('productIds')}
            label={common.products}
            hint={words.inThisOrderAtMost(MOST_GOODS)}
            isOrdered
            most={MOST_GOODS}
            isLocked={isLocked}
          />
        </Box>
      );
    case 'text':
      return (
        <Box sx={FIELDS}>
          <ArticleText source={at('html')} label={common.text} />
          {hasHindi && (
            <InHindi within={`${source}.`}>
              <ArticleText source={at('translations.hi.html')} label={common.fieldInHindi(common.text)} />
            </InHindi>
          )}
        </Box>
      );
    case 'reviews':
      return (
        <Box sx={FIELDS}>
          {heading}
          {inHindi()}
          <ReferenceArrayInput source={at('reviewIds')} reference="reviews" sort={{ field: 'id', order: 'DESC' }}>
            <AutocompleteArrayInput
              label={words.chosenReviews}
              optionText={({ reviewText, rating }: ReviewRecord) => `${rating}★ ${reviewText.slice(0, 70)}`}
              filterToQuery={(q: string) => (q ? { q } : {})}
              helperText={words.emptyTheNewestReviewsWith}
            />
          </ReferenceArrayInput>
          <NumberInput
            source={at('count')}
            label={words.atMost}
            min={1}
            max={MOST_REVIEWS}
            step={1}
            helperText={false}
          />
        </Box>
      );
    case 'faq':
      return (
        <Box sx={FIELDS}>
          {heading}
          {inHindi()}
          <Entries source={at('entries')} add={words.addAQuestion} entry={{ question: '', answer: '' }}>
            <QuestionFields hasHindi={hasHindi} />
          </Entries>
        </Box>
      );
    default:
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.aboutWithNothingToFillIn(SECTION_WORDS[kind].about)}
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

interface TileFieldsProps {
  source: string;
  choices: LinkChoicesRecord;
  hasHindi: boolean;
}

function TileFields({ source, choices, hasHindi }: TileFieldsProps) {
  const place = usePlace();
  // Inputs that read the form by its paths need the full one.
  const path = `${source}.${place - 1}`;
  return (
    <Box role="group" aria-label={words.tilePlace(place)} sx={{ ...FIELDS, width: '100%', paddingBlock: '10px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3">{words.tilePlace(place)}</Typography>
        <RemoveEntryButton name={`tile ${place}`} />
      </Box>
      <TextInput source="label" label={common.words} helperText={false} />
      {hasHindi && <InHindi texts={[{ field: 'label', label: common.words }]} />}
      <SourceContextProvider value={FULL_PATHS}>
        <TargetInput source={`${path}.target`} choices={choices} />
        <PictureInput source={`${path}.picture`} label={words.pictureOfTile(place)} />
      </SourceContextProvider>
    </Box>
  );
}

function QuestionFields({ hasHindi }: { hasHindi: boolean }) {
  const place = usePlace();
  return (
    <Box role="group" aria-label={words.questionPlace(place)} sx={{ ...FIELDS, width: '100%', paddingBlock: '10px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3">{words.questionPlace(place)}</Typography>
        <RemoveEntryButton name={`question ${place}`} />
      </Box>
      <TextInput source="question" label={words.question} helperText={false} />
      <TextInput source="answer" label={common.answer} multiline minRows={2} helperText={false} />
      {hasHindi && (
        <InHindi
          texts={[
            { field: 'question', label: words.question },
            { field: 'answer', label: common.answer, lines: true },
          ]}
        />
      )}
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
        label={words.goodsOf}
        choices={[
          { id: 'collection', name: words.aCollection },
          { id: 'category', name: words.aCategory },
        ]}
        helperText={false}
        onChange={() => setValue(`${source}.seoUrl`, '')}
      />
      <AutocompleteInput
        key={of}
        source={`${source}.seoUrl`}
        label={of === 'category' ? common.category : words.collection}
        choices={of === 'category' ? choices.categories : choices.collections}
        optionValue="seoUrl"
        optionText="displayName"
        helperText={false}
      />
      <NumberInput
        source={`${source}.count`}
        label={words.numberOfProducts}
        min={1}
        max={MOST_GOODS}
        step={1}
        helperText={false}
      />
    </Box>
  );
}

import { Box } from '@mui/material';
import { BooleanInput, DateInput, FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import { MOST_BY_HAND, MOST_PINNED, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '#contract/calls/managed-collections.ts';
import { collectionPath } from '#contract/pages/paths.ts';
import { MediaInput } from '../files/MediaInput.tsx';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { InHindi } from '../ui/form/InHindi.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { SeoUrlInput } from '../ui/form/SeoUrlInput.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { ChosenProducts } from './ChosenProducts.tsx';
import { GoodsPreview } from './GoodsPreview.tsx';
import { RuleFields } from './RuleFields.tsx';
import { FEED_LABEL_CHOICES, THEME_CHOICES } from './collectionLabels.ts';
import { collectionErrors } from './collectionValues.ts';
import type { CollectionValues } from './collectionValues.ts';
import { words } from '../words/en/collections.ts';
import { common } from '../words/en/common.ts';

interface CollectionFormProps {
  collection: CollectionValues;
  isNew?: boolean;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(collection: CollectionValues): Promise<Record<string, string> | undefined>;
}

/** The form of a collection. A field is checked with the API's schema when it is left. */
export function CollectionForm({ collection, isNew = false, isSaving, isLocked, onSave }: CollectionFormProps) {
  return (
    <ConsoleForm<CollectionValues>
      record={collection}
      validate={(values) => collectionErrors(values as CollectionValues)}
      onSubmit={(values: Partial<CollectionValues>) => onSave(values as CollectionValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={PANELS}>
        <Panel title={common.whatItIs}>
          <Box sx={FIELDS}>
            <TextInput source="displayName" label={common.name} isRequired helperText={false} />
            <SelectInput
              source="theme"
              label={words.theme}
              choices={THEME_CHOICES}
              isRequired
              helperText={words.itsHeadingInTheList}
            />
            <TextInput
              source="description"
              label={common.description}
              isRequired
              multiline
              minRows={3}
              helperText={false}
            />
            <InHindi
              texts={[
                { field: 'displayName', label: common.name },
                { field: 'description', label: common.description, lines: true },
                { field: 'seoTitle', label: words.titleForSearchEngines },
                { field: 'seoDescription', label: words.descriptionForSearchEngines, lines: true },
              ]}
            />
            <MediaInput source="mediaList" label={words.banner} most={1} groups={['images']} disabled={isLocked} />
          </Box>
        </Panel>
        <Panel title={words.inTheShop}>
          <Box sx={FIELDS}>
            <Box sx={PAIR}>
              <DateInput source="fromOn" label={common.from} helperText={words.emptyFromNowOn} />
              <DateInput source="untilOn" label={words.untilThisDayIncluded} helperText={words.emptyWithoutAnEnd} />
            </Box>
            <BooleanInput source="isVisible" label={words.visible} disabled={isLocked} helperText={false} />
            <NumberInput
              source="position"
              label={words.placeAmongTheCollections}
              min={0}
              step={1}
              disabled={isLocked}
              helperText={isNew ? words.theLeastComesFirstEmpty : words.theLeastComesFirst}
            />
            <SelectInput
              source="feedLabel"
              label={words.labelInProductFeeds}
              choices={FEED_LABEL_CHOICES}
              emptyText={words.none}
              helperText={words.marksItsProductsForCampaigns}
            />
            <SeoUrlInput
              from={['displayName']}
              kind="collection"
              pathOf={collectionPath}
              parse={(text) => text.toLowerCase().replace(/\s+/g, '-')}
            />
            <TextInput
              source="seoTitle"
              label={words.titleForSearchEngines}
              helperText={words.emptyMadeOfTheName}
              slotProps={{ htmlInput: { maxLength: SEO_TITLE_MAX } }}
            />
            <TextInput
              source="seoDescription"
              label={words.descriptionForSearchEngines}
              multiline
              helperText={words.emptyTheDescriptionAbove}
              slotProps={{ htmlInput: { maxLength: SEO_DESCRIPTION_MAX } }}
            />
          </Box>
        </Panel>
        <Panel title={words.productsByARule}>
          <Box sx={FIELDS}>
            <BooleanInput source="byRule" label={words.takeInAllProductsThat} disabled={isLocked} helperText={false} />
            <FormDataConsumer<CollectionValues>>
              {({ formData }) => formData.byRule && <RuleFields isLocked={isLocked} />}
            </FormDataConsumer>
          </Box>
        </Panel>
        <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
          <Panel title={words.productsNow}>
            <GoodsPreview isLocked={isLocked} />
          </Panel>
          <Panel title={words.productsByHand}>
            <Box sx={{ display: 'grid', gap: '24px' }}>
              <ChosenProducts
                source="pinnedIds"
                label={words.atTheFront}
                hint={words.theFirstProductsOfThe}
                isOrdered
                most={MOST_PINNED}
                isLocked={isLocked}
              />
              <ChosenProducts
                source="includedIds"
                label={words.takenIn}
                hint={words.productsThatTheRuleDoes}
                most={MOST_BY_HAND}
                isLocked={isLocked}
              />
              <ChosenProducts
                source="excludedIds"
                label={words.leftOut}
                hint={words.productsThatTheRuleWould}
                most={MOST_BY_HAND}
                isLocked={isLocked}
              />
            </Box>
          </Panel>
        </Box>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}

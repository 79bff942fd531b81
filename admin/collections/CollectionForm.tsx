import { Box } from '@mui/material';
import { BooleanInput, DateInput, FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import { MOST_BY_HAND, MOST_PINNED, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '#contract/calls/managed-collections.ts';
import { collectionPath } from '#contract/pages/paths.ts';
import { MediaInput } from '../files/MediaInput.tsx';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
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
        <Panel title="What it is">
          <Box sx={FIELDS}>
            <TextInput source="displayName" label="Name" isRequired helperText={false} />
            <SelectInput
              source="theme"
              label="Theme"
              choices={THEME_CHOICES}
              isRequired
              helperText="Its heading in the list of all collections, and its place in the menu."
            />
            <TextInput source="description" label="Description" isRequired multiline minRows={3} helperText={false} />
            <MediaInput source="mediaList" label="Banner" most={1} groups={['images']} disabled={isLocked} />
          </Box>
        </Panel>
        <Panel title="In the shop">
          <Box sx={FIELDS}>
            <Box sx={PAIR}>
              <DateInput source="fromOn" label="From" helperText="Empty: from now on." />
              <DateInput source="untilOn" label="Until, this day included" helperText="Empty: without an end." />
            </Box>
            <BooleanInput source="isVisible" label="Visible" disabled={isLocked} helperText={false} />
            <NumberInput
              source="position"
              label="Place among the collections"
              min={0}
              step={1}
              disabled={isLocked}
              helperText={isNew ? 'The least comes first; empty is the last.' : 'The least comes first.'}
            />
            <SelectInput
              source="feedLabel"
              label="Label in product feeds"
              choices={FEED_LABEL_CHOICES}
              emptyText="None"
              helperText="Marks its products for campaigns of Google and Meta with the end of its address."
            />
            <SeoUrlInput
              from={['displayName']}
              kind="collection"
              pathOf={collectionPath}
              parse={(text) => text.toLowerCase().replace(/\s+/g, '-')}
            />
            <TextInput
              source="seoTitle"
              label="Title for search engines"
              helperText="Empty: made of the name."
              slotProps={{ htmlInput: { maxLength: SEO_TITLE_MAX } }}
            />
            <TextInput
              source="seoDescription"
              label="Description for search engines"
              multiline
              helperText="Empty: the description above."
              slotProps={{ htmlInput: { maxLength: SEO_DESCRIPTION_MAX } }}
            />
          </Box>
        </Panel>
        <Panel title="Products by a rule">
          <Box sx={FIELDS}>
            <BooleanInput
              source="byRule"
              label="Take in all products that meet a rule"
              disabled={isLocked}
              helperText={false}
            />
            <FormDataConsumer<CollectionValues>>
              {({ formData }) => formData.byRule && <RuleFields isLocked={isLocked} />}
            </FormDataConsumer>
          </Box>
        </Panel>
        <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
          <Panel title="Products now">
            <GoodsPreview isLocked={isLocked} />
          </Panel>
          <Panel title="Products by hand">
            <Box sx={{ display: 'grid', gap: '24px' }}>
              <ChosenProducts
                source="pinnedIds"
                label="At the front"
                hint="The first products of the list, in this order."
                isOrdered
                most={MOST_PINNED}
                isLocked={isLocked}
              />
              <ChosenProducts
                source="includedIds"
                label="Taken in"
                hint="Products that the rule does not take in."
                most={MOST_BY_HAND}
                isLocked={isLocked}
              />
              <ChosenProducts
                source="excludedIds"
                label="Left out"
                hint="Products that the rule would take in."
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

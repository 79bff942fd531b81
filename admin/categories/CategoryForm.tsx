import { Box, Typography } from '@mui/material';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { CATEGORY_LEVELS } from '#contract/calls/categories.ts';
import { categoryPath } from '#contract/pages/paths.ts';
import { MediaInput } from '../files/MediaInput.tsx';
import { entrance } from '../providers/entrance.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { InHindi } from '../ui/form/InHindi.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { SeoUrlInput } from '../ui/form/SeoUrlInput.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { CategoryInput } from './CategoryInput.tsx';
import { FAMILY_CHOICES, SIZE_CHOICES } from './categoryLabels.ts';
import { categoryErrors } from './categoryValues.ts';
import type { CategoryValues } from './categoryValues.ts';
import { words } from '../words/en/categories.ts';
import { common } from '../words/en/common.ts';

interface CategoryFormProps {
  category: CategoryValues;
  isNew?: boolean;
  /** Shown above the fields: why they are locked, or what happens after saving. */
  note?: string | undefined;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(category: CategoryValues): Promise<Record<string, string> | undefined>;
}

const isPlatform = entrance.role === 'ROLE_ADMIN';

/** The form of a category. A field is checked with the API's schema when it is left. */
export function CategoryForm({ category, isNew = false, note, isSaving, isLocked, onSave }: CategoryFormProps) {
  return (
    <ConsoleForm<CategoryValues>
      record={category}
      validate={(values) => categoryErrors(values as CategoryValues)}
      onSubmit={(values: Partial<CategoryValues>) => onSave(values as CategoryValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      {note && (
        <Typography role="note" sx={{ marginBottom: '14px' }}>
          {note}
        </Typography>
      )}
      <Box sx={PANELS}>
        <Panel title={common.whatItIs}>
          <Box sx={FIELDS}>
            <TextInput source="displayName" label={words.displayName} isRequired helperText={false} />
            <CategoryInput
              source="parentId"
              label={words.liesIn}
              upToLevel={CATEGORY_LEVELS - 1}
              isLocked={isLocked}
              {...(isPlatform
                ? { none: words.noneATopCategory, helperText: words.theLevelFollowsFromIt }
                : { helperText: words.aCategoryYouProposeLies })}
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
                { field: 'displayName', label: words.displayName },
                { field: 'description', label: common.description, lines: true },
              ]}
            />
          </Box>
        </Panel>
        <Panel title={words.inTheShop}>
          <Box sx={FIELDS}>
            <SeoUrlInput
              from={['displayName']}
              kind="category"
              pathOf={categoryPath}
              parse={(text) => text.toLowerCase().replace(/\s+/g, '-')}
            />
            <TextInput source="seoKw" label={words.seoKeyWords} helperText={false} />
            <Box sx={PAIR}>
              <BooleanInput source="isVisible" label={words.visible} disabled={isLocked} helperText={false} />
              {isPlatform && <BooleanInput source="isActive" label={common.active} helperText={false} />}
            </Box>
            <NumberInput
              source="position"
              label={words.placeAmongThoseBesideIt}
              min={0}
              disabled={isLocked}
              step={1}
              helperText={isNew ? words.theLeastComesFirstEmpty : words.theLeastComesFirst}
            />
          </Box>
        </Panel>
        <Panel title={common.pictures}>
          <MediaInput source="mediaList" label={common.pictures} most={8} groups={['images']} disabled={isLocked} />
        </Panel>
        <Panel title={words.whatItsProductsState}>
          <Box sx={FIELDS}>
            <SelectInput
              source="family"
              label={words.kindOfPiece}
              choices={FAMILY_CHOICES}
              emptyText={isNew ? words.asWhereItLies : words.severalKinds}
              helperText={words.decidesWhichFactsItsProducts}
            />
            <SelectInput
              source="sizeSystem"
              label={words.sizes}
              choices={SIZE_CHOICES}
              helperText={words.itStaysOnceThereAre}
              {...(isNew ? { emptyText: words.asWhereItLies } : { validate: required() })}
            />
          </Box>
        </Panel>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} word={isPlatform ? common.save : words.sendTheProposal} />}
    </ConsoleForm>
  );
}

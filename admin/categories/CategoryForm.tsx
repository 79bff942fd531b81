import { Box, Typography } from '@mui/material';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { CATEGORY_LEVELS } from '#contract/calls/categories.ts';
import { categoryPath } from '#contract/pages/paths.ts';
import { MediaInput } from '../files/MediaInput.tsx';
import { entrance } from '../providers/entrance.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { SeoUrlInput } from '../ui/form/SeoUrlInput.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { CategoryInput } from './CategoryInput.tsx';
import { FAMILY_CHOICES, SIZE_CHOICES } from './categoryLabels.ts';
import { categoryErrors } from './categoryValues.ts';
import type { CategoryValues } from './categoryValues.ts';

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
        <Panel title="What it is">
          <Box sx={FIELDS}>
            <TextInput source="displayName" label="Display name" isRequired helperText={false} />
            <CategoryInput
              source="parentId"
              label="Lies in"
              upToLevel={CATEGORY_LEVELS - 1}
              isLocked={isLocked}
              {...(isPlatform
                ? { none: 'None: a top category', helperText: 'The level follows from it.' }
                : { helperText: 'A category you propose lies in another one.' })}
            />
            <TextInput source="description" label="Description" isRequired multiline minRows={3} helperText={false} />
          </Box>
        </Panel>
        <Panel title="In the shop">
          <Box sx={FIELDS}>
            <SeoUrlInput
              from={['displayName']}
              kind="category"
              pathOf={categoryPath}
              parse={(text) => text.toLowerCase().replace(/\s+/g, '-')}
            />
            <TextInput source="seoKw" label="SEO key words" helperText={false} />
            <Box sx={PAIR}>
              <BooleanInput source="isVisible" label="Visible" disabled={isLocked} helperText={false} />
              {isPlatform && <BooleanInput source="isActive" label="Active" helperText={false} />}
            </Box>
            <NumberInput
              source="position"
              label="Place among those beside it"
              min={0}
              disabled={isLocked}
              step={1}
              helperText={isNew ? 'The least comes first; empty is the last.' : 'The least comes first.'}
            />
          </Box>
        </Panel>
        <Panel title="Pictures">
          <MediaInput source="mediaList" label="Pictures" most={8} groups={['images']} disabled={isLocked} />
        </Panel>
        <Panel title="What its products state">
          <Box sx={FIELDS}>
            <SelectInput
              source="family"
              label="Kind of piece"
              choices={FAMILY_CHOICES}
              emptyText={isNew ? 'As where it lies' : 'Several kinds'}
              helperText="Decides which facts its products must state."
            />
            <SelectInput
              source="sizeSystem"
              label="Sizes"
              choices={SIZE_CHOICES}
              helperText="It stays once there are products."
              {...(isNew ? { emptyText: 'As where it lies' } : { validate: required() })}
            />
          </Box>
        </Panel>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} word={isPlatform ? 'Save' : 'Send the proposal'} />}
    </ConsoleForm>
  );
}

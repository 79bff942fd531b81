import { Box } from '@mui/material';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import type { CategoryRecord } from '../providers/records.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { categoryToSend, NEW_CATEGORY } from './categoryValues.ts';
import type { CategoryValues } from './categoryValues.ts';
import { words } from '../words/en/categories.ts';

const isPlatform = entrance.role === 'ROLE_ADMIN';

/** A new category; a seller's is a proposal. */
export function CategoryCreate() {
  const data = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const { save, isSaving } = useSaveRow<{ values: CategoryValues; parent: CategoryRecord | undefined }, CategoryRecord>(
    {
      resource: 'categories',
      toSend: ({ values, parent }) => categoryToSend(values, parent),
      failed: ADMIN_SAVE_FAILED,
      onSaved: ({ displayName }) => {
        notify(isPlatform ? words.displayNameIsAdded(displayName) : words.isProposedAnAdminWill(displayName), {
          type: 'success',
        });
        redirect('list', 'categories');
      },
    },
  );

  async function saveBelow(values: CategoryValues) {
    const { parentId } = values;
    if (parentId === null) return save({ values, parent: undefined });
    const { data: parent } = await data.getOne<CategoryRecord>('categories', { id: parentId });
    return save({ values, parent });
  }

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/categories">{words.categories}</BackLink>
      <PageHeading title={isPlatform ? words.newCategory : words.proposeACategory} />
      <CategoryForm
        category={NEW_CATEGORY}
        isNew
        note={isPlatform ? undefined : words.shoppersSeeACategoryYou}
        isSaving={isSaving}
        isLocked={false}
        onSave={saveBelow}
      />
    </Box>
  );
}

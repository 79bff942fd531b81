import { useState } from 'react';
import { useCanAccess, useNotify, useRedirect, EditBase } from 'react-admin';
import { ADMIN_SAVE_FAILED, CATEGORY_DELETE_CONFIRM } from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import type { CategoryRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { standingOf } from './categoryLabels.ts';
import { CATEGORY_FIELDS, changeToSend, valuesOf } from './categoryValues.ts';
import type { CategoryValues } from './categoryValues.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';

export function CategoryEdit() {
  return (
    <EditBase<CategoryRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/categories', word: 'Categories' }} record={record} error={error} refetch={refetch}>
          {(category) => <CategoryPage key={category.version} category={category} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

const isPlatform = entrance.role === 'ROLE_ADMIN';

/** The page of a category. */
export function CategoryPage({ category, refetch }: { category: CategoryRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'categories', action: 'change' });
  const notify = useNotify();
  const redirect = useRedirect();
  const saving = useSaveRow<CategoryValues, CategoryRecord>({
    resource: 'categories',
    present: category,
    fields: CATEGORY_FIELDS,
    valuesOf,
    toSend: changeToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ displayName }) => {
      notify(`${displayName} is saved.`, { type: 'success' });
      redirect('list', 'categories');
    },
  });
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(category));
  const note = noteOf(category);
  const isLocked = mayChange === false || (!isPlatform && note !== PROPOSED);
  return (
    <>
      <PageHeading
        title={category.displayName}
        aside={<StatusChip {...standingOf(category)} />}
        actions={
          !isLocked && (
            <RemoveButton
              resource="categories"
              record={category}
              word="Delete"
              question={CATEGORY_DELETE_CONFIRM}
              done={`${category.displayName} is deleted.`}
            >
              {category.displayName} is taken out of the shop for good. A category that holds products or other
              categories stays.
            </RemoveButton>
          )
        }
      />
      <CategoryForm
        category={values}
        note={note}
        isSaving={saving.isSaving}
        isLocked={isLocked}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog title={`Two changes to ${category.displayName}`} saving={saving} refetch={refetch} />
    </>
  );
}

const PROPOSED =
  'You proposed this category. You can change it until an admin has made it active or products lie in it.';

/** Returns the note about who proposed the category. */
function noteOf({ proposedBy, proposerName, productCount, childCount }: CategoryRecord): string | undefined {
  if (isPlatform) {
    return proposedBy === null
      ? undefined
      : `${proposerName} proposes this category. Make it active to accept it: then it is the marketplace’s own.`;
  }
  if (proposedBy === null) return 'This category is the marketplace’s. Only an admin can change it.';
  return productCount > 0 || childCount > 0
    ? 'You proposed this category. Products or categories lie in it already, so only an admin can change it.'
    : PROPOSED;
}

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
import { words } from '../words/en/categories.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';

export function CategoryEdit() {
  return (
    <EditBase<CategoryRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/categories', word: words.categories }}
          record={record}
          error={error}
          refetch={refetch}
        >
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
      notify(words.displayNameIsSaved(displayName), { type: 'success' });
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
              word={common.delete}
              question={shared(CATEGORY_DELETE_CONFIRM)}
              done={words.displayNameIsDeleted(category.displayName)}
            >
              {words.isTakenOutOfTheShop(category.displayName)}
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
      <RowConflictDialog title={common.twoChangesTo(category.displayName)} saving={saving} refetch={refetch} />
    </>
  );
}

const PROPOSED = words.youProposedThisCategoryYou;

/** Returns the note about who proposed the category. */
function noteOf({ proposedBy, proposerName, productCount, childCount }: CategoryRecord): string | undefined {
  if (isPlatform) {
    return proposedBy === null ? undefined : words.proposesThisCategoryMakeIt(proposerName);
  }
  if (proposedBy === null) return words.thisCategoryIsTheMarketplaces;
  return productCount > 0 || childCount > 0 ? words.youProposedThisCategoryProducts : PROPOSED;
}

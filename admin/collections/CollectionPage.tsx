import { Button } from '@mui/material';
import { useState } from 'react';
import { EditBase, useCanAccess, useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { collectionPath } from '#contract/pages/paths.ts';
import { call } from '../providers/call.ts';
import type { CollectionRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import { COLLECTION_STATUS } from './collectionLabels.ts';
import { COLLECTION_FIELDS, collectionToSend, comparable, valuesOf } from './collectionValues.ts';
import type { CollectionValues } from './collectionValues.ts';
import { words } from '../words/en/collections.ts';
import { common } from '../words/en/common.ts';

export function CollectionEdit() {
  return (
    <EditBase<CollectionRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/collections', word: words.collections }}
          record={record}
          error={error}
          refetch={refetch}
        >
          {(collection) => <CollectionPage key={collection.version} collection={collection} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** The page of a collection. */
export function CollectionPage({ collection, refetch }: { collection: CollectionRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'collections', action: 'change' });
  const notify = useNotify();
  const redirect = useRedirect();
  const saving = useSaveRow<CollectionValues, CollectionRecord>({
    resource: 'collections',
    present: collection,
    fields: COLLECTION_FIELDS,
    valuesOf: (row) => comparable(valuesOf(row)),
    toSend: collectionToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ displayName }) => {
      notify(words.displayNameIsSaved(displayName), { type: 'success' });
      redirect('list', 'collections');
    },
  });
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(collection));
  const isArchived = collection.status === 'archived';
  return (
    <>
      <PageHeading
        title={collection.displayName}
        aside={<StatusChip {...COLLECTION_STATUS[collection.status]} />}
        actions={
          <>
            {collection.status === 'open' && (
              <Button href={collectionPath(collection.seoUrl)} target="_blank" variant="outlined" color="secondary">
                {words.openInTheShop}
              </Button>
            )}
            {mayChange &&
              (isArchived ? (
                <RestoreButton collection={collection} />
              ) : (
                <RemoveButton
                  resource="collections"
                  record={collection}
                  word={words.archive}
                  question={words.archiveThisCollection}
                  done={words.displayNameIsArchived(collection.displayName)}
                >
                  {words.shoppersDoNotSeeItAnyMore(collection.displayName)}
                </RemoveButton>
              ))}
          </>
        }
      />
      <CollectionForm
        collection={values}
        isSaving={saving.isSaving}
        isLocked={mayChange === false || isArchived}
        onSave={(mine) => saving.save(comparable(mine))}
      />
      <RowConflictDialog title={common.twoChangesTo(collection.displayName)} saving={saving} refetch={refetch} />
    </>
  );
}

function RestoreButton({ collection: { id, displayName } }: { collection: CollectionRecord }) {
  const { send, isBusy } = useSend({
    send: () => call(`/api/admin/collections/${id}/restore`, { method: 'POST' }),
    done: () => words.displayNameIsRestored(displayName),
    failed: ADMIN_SAVE_FAILED,
    onError: 'notify',
  });
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => send()}>
      {words.restore}
    </Button>
  );
}

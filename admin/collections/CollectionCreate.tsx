import { Box } from '@mui/material';
import { useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { CollectionRecord } from '../providers/records.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import { collectionToSend, NEW_COLLECTION } from './collectionValues.ts';
import type { CollectionValues } from './collectionValues.ts';
import { words } from '../words/en/collections.ts';

export function CollectionCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { save, isSaving } = useSaveRow<CollectionValues, CollectionRecord>({
    resource: 'collections',
    toSend: collectionToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ displayName }) => {
      notify(words.displayNameIsAdded(displayName), { type: 'success' });
      redirect('list', 'collections');
    },
  });
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/collections">{words.collections}</BackLink>
      <PageHeading title={words.newCollection} />
      <CollectionForm
        collection={NEW_COLLECTION}
        isNew
        isSaving={isSaving}
        isLocked={false}
        onSave={(values) => save(values)}
      />
    </Box>
  );
}

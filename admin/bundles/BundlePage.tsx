import { Box } from '@mui/material';
import { useState } from 'react';
import { EditBase, useCanAccess } from 'react-admin';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { entrance } from '../providers/entrance.ts';
import type { BundleRecord } from '../providers/records.ts';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { BackLink } from '../ui/record/BackLink.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { BundleForm } from './BundleForm.tsx';
import { newBundle, valuesOf } from './bundleValues.ts';
import { useSaveBundle } from './useSaveBundle.ts';
import { words } from '../words/en/bundles.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';
import { statusOf } from './bundleStatus.ts';

export function BundleCreate() {
  const [bundle] = useState(() => newBundle(Date.now()));
  const { save, isSaving } = useSaveBundle();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/bundles">{words.bundles}</BackLink>
      <PageHeading title={words.newBundle} />
      <BundleForm bundle={bundle} isSaving={isSaving} isLocked={false} onSave={(values) => save(values)} />
    </Box>
  );
}

export function BundleEdit() {
  return (
    <EditBase<BundleRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/bundles', word: words.bundles }} record={record} error={error} refetch={refetch}>
          {(bundle) => <BundlePage key={bundle.version} bundle={bundle} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** The page of a bundle. */
function BundlePage({ bundle, refetch }: { bundle: BundleRecord; refetch: () => unknown }) {
  const { canAccess } = useCanAccess({ resource: 'bundles', action: 'change' });
  const isOfPlatform = bundle.fundedBy === 'PLATFORM' && entrance.role !== 'ROLE_ADMIN';
  const mayChange = canAccess && !isOfPlatform;
  const saving = useSaveBundle(bundle);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(bundle));
  return (
    <>
      <PageHeading
        title={bundle.name}
        aside={<StatusChip {...statusOf(bundle)} />}
        actions={
          mayChange && (
            <RemoveButton
              resource="bundles"
              record={bundle}
              word={common.remove}
              question={words.removeThisBundle}
              done={words.nameIsRemoved(bundle.name)}
              failed={words.theBundleCouldNotBeRemoved}
            >
              {words.shoppersGetNoDiscountBy(bundle.name)}
            </RemoveButton>
          )
        }
      />
      {isOfPlatform && <p>{shared(REFUSALS.BUNDLE_OF_PLATFORM.text)}</p>}
      <BundleForm
        bundle={values}
        isSaving={saving.isSaving}
        isLocked={canAccess === false || isOfPlatform}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog title={words.someoneElseChangedThisBundle} saving={saving} refetch={refetch} />
    </>
  );
}

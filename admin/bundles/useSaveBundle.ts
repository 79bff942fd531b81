import { useNotify, useRedirect } from 'react-admin';
import type { BundleRecord } from '../providers/records.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { BUNDLE_FIELDS, bundleToSend, valuesOf } from './bundleValues.ts';
import type { BundleValues } from './bundleValues.ts';
import { words } from '../words/en/bundles.ts';

/** Saves a new bundle, or a present one with the version it was opened in, and opens the list. */
export function useSaveBundle(present?: BundleRecord) {
  const notify = useNotify();
  const redirect = useRedirect();
  return useSaveRow<BundleValues, BundleRecord>({
    resource: 'bundles',
    present,
    fields: BUNDLE_FIELDS,
    valuesOf,
    toSend: bundleToSend,
    failed: words.theBundleCouldNotBe,
    onSaved: ({ name }) => {
      notify(words.nameIsSaved(name), { type: 'success' });
      redirect('list', 'bundles');
    },
  });
}

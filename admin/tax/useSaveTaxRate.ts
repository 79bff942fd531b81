import { useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { taxRateToSend } from './taxRateValues.ts';
import type { TaxRateValues } from './taxRateValues.ts';

/** Saves a new rate, or a present one with the version it was opened in, and opens the list. */
export function useSaveTaxRate(present?: TaxRateRecord) {
  const notify = useNotify();
  const redirect = useRedirect();
  return useSaveRow<TaxRateValues, TaxRateRecord>({
    resource: 'tax',
    present,
    toSend: taxRateToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved() {
      notify('The tax rate is saved.', { type: 'success' });
      // The form blocks navigation until it has rendered as saved.
      window.setTimeout(() => redirect('list', 'tax'));
    },
  });
}

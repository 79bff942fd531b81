import { useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { taxRateToSend } from './taxRateValues.ts';
import type { TaxRateValues } from './taxRateValues.ts';

/** Saves a new rate, or a present one on the version that was seen, and goes back to the list. */
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
      // Once the form knows that it is saved: until then it holds back whoever leaves.
      window.setTimeout(() => redirect('list', 'tax'));
    },
  });
}

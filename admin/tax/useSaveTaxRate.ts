import { useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { rupees } from '../ui/rupees.ts';
import { rateWord, stateWord, taxTypeWord } from './taxLabels.ts';
import { taxRateToSend, valuesOf } from './taxRateValues.ts';
import type { TaxRateValues } from './taxRateValues.ts';

/** Saves a new rate, or a present one with the version it was opened in, and opens the list. */
export function useSaveTaxRate(present?: TaxRateRecord) {
  const notify = useNotify();
  const redirect = useRedirect();
  return useSaveRow<TaxRateValues, TaxRateRecord>({
    resource: 'tax',
    present,
    fields: FIELD_LABELS,
    valuesOf,
    toSend: taxRateToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved() {
      notify('The tax rate is saved.', { type: 'success' });
      // The form blocks navigation until it has rendered as saved.
      window.setTimeout(() => redirect('list', 'tax'));
    },
  });
}

const day = (value: string | null) => value && formatDay(value);

const FIELD_LABELS: FieldLabels<TaxRateValues> = {
  rate: ['Rate', (rate) => rate !== null && rateWord(rate)],
  taxType: ['Type', (taxType) => taxTypeWord({ taxType })],
  stateCode: ['State of delivery', stateWord],
  hsnCode: ['HSN code'],
  thresholdAmount: ['For items above', (amount) => amount !== null && rupees(amount)],
  effectiveFrom: ['From', day],
  effectiveUntil: ['Until', day],
  description: ['Description'],
  isActive: ['Active'],
};

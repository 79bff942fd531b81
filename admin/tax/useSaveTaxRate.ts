import { useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { rupees } from '../ui/rupees.ts';
import { rateWord, stateWord, taxTypeWord } from './taxLabels.ts';
import { taxRateToSend, valuesOf } from './taxRateValues.ts';
import type { TaxRateValues } from './taxRateValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax.ts';
import { formatDay } from '../words/dates.ts';

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
      notify(words.theTaxRateIsSaved, { type: 'success' });
      // The form blocks navigation until it has rendered as saved.
      window.setTimeout(() => redirect('list', 'tax'));
    },
  });
}

const day = (value: string | null) => value && formatDay(value);

const FIELD_LABELS: FieldLabels<TaxRateValues> = {
  rate: [words.rate, (rate) => rate !== null && rateWord(rate)],
  taxType: [common.type, (taxType) => taxTypeWord({ taxType })],
  stateCode: [words.stateOfDelivery, stateWord],
  hsnCode: [words.hsnCode],
  thresholdAmount: [words.forItemsAbove, (amount) => amount !== null && rupees(amount)],
  effectiveFrom: [common.from, day],
  effectiveUntil: [common.until, day],
  description: [common.description],
  isActive: [common.active],
};

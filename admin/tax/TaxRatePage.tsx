import { useState } from 'react';
import { useCanAccess, EditBase } from 'react-admin';
import { TAX_RATE_DELETE_CONFIRM } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TaxRateForm } from './TaxRateForm.tsx';
import { goodsWord, rateWord, TAX_RATE_STATUS } from './taxLabels.ts';
import { valuesOf, NEW_TAX_RATE } from './taxRateValues.ts';
import { useSaveTaxRate } from './useSaveTaxRate.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { Box } from '@mui/material';
import { BackLink } from '../ui/record/BackLink.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax.ts';

export function TaxRateCreate() {
  const [rate] = useState(NEW_TAX_RATE);
  const { save, isSaving } = useSaveTaxRate();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/tax">{words.taxRates}</BackLink>
      <PageHeading title={words.newTaxRate} />
      <TaxRateForm rate={rate} isSaving={isSaving} isLocked={false} onSave={(values) => save(values)} />
    </Box>
  );
}

export function TaxRateEdit() {
  return (
    <EditBase<TaxRateRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/tax', word: words.taxRates }} record={record} error={error} refetch={refetch}>
          {(rate) => <TaxRatePage key={rate.version} rate={rate} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** The page of a tax rate. */
export function TaxRatePage({ rate, refetch }: { rate: TaxRateRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'tax', action: 'change' });
  const saving = useSaveTaxRate(rate);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(rate));
  return (
    <>
      <PageHeading
        title={words.rateWordForGoodsWord(rateWord(rate.rate), goodsWord(rate))}
        aside={<StatusChip {...TAX_RATE_STATUS[rate.status]} />}
        actions={
          mayChange && (
            <RemoveButton
              resource="tax"
              record={rate}
              word={common.delete}
              question={TAX_RATE_DELETE_CONFIRM}
              done={words.theTaxRateIsDeleted}
            >
              {whatFollows(rate)}
            </RemoveButton>
          )
        }
      />
      <TaxRateForm
        rate={values}
        isSaving={saving.isSaving}
        isLocked={mayChange !== true}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog title={words.someoneElseChangedThisTax} saving={saving} refetch={refetch} />
    </>
  );
}

const RATE_STAYS = words.ordersThatWerePlacedKeep;

function whatFollows({ skuCount, hsnCode }: TaxRateRecord): string {
  const goods = hsnCode === null ? '' : ` ${words.goodsThatNoOtherRate}`;
  if (skuCount === 0) return RATE_STAYS + goods;
  const named = words.skusNameThisRate(skuCount, formatCount(skuCount));
  return `${named} ${RATE_STAYS}${goods}`;
}

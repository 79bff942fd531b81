import { Box } from '@mui/material';
import { useState } from 'react';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { TaxRateForm } from './TaxRateForm.tsx';
import { NEW_TAX_RATE } from './typedTaxRate.ts';
import { useSaveTaxRate } from './useSaveTaxRate.ts';

export function TaxRateCreate() {
  const [rate] = useState(NEW_TAX_RATE);
  const { save, isSaving } = useSaveTaxRate();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/tax">Tax rates</BackLink>
      <PageHeading title="New tax rate" />
      <TaxRateForm rate={rate} isSaving={isSaving} isLocked={false} onSave={(typed) => save(typed)} />
    </Box>
  );
}

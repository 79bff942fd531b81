import { Box } from '@mui/material';
import { useState } from 'react';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { TaxRateForm } from './TaxRateForm.tsx';
import { newTaxRate } from './typedTaxRate.ts';
import { useSaveTaxRate } from './useSaveTaxRate.ts';

export function TaxRateCreate() {
  const [rate] = useState(newTaxRate);
  const { save, isSaving } = useSaveTaxRate();
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/tax">Tax rates</BackLink>
      <PageHeading title="New tax rate" />
      <TaxRateForm rate={rate} isSaving={isSaving} isLocked={false} onSave={(typed) => save(typed)} />
    </Box>
  );
}

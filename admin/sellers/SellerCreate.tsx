import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { FormDataConsumer, SelectInput, TextInput, useGetIdentity, useNotify, useRedirect } from 'react-admin';
import { SELLER_CREATE_FAILED } from '#contract/messages.ts';
import { SELLER_TAX_KINDS } from '#contract/states/seller.ts';
import { PartFields } from '../business/PartFields.tsx';
import { PlaceOfPin } from '../business/PlaceOfPin.tsx';
import type { SellerRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { newSeller, NEW_SELLER_PARTS, newSellerErrors, newSellerToSend, taxFieldsOf } from './newSeller.ts';
import type { NewSellerValues } from './newSeller.ts';
import { TAX_KIND_LABELS } from './taxKinds.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';

const TAX_KINDS = SELLER_TAX_KINDS.map((id) => ({ id, name: TAX_KIND_LABELS[id] }));
const FIELDS = { display: 'grid', gap: '14px', '& .MuiFormControl-root': { margin: 0 } };

/** The form on which an admin enters a seller: the shop's own business or another one. The seller can sell at once. */
export function SellerCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { identity } = useGetIdentity();
  const [values] = useState(newSeller);
  const { save, isSaving } = useSaveRow<NewSellerValues, SellerRecord>({
    resource: 'sellers',
    toSend: newSellerToSend,
    failed: SELLER_CREATE_FAILED,
    onSaved({ id, businessDetails }) {
      notify(words.canSellNow(businessDetails.businessName), { type: 'success' });
      redirect('show', 'sellers', id);
    },
  });
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/sellers">{common.sellers}</BackLink>
      <PageHeading title={words.newSeller} />
      <ConsoleForm<NewSellerValues>
        record={values}
        validate={(filled) => newSellerErrors(filled as NewSellerValues)}
        onSubmit={(filled: Partial<NewSellerValues>) => save(filled as NewSellerValues)}
      >
        <PlaceOfPin at={values.pickupAddress} within="pickupAddress" />
        <Box
          sx={{
            display: 'grid',
            gap: '14px',
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Panel title={words.ownerAndTax}>
            <Box sx={FIELDS}>
              <TextInput
                source="email"
                label={words.emailOfTheOwner}
                type="email"
                helperText={words.signsInForThisSeller(identity?.email ?? words.yourOwn)}
                slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'email' } }}
              />
              <TextInput
                source="mobile"
                label={words.mobileNumber}
                type="tel"
                helperText={false}
                slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'tel' } }}
              />
              <SelectInput source="taxKind" label="GST" choices={TAX_KINDS} helperText={false} />
              <FormDataConsumer<NewSellerValues>>
                {({ formData }) => <PartFields part={{ fields: taxFieldsOf(formData.taxKind) }} />}
              </FormDataConsumer>
            </Box>
          </Panel>
          {NEW_SELLER_PARTS.map((part) => (
            <Panel
              key={part.name}
              title={part.name === 'bankDetails' ? words.optionalPayoutsWaitWithoutIt(part.title) : part.title}
            >
              <PartFields part={part} within={part.name} />
            </Panel>
          ))}
        </Box>
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ marginTop: '14px' }}>
          {isSaving ? common.saving : common.save}
        </Button>
      </ConsoleForm>
    </Box>
  );
}

import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { SelectInput, TextInput, useCanAccess, useNotify, useRedirect } from 'react-admin';
import type * as z from 'zod/mini';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { ORDER_NOTE_MAX_LENGTH } from '#contract/shop/policy.ts';
import { STATES } from '#contract/shop/india.ts';
import { PlaceOfPin } from '../../business/PlaceOfPin.tsx';
import { AccessDenied } from '../../layout/AccessDenied.tsx';
import { messageOf, refusalOf } from '../../providers/call.ts';
import { callOnce } from '../../providers/call-once.ts';
import { entrance } from '../../providers/entrance.ts';
import { tokenOfEntrance } from '../../providers/session.ts';
import { ConsoleForm } from '../../ui/form/ConsoleForm.tsx';
import { FIELDS, PAIR, PANELS } from '../../ui/form/formLayout.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { formSaved } from '../../ui/form/unsavedForms.ts';
import { BackLink } from '../../ui/record/BackLink.tsx';
import { COLUMN } from '../../ui/record/MainAndAside.tsx';
import { PageHeading } from '../../ui/record/PageHeading.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { StaffDiscountFields } from './StaffDiscountFields.tsx';
import { StaffOrderItems } from './StaffOrderItems.tsx';
import { StaffOrderPrice, useStaffOrderQuote } from './StaffOrderQuote.tsx';
import { inForm, NEW_STAFF_ORDER, staffOrderErrors, staffOrderToSend } from './staffOrderValues.ts';
import type { StaffOrderValues } from './staffOrderValues.ts';

const CHANNELS = [
  { id: 'telephone', name: 'By telephone' },
  { id: 'chat', name: 'In a chat' },
  { id: 'fair', name: 'At a fair' },
];
const PAYMENTS = [
  { id: 'COD', name: 'Cash on delivery' },
  { id: 'PREPAID', name: 'Online, by a link that you send' },
];
const STATE_CHOICES = STATES.map(({ name }) => ({ id: name, name }));

/** An order that staff place for a customer whom they speak to. */
export function StaffOrderPage() {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'place' });
  if (canAccess === undefined) return null;
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return <AccessDenied />;
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/orders">Orders</BackLink>
      <PageHeading title="New order" />
      <StaffOrderForm />
    </Box>
  );
}

function StaffOrderForm() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [isSaving, setSaving] = useState(false);
  const [total, setTotal] = useState<number>();

  /** @returns the errors of its fields */
  async function placeOrder(values: StaffOrderValues): Promise<Record<string, string> | undefined> {
    setSaving(true);
    try {
      const body = JSON.stringify(staffOrderToSend(values, total));
      const { json } = await callOnce('/api/admin/orders', { method: 'POST', body });
      // The refusal of an expired session signs out and resolves: nothing was saved.
      if (!tokenOfEntrance()) return undefined;
      formSaved();
      const { id, orderId } = json as z.input<typeof PlacedOrder>;
      notify(`${orderId} is placed.`, { type: 'success' });
      redirect('show', 'orders', id);
      return undefined;
    } catch (error) {
      const { errors } = refusalOf(error);
      if (!errors) notify(messageOf(error, 'The order could not be placed.'), { type: 'error' });
      return errors && inForm(errors);
    } finally {
      setSaving(false);
    }
  }

  return (
    <ConsoleForm<StaffOrderValues>
      record={NEW_STAFF_ORDER}
      validate={(values) => staffOrderErrors(values as StaffOrderValues)}
      onSubmit={(values: Partial<StaffOrderValues>) => placeOrder(values as StaffOrderValues)}
      warnWhenUnsavedChanges
    >
      <Box sx={PANELS}>
        <Box sx={COLUMN}>
          <Panel title="What they want">
            <StaffOrderItems />
          </Panel>
          <Panel title="How they pay">
            <Box sx={FIELDS}>
              <SelectInput source="paymentMethod" label="Payment" choices={PAYMENTS} isRequired helperText={false} />
              <TextInput source="couponCode" label="Coupon code" helperText={false} />
              <StaffDiscountFields />
              <SelectInput source="channel" label="How they asked" choices={CHANNELS} isRequired helperText={false} />
              <TextInput
                source="note"
                label="Note from the customer"
                multiline
                helperText={false}
                slotProps={{ htmlInput: { maxLength: ORDER_NOTE_MAX_LENGTH } }}
              />
            </Box>
          </Panel>
        </Box>
        <Box sx={COLUMN}>
          <Panel title="Who they are">
            <Box sx={FIELDS}>
              <TextInput
                source="email"
                label="E-mail"
                type="email"
                isRequired
                helperText="The order belongs to the account of this e-mail, which is added if there is none."
              />
              <TextInput source="address.name" label="Name" isRequired helperText={false} />
              <TextInput
                source="address.mobile"
                label="Mobile"
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { inputMode: 'tel' } }}
              />
              <TextInput
                source="address.pincode"
                label="PIN code"
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <TextInput source="address.address" label="House and street" isRequired helperText={false} />
              <TextInput source="address.locality" label="Locality" isRequired helperText={false} />
              <TextInput source="address.landmark" label="Landmark" helperText={false} />
              <Box sx={PAIR}>
                <TextInput source="address.city" label="City" isRequired helperText={false} />
                <SelectInput
                  source="address.state"
                  label="State"
                  choices={STATE_CHOICES}
                  isRequired
                  helperText={false}
                />
              </Box>
              <PlaceOfPin at={NO_PLACE} within="address" />
            </Box>
          </Panel>
          <PricePanel onTotal={setTotal} />
        </Box>
      </Box>
      <SaveBar isSaving={isSaving} word="Place the order" />
    </ConsoleForm>
  );
}

const NO_PLACE = { pincode: '', city: '', state: '' };

/** The price; the order is placed for the total that is shown, which the customer was told. */
function PricePanel({ onTotal }: { onTotal(total: number | undefined): void }) {
  const asked = useStaffOrderQuote();
  const total = asked.price?.total;
  useEffect(() => onTotal(total), [onTotal, total]);
  return (
    <Panel title="What it costs">
      <StaffOrderPrice {...asked} />
    </Panel>
  );
}

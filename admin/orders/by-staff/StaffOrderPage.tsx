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
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-by-staff.ts';

const CHANNELS = [
  { id: 'telephone', name: words.byTelephone },
  { id: 'chat', name: words.inAChat },
  { id: 'fair', name: words.atAFair },
];
const PAYMENTS = [
  { id: 'COD', name: common.cashOnDelivery },
  { id: 'PREPAID', name: words.onlineByALinkThat },
];
const STATE_CHOICES = STATES.map(({ name }) => ({ id: name, name }));

/** An order that staff place for a customer whom they speak to. */
export function StaffOrderPage() {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'place' });
  if (canAccess === undefined) return null;
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return <AccessDenied />;
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/orders">{common.orders}</BackLink>
      <PageHeading title={words.newOrder} />
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
      notify(words.orderIdIsPlaced(orderId), { type: 'success' });
      redirect('show', 'orders', id);
      return undefined;
    } catch (error) {
      const { errors } = refusalOf(error);
      if (!errors) notify(messageOf(error, words.theOrderCouldNotBe), { type: 'error' });
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
          <Panel title={words.whatTheyWant}>
            <StaffOrderItems />
          </Panel>
          <Panel title={words.howTheyPay}>
            <Box sx={FIELDS}>
              <SelectInput
                source="paymentMethod"
                label={words.payment}
                choices={PAYMENTS}
                isRequired
                helperText={false}
              />
              <TextInput source="couponCode" label={words.couponCode} helperText={false} />
              <StaffDiscountFields />
              <SelectInput
                source="channel"
                label={words.howTheyAsked}
                choices={CHANNELS}
                isRequired
                helperText={false}
              />
              <TextInput
                source="note"
                label={words.noteFromTheCustomer}
                multiline
                helperText={false}
                slotProps={{ htmlInput: { maxLength: ORDER_NOTE_MAX_LENGTH } }}
              />
            </Box>
          </Panel>
        </Box>
        <Box sx={COLUMN}>
          <Panel title={words.whoTheyAre}>
            <Box sx={FIELDS}>
              <TextInput
                source="email"
                label={words.eMail}
                type="email"
                isRequired
                helperText={words.theOrderBelongsToThe}
              />
              <TextInput source="address.name" label={common.name} isRequired helperText={false} />
              <TextInput
                source="address.mobile"
                label={common.mobile}
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { inputMode: 'tel' } }}
              />
              <TextInput
                source="address.pincode"
                label={common.pinCode}
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <TextInput source="address.address" label={words.houseAndStreet} isRequired helperText={false} />
              <TextInput source="address.locality" label={words.locality} isRequired helperText={false} />
              <TextInput source="address.landmark" label={words.landmark} helperText={false} />
              <Box sx={PAIR}>
                <TextInput source="address.city" label={words.city} isRequired helperText={false} />
                <SelectInput
                  source="address.state"
                  label={common.state}
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
      <SaveBar isSaving={isSaving} word={words.placeTheOrder} />
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
    <Panel title={words.whatItCosts}>
      <StaffOrderPrice {...asked} />
    </Panel>
  );
}

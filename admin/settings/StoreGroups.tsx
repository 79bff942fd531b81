import { Box } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import {
  WriteAnnouncementSettings,
  WriteContactSettings,
  WritePolicySettings,
  WriteSocialProofSettings,
} from '#contract/calls/store-settings.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import { formatCount } from '#contract/shop/money.ts';
import { NETWORK_FIELDS, SOCIAL_NETWORKS } from '#contract/shop/social-links.ts';
import { NOTIFICATION_POSITIONS } from '#contract/shop/social-proof.ts';
import type { NotificationPosition, NotificationType } from '#contract/shop/social-proof.ts';
import type {
  AnnouncementSettingsRecord,
  ContactSettingsRecord,
  PolicySettingsRecord,
  SocialProofSettingsRecord,
} from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { FIELDS, PAIR } from '../ui/form/formLayout.ts';
import { rupees } from '../ui/rupees.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { fieldsOf } from './groupRecord.ts';
import type { Fields } from './groupRecord.ts';

export const percent = (value: number) => `${value}%`;

/** The promises of the policy pages: delivery, cash, paying online, returns. */
export function PolicyGroup() {
  return (
    <SettingGroup<PolicySettingsRecord, Fields<PolicySettingsRecord>>
      id="policies"
      typedOf={fieldsOf}
      toSend={(typed) => typed}
      schema={WritePolicySettings}
      words={{
        shippingFee: ['Shipping fee', rupees],
        codOffered: ['Cash on delivery'],
        codAbove: ['Cash for goods above', rupees],
        codUpTo: ['Cash for goods up to', rupees],
        codFee: ['Fee for cash', rupees],
        codRefusedParcels: ['Refused parcels'],
        codConfirmAbove: ['Cash orders confirmed above', (amount) => (amount === null ? 'none' : rupees(amount))],
        codConfirmHours: ['Hours to confirm'],
        prepaidOffered: ['Paying online'],
        prepaidDiscountPercent: ['Prepaid discount', percent],
        prepaidFundedBy: ['Prepaid discount paid by', (by) => FUNDER_WORDS[by]],
        giftWrapOffered: ['Gift wrapping'],
        dispatchHours: ['Dispatch within hours'],
        deliveryDaysFrom: ['Delivery from business days'],
        deliveryDaysTo: ['Delivery to business days'],
        preOrderDaysFrom: ['Pre-order from days'],
        preOrderDaysTo: ['Pre-order to days'],
        returnWindowDays: ['Return window in days'],
        defectExchangeDays: ['Exchange of faulty pieces in days'],
        refundDaysFrom: ['Refund from business days'],
        refundDaysTo: ['Refund to business days'],
        damageReportHours: ['Damage reported within hours'],
        reviewReminderDays: ['Review asked for after days'],
        giveBackPercent: ['Give-back', percent],
      }}
    >
      {() => (
        <>
          <Panel title="Delivery">
            <Box sx={FIELDS}>
              <NumberInput
                source="shippingFee"
                label="Shipping fee in rupees, 0 for free"
                min={0}
                step="any"
                helperText={false}
              />
              <NumberInput source="dispatchHours" label="Dispatch within hours" min={1} step={1} helperText={false} />
              <Span source="deliveryDays" label="Delivery in business days" />
              <Span source="preOrderDays" label="Pre-order, days after its start" />
              <BooleanInput
                source="giftWrapOffered"
                label="Gift wrapping offered"
                helperText="Sellers wrap it at no charge."
              />
            </Box>
          </Panel>
          <Panel title="Cash on delivery">
            <Box sx={FIELDS}>
              <BooleanInput source="codOffered" label="Offered" helperText={false} />
              <Box sx={PAIR}>
                <NumberInput source="codAbove" label="Above, in rupees" min={0} step="any" helperText={false} />
                <NumberInput source="codUpTo" label="Up to, in rupees" min={0} step="any" helperText={false} />
              </Box>
              <NumberInput source="codFee" label="Fee in rupees" min={0} step="any" helperText={false} />
              <NumberInput
                source="codRefusedParcels"
                label="Not after so many refused parcels in a year"
                min={0}
                step={1}
                helperText="With 0 nobody's refused parcels are counted."
              />
              <Box sx={PAIR}>
                <NumberInput
                  source="codConfirmAbove"
                  label="Confirmed by mail above, in rupees"
                  min={0}
                  step="any"
                  helperText="Empty where none is."
                />
                <NumberInput source="codConfirmHours" label="Hours to confirm" min={1} step={1} helperText={false} />
              </Box>
            </Box>
          </Panel>
          <Panel title="Paying online">
            <Box sx={FIELDS}>
              <BooleanInput source="prepaidOffered" label="Offered" helperText={false} />
              <NumberInput
                source="prepaidDiscountPercent"
                label="Discount in percent"
                min={0}
                max={90}
                step={1}
                helperText={false}
              />
              <SelectInput
                source="prepaidFundedBy"
                label="Who pays for the discount"
                choices={DISCOUNT_FUNDERS.map((id) => ({ id, name: FUNDER_WORDS[id] }))}
                helperText="What the seller pays lowers the taxable value."
              />
            </Box>
          </Panel>
          <Panel title="Returns">
            <Box sx={FIELDS}>
              <NumberInput
                source="returnWindowDays"
                label="Return window in days"
                min={0}
                step={1}
                helperText={false}
              />
              <NumberInput
                source="defectExchangeDays"
                label="Faulty pieces exchanged within days"
                min={0}
                step={1}
                helperText={false}
              />
              <Span source="refundDays" label="Refund, business days after inspection" />
              <NumberInput
                source="damageReportHours"
                label="Damage reported within hours"
                min={1}
                step={1}
                helperText={false}
              />
              <NumberInput
                source="reviewReminderDays"
                label="Review asked for after days"
                min={1}
                step={1}
                helperText={false}
              />
              <NumberInput
                source="giveBackPercent"
                label="Give-back on 1-gram plated pieces, in percent"
                min={0}
                max={100}
                step={1}
                helperText="Orders keep the policies they were placed under."
              />
            </Box>
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}

const FUNDER_WORDS: Record<DiscountFunder, string> = { SELLER: 'The seller', PLATFORM: 'The marketplace' };

/** A span of days: from, to. */
function Span({ source, label }: { source: string; label: string }) {
  return (
    <Box sx={PAIR}>
      <NumberInput source={`${source}From`} label={`${label}, from`} min={1} step={1} helperText={false} />
      <NumberInput source={`${source}To`} label={`${label}, to`} min={1} step={1} helperText={false} />
    </Box>
  );
}

interface TypedAnnouncements {
  /** One message a line. */
  messages: string | null;
}

/** What the announcement bar says. */
export function AnnouncementGroup() {
  return (
    <SettingGroup<AnnouncementSettingsRecord, TypedAnnouncements>
      id="announcements"
      typedOf={({ messages }) => ({ messages: messages.join('\n') })}
      toSend={({ messages }) => ({ messages: (messages ?? '').split('\n').filter((line) => line.trim() !== '') })}
      schema={WriteAnnouncementSettings}
      words={{ messages: ['Messages'] }}
    >
      {() => (
        <Panel title="Announcement bar">
          <TextInput
            source="messages"
            label="Messages, one in each line"
            multiline
            fullWidth
            minRows={6}
            helperText="They follow each other; the first leads to the shipping page."
          />
        </Panel>
      )}
    </SettingGroup>
  );
}

/** How shoppers reach customer care, and where they can follow the shop. */
export function ContactGroup() {
  return (
    <SettingGroup<ContactSettingsRecord, Fields<ContactSettingsRecord>>
      id="contact"
      typedOf={fieldsOf}
      toSend={(typed) => ({
        ...typed,
        // React-admin empties a field to null.
        ...Object.fromEntries((['whatsApp', ...NETWORK_FIELDS] as const).map((field) => [field, typed[field] ?? ''])),
      })}
      schema={WriteContactSettings}
      words={{
        email: ['Email'],
        phone: ['Phone'],
        whatsApp: ['WhatsApp'],
        instagram: [SOCIAL_NETWORKS.instagram],
        facebook: [SOCIAL_NETWORKS.facebook],
        youTube: [SOCIAL_NETWORKS.youTube],
        pinterest: [SOCIAL_NETWORKS.pinterest],
      }}
    >
      {() => (
        <>
          <Panel title="Customer care">
            <Box sx={FIELDS}>
              <TextInput source="email" type="email" label="Email" helperText={false} />
              <TextInput source="phone" type="tel" label="Phone, with country code" helperText={false} />
              <TextInput
                source="whatsApp"
                type="tel"
                label="WhatsApp, with country code"
                helperText="Empty where the shop does not answer there."
              />
            </Box>
          </Panel>
          <Panel title="Links in the footer">
            <Box sx={FIELDS}>
              {NETWORK_FIELDS.map((field) => (
                <TextInput
                  key={field}
                  source={field}
                  type="url"
                  label={`Link to ${SOCIAL_NETWORKS[field]}`}
                  helperText={false}
                />
              ))}
            </Box>
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}

const POSITION_WORDS: Record<NotificationPosition, string> = {
  'bottom-left': 'At the bottom, left',
  'bottom-right': 'At the bottom, right',
};
const TYPE_WORDS: Record<NotificationType, string> = { sales: 'Sales', visitors: 'Visitors', carts: 'Carts' };

/** Which notifications of what others do are shown, and how often they were shown and followed. */
export function SocialProofGroup() {
  return (
    <SettingGroup<SocialProofSettingsRecord, Omit<Fields<SocialProofSettingsRecord>, 'counts'>>
      id="social-proof"
      typedOf={({ counts: _, ...row }) => fieldsOf(row)}
      toSend={(typed) => typed}
      schema={WriteSocialProofSettings}
      words={{
        showSales: ['Sales'],
        showVisitors: ['Visitors'],
        showCarts: ['Carts'],
        geoLocationEnabled: ['Visits by city'],
        position: ['Where', (position) => POSITION_WORDS[position]],
        displaySeconds: ['Seconds each is shown'],
      }}
    >
      {({ counts }) => (
        <>
          <Panel title="Shown to shoppers">
            <Box sx={FIELDS}>
              <BooleanInput source="showSales" label="Recent sales" helperText={false} />
              <BooleanInput source="showVisitors" label="Visitors at the moment" helperText={false} />
              <BooleanInput source="showCarts" label="Recent carts" helperText={false} />
              <BooleanInput source="geoLocationEnabled" label="Count visits by city" helperText={false} />
              <SelectInput
                source="position"
                label="Where on the page"
                choices={NOTIFICATION_POSITIONS.map((id) => ({ id, name: POSITION_WORDS[id] }))}
                helperText={false}
              />
              <NumberInput
                source="displaySeconds"
                label="Seconds each is shown"
                min={2}
                max={30}
                step={1}
                helperText={false}
              />
            </Box>
          </Panel>
          <Panel title="The last 30 days">
            <Facts
              facts={counts.map(({ type, impressions, clicks }) => [
                TYPE_WORDS[type],
                `shown ${formatCount(impressions)} times, followed ${formatCount(clicks)} times`,
              ])}
            />
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}

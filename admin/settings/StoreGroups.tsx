import { TextInput } from 'react-admin';
import {
  WriteAnnouncementSettings,
  WriteBrandSettings,
  WriteContactSettings,
  WriteLetterSettings,
  WritePolicySettings,
  WriteSocialProofSettings,
  WriteStaffDiscountSettings,
} from '#contract/calls/store-settings.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import { formatCount } from '#contract/shop/money.ts';
import { NETWORK_FIELDS, SOCIAL_NETWORKS } from '#contract/shop/social-links.ts';
import { NOTIFICATION_POSITIONS } from '#contract/shop/social-proof.ts';
import type { NotificationPosition, NotificationType } from '#contract/shop/social-proof.ts';
import type {
  AnnouncementSettingsRecord,
  BrandSettingsRecord,
  ContactSettingsRecord,
  LetterSettingsRecord,
  PolicySettingsRecord,
  SocialProofSettingsRecord,
  StaffDiscountSettingsRecord,
} from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { PAIR } from '../ui/form/formLayout.ts';
import { rupees } from '../ui/rupees.ts';
import { amount, propsOfPanels } from './fields.tsx';
import type { SettingField } from './fields.tsx';
import type { Fields } from './groupRecord.ts';
import { SettingGroup } from './SettingGroup.tsx';

export const percent = (value: number) => `${value}%`;

const FUNDER_LABELS: Record<DiscountFunder, string> = { SELLER: 'The seller', PLATFORM: 'The marketplace' };

type Policies = Fields<PolicySettingsRecord>;
type SpanName = 'deliveryDays' | 'preOrderDays' | 'refundDays';

/** The two fields of a span of days: from, to. */
const span = (name: SpanName, label: string, [from, to]: readonly [string, string]) => ({
  layout: PAIR,
  fields: [
    { name: `${name}From`, label: `${label}, from`, listLabel: from, kind: 'number', min: 1 },
    { name: `${name}To`, label: `${label}, to`, listLabel: to, kind: 'number', min: 1 },
  ] as const satisfies readonly SettingField<Policies>[],
});

const BRAND = propsOfPanels<BrandSettingsRecord>([
  {
    title: 'Name',
    rows: [
      { name: 'name', label: 'Name of the shop', kind: 'text', help: 'On all pages, in emails and on papers.' },
      { name: 'tagline', label: 'What the shop sells, in a few words', listLabel: 'What it sells', kind: 'text' },
    ],
  },
]);

/** The shop's name. */
export function BrandGroup() {
  return (
    <SettingGroup<BrandSettingsRecord, Fields<BrandSettingsRecord>> id="brand" schema={WriteBrandSettings} {...BRAND} />
  );
}

const STAFF_DISCOUNTS = propsOfPanels<StaffDiscountSettingsRecord>([
  {
    title: 'Discounts that staff give',
    rows: [
      {
        name: 'ordersPercent',
        label: 'Most percent for the role Orders',
        listLabel: 'Role Orders',
        show: percent,
        kind: 'number',
        min: 0,
        max: 100,
      },
      {
        name: 'supportPercent',
        label: 'Most percent for the role Support',
        listLabel: 'Role Support',
        show: percent,
        kind: 'number',
        min: 0,
        max: 100,
        help: 'Of the goods of an order that they place. The marketplace pays. The owner has no limit.',
      },
    ],
  },
]);

/** How much staff may take off an order they place. */
export function StaffDiscountGroup() {
  return (
    <SettingGroup<StaffDiscountSettingsRecord, Fields<StaffDiscountSettingsRecord>>
      id="staff-discounts"
      schema={WriteStaffDiscountSettings}
      {...STAFF_DISCOUNTS}
    />
  );
}

const LETTERS = propsOfPanels<LetterSettingsRecord>([
  {
    title: 'Letters of the newsletter',
    rows: [
      {
        name: 'perWeek',
        label: 'Most letters to one subscriber in seven days',
        listLabel: 'Letters a week',
        kind: 'number',
        min: 1,
        help: 'A letter above it is skipped for that subscriber.',
      },
      {
        name: 'perMinute',
        label: 'Most letters sent in a minute',
        listLabel: 'Letters a minute',
        kind: 'number',
        min: 1,
        help: 'All other emails are sent first.',
      },
    ],
  },
]);

/** How many letters of the newsletter are sent. */
export function LetterGroup() {
  return (
    <SettingGroup<LetterSettingsRecord, Fields<LetterSettingsRecord>>
      id="letters"
      schema={WriteLetterSettings}
      {...LETTERS}
    />
  );
}

const POLICIES = propsOfPanels<PolicySettingsRecord>([
  {
    title: 'Delivery',
    rows: [
      amount('shippingFee', 'Shipping fee in rupees, 0 for free', 'Shipping fee'),
      { name: 'dispatchHours', label: 'Dispatch within hours', kind: 'number', min: 1 },
      span('deliveryDays', 'Delivery in business days', ['Delivery from business days', 'Delivery to business days']),
      span('preOrderDays', 'Pre-order, days after its start', ['Pre-order from days', 'Pre-order to days']),
      {
        name: 'giftWrapOffered',
        label: 'Gift wrapping offered',
        listLabel: 'Gift wrapping',
        kind: 'switch',
        help: 'Sellers wrap it at no charge.',
      },
    ],
  },
  {
    title: 'Cash on delivery',
    rows: [
      { name: 'codOffered', label: 'Offered', listLabel: 'Cash on delivery', kind: 'switch' },
      {
        layout: PAIR,
        fields: [
          amount('codAbove', 'Above, in rupees', 'Cash for goods above'),
          amount('codUpTo', 'Up to, in rupees', 'Cash for goods up to'),
        ],
      },
      amount('codFee', 'Fee in rupees', 'Fee for cash'),
      {
        name: 'codRefusedParcels',
        label: 'Not after so many refused parcels in a year',
        listLabel: 'Refused parcels',
        kind: 'number',
        min: 0,
        help: "With 0 nobody's refused parcels are counted.",
      },
      {
        layout: PAIR,
        fields: [
          {
            name: 'codConfirmAbove',
            label: 'Confirmed by mail above, in rupees',
            listLabel: 'Cash orders confirmed above',
            show: (above) => (above === null ? 'none' : rupees(above)),
            kind: 'number',
            min: 0,
            step: 'any',
            help: 'Empty where none is.',
          },
          { name: 'codConfirmHours', label: 'Hours to confirm', kind: 'number', min: 1 },
        ],
      },
    ],
  },
  {
    title: 'Paying online',
    rows: [
      { name: 'prepaidOffered', label: 'Offered', listLabel: 'Paying online', kind: 'switch' },
      {
        name: 'prepaidDiscountPercent',
        label: 'Discount in percent',
        listLabel: 'Prepaid discount',
        show: percent,
        kind: 'number',
        min: 0,
        max: 90,
      },
      {
        name: 'prepaidFundedBy',
        label: 'Who pays for the discount',
        listLabel: 'Prepaid discount paid by',
        show: (by) => FUNDER_LABELS[by],
        kind: 'choice',
        choices: DISCOUNT_FUNDERS.map((id) => ({ id, name: FUNDER_LABELS[id] })),
        help: 'What the seller pays lowers the taxable value.',
      },
    ],
  },
  {
    title: 'Returns',
    rows: [
      { name: 'returnWindowDays', label: 'Return window in days', kind: 'number', min: 0 },
      {
        name: 'defectExchangeDays',
        label: 'Faulty pieces exchanged within days',
        listLabel: 'Exchange of faulty pieces in days',
        kind: 'number',
        min: 0,
      },
      span('refundDays', 'Refund, business days after inspection', [
        'Refund from business days',
        'Refund to business days',
      ]),
      { name: 'damageReportHours', label: 'Damage reported within hours', kind: 'number', min: 1 },
      { name: 'reviewReminderDays', label: 'Review asked for after days', kind: 'number', min: 1 },
      {
        name: 'giveBackPercent',
        label: 'Give-back on 1-gram plated pieces, in percent',
        listLabel: 'Give-back',
        show: percent,
        kind: 'number',
        min: 0,
        max: 100,
        help: 'Orders keep the policies they were placed under.',
      },
    ],
  },
]);

/** The promises of the policy pages: delivery, cash, paying online, returns. */
export function PolicyGroup() {
  return <SettingGroup<PolicySettingsRecord, Policies> id="policies" schema={WritePolicySettings} {...POLICIES} />;
}

interface AnnouncementValues {
  /** One message per line. */
  messages: string | null;
}

/** The messages of the announcement bar. */
export function AnnouncementGroup() {
  return (
    <SettingGroup<AnnouncementSettingsRecord, AnnouncementValues>
      id="announcements"
      valuesOf={({ messages }) => ({ messages: messages.join('\n') })}
      toSend={({ messages }) => ({ messages: (messages ?? '').split('\n').filter((line) => line.trim() !== '') })}
      schema={WriteAnnouncementSettings}
      labels={{ messages: ['Messages'] }}
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

const CONTACT = propsOfPanels<ContactSettingsRecord>([
  {
    title: 'Customer care',
    rows: [
      { name: 'email', label: 'Email', kind: 'text', type: 'email' },
      { name: 'phone', label: 'Phone, with country code', listLabel: 'Phone', kind: 'text', type: 'tel' },
      {
        name: 'whatsApp',
        label: 'WhatsApp, with country code',
        listLabel: 'WhatsApp',
        kind: 'text',
        type: 'tel',
        isOptional: true,
        help: 'Empty where the shop does not answer there.',
      },
    ],
  },
  {
    title: 'Links in the footer',
    rows: NETWORK_FIELDS.map((name) => ({
      name,
      label: `Link to ${SOCIAL_NETWORKS[name]}`,
      listLabel: SOCIAL_NETWORKS[name],
      kind: 'text',
      type: 'url',
      isOptional: true,
    })),
  },
]);

/** The addresses of customer care, and the shop's pages in social networks. */
export function ContactGroup() {
  return (
    <SettingGroup<ContactSettingsRecord, Fields<ContactSettingsRecord>>
      id="contact"
      schema={WriteContactSettings}
      {...CONTACT}
    />
  );
}

const POSITION_LABELS: Record<NotificationPosition, string> = {
  'bottom-left': 'At the bottom, left',
  'bottom-right': 'At the bottom, right',
};
const TYPE_LABELS: Record<NotificationType, string> = { sales: 'Sales', visitors: 'Visitors', carts: 'Carts' };

type SocialProof = Omit<SocialProofSettingsRecord, 'counts'>;

const SOCIAL_PROOF = propsOfPanels<SocialProof>([
  {
    title: 'Shown to shoppers',
    rows: [
      { name: 'showSales', label: 'Recent sales', listLabel: 'Sales', kind: 'switch' },
      { name: 'showVisitors', label: 'Visitors at the moment', listLabel: 'Visitors', kind: 'switch' },
      { name: 'showCarts', label: 'Recent carts', listLabel: 'Carts', kind: 'switch' },
      {
        name: 'position',
        label: 'Where on the page',
        listLabel: 'Where',
        show: (position) => POSITION_LABELS[position],
        kind: 'choice',
        choices: NOTIFICATION_POSITIONS.map((id) => ({ id, name: POSITION_LABELS[id] })),
      },
      { name: 'displaySeconds', label: 'Seconds each is shown', kind: 'number', min: 2, max: 30 },
    ],
  },
  {
    title: 'Visits',
    rows: [
      {
        name: 'countVisits',
        label: 'Count visits',
        listLabel: 'Visits',
        kind: 'switch',
        help: 'For the share of visits that end in an order. Nobody is recognised, and no cookie is set.',
      },
      { name: 'geoLocationEnabled', label: 'Count visits by city', listLabel: 'Visits by city', kind: 'switch' },
    ],
  },
]);

/** The notifications of what other shoppers do, and how often each was shown and followed. */
export function SocialProofGroup() {
  return (
    <SettingGroup<SocialProofSettingsRecord, Fields<SocialProof>>
      id="social-proof"
      schema={WriteSocialProofSettings}
      {...SOCIAL_PROOF}
      valuesOf={({ counts: _, ...row }) => SOCIAL_PROOF.valuesOf(row)}
    >
      {({ counts }) => (
        <>
          {SOCIAL_PROOF.children()}
          <Panel title="The last 30 days">
            <Facts
              facts={counts.map(({ type, impressions, clicks }) => [
                TYPE_LABELS[type],
                `shown ${formatCount(impressions)} times, followed ${formatCount(clicks)} times`,
              ])}
            />
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}

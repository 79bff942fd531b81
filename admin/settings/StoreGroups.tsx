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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

export const percent = (value: number) => `${value}%`;

const FUNDER_LABELS: Record<DiscountFunder, string> = { SELLER: words.theSeller, PLATFORM: common.theMarketplace };

type Policies = Fields<PolicySettingsRecord>;
type SpanName = 'deliveryDays' | 'preOrderDays' | 'refundDays';

/** The two fields of a span of days: from, to. */
const span = (name: SpanName, label: string, [from, to]: readonly [string, string]) => ({
  layout: PAIR,
  fields: [
    { name: `${name}From`, label: words.labelFrom(label), listLabel: from, kind: 'number', min: 1 },
    { name: `${name}To`, label: words.labelTo(label), listLabel: to, kind: 'number', min: 1 },
  ] as const satisfies readonly SettingField<Policies>[],
});

const BRAND = propsOfPanels<BrandSettingsRecord>([
  {
    title: common.name,
    rows: [
      { name: 'name', label: words.nameOfTheShop, kind: 'text', help: words.onAllPagesInEmails },
      { name: 'tagline', label: words.whatTheShopSellsIn, listLabel: words.whatItSells, kind: 'text' },
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
    title: words.discountsThatStaffGive,
    rows: [
      {
        name: 'ordersPercent',
        label: words.mostPercentForTheRole,
        listLabel: words.roleOrders,
        show: percent,
        kind: 'number',
        min: 0,
        max: 100,
      },
      {
        name: 'supportPercent',
        label: words.mostPercentForTheRoleSupport,
        listLabel: words.roleSupport,
        show: percent,
        kind: 'number',
        min: 0,
        max: 100,
        help: words.ofTheGoodsOfAn,
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
    title: words.lettersOfTheNewsletter,
    rows: [
      {
        name: 'perWeek',
        label: words.mostLettersToOneSubscriber,
        listLabel: words.lettersAWeek,
        kind: 'number',
        min: 1,
        help: words.aLetterAboveItIs,
      },
      {
        name: 'perMinute',
        label: words.mostLettersSentInA,
        listLabel: words.lettersAMinute,
        kind: 'number',
        min: 1,
        help: words.allOtherEmailsAreSent,
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
    title: words.delivery,
    rows: [
      amount('shippingFee', words.shippingFeeInRupees0, words.shippingFee),
      { name: 'dispatchHours', label: words.dispatchWithinHours, kind: 'number', min: 1 },
      span('deliveryDays', words.deliveryInBusinessDays, [
        words.deliveryFromBusinessDays,
        words.deliveryToBusinessDays,
      ]),
      span('preOrderDays', words.preOrderDaysAfterIts, [words.preOrderFromDays, words.preOrderToDays]),
      {
        name: 'giftWrapOffered',
        label: words.giftWrappingOffered,
        listLabel: words.giftWrapping,
        kind: 'switch',
        help: words.sellersWrapItAtNo,
      },
    ],
  },
  {
    title: common.cashOnDelivery,
    rows: [
      { name: 'codOffered', label: words.offered, listLabel: common.cashOnDelivery, kind: 'switch' },
      {
        layout: PAIR,
        fields: [
          amount('codAbove', words.aboveInRupees, words.cashForGoodsAbove),
          amount('codUpTo', words.upToInRupees, words.cashForGoodsUpTo),
        ],
      },
      amount('codFee', words.feeInRupees, words.feeForCash),
      {
        name: 'codRefusedParcels',
        label: words.notAfterSoManyRefused,
        listLabel: words.refusedParcels,
        kind: 'number',
        min: 0,
        help: words.with0NobodysRefusedParcels,
      },
      {
        layout: PAIR,
        fields: [
          {
            name: 'codConfirmAbove',
            label: words.confirmedByMailAboveIn,
            listLabel: words.cashOrdersConfirmedAbove,
            show: (above) => (above === null ? words.noneAmount : rupees(above)),
            kind: 'number',
            min: 0,
            step: 'any',
            help: words.emptyWhereNoneIs,
          },
          { name: 'codConfirmHours', label: words.hoursToConfirm, kind: 'number', min: 1 },
        ],
      },
    ],
  },
  {
    title: words.payingOnline,
    rows: [
      { name: 'prepaidOffered', label: words.offered, listLabel: words.payingOnline, kind: 'switch' },
      {
        name: 'prepaidDiscountPercent',
        label: words.discountInPercent,
        listLabel: words.prepaidDiscount,
        show: percent,
        kind: 'number',
        min: 0,
        max: 90,
      },
      {
        name: 'prepaidFundedBy',
        label: words.whoPaysForTheDiscount,
        listLabel: words.prepaidDiscountPaidBy,
        show: (by) => FUNDER_LABELS[by],
        kind: 'choice',
        choices: DISCOUNT_FUNDERS.map((id) => ({ id, name: FUNDER_LABELS[id] })),
        help: words.whatTheSellerPaysLowers,
      },
    ],
  },
  {
    title: words.returns,
    rows: [
      { name: 'returnWindowDays', label: words.returnWindowInDays, kind: 'number', min: 0 },
      {
        name: 'defectExchangeDays',
        label: words.faultyPiecesExchangedWithinDays,
        listLabel: words.exchangeOfFaultyPiecesIn,
        kind: 'number',
        min: 0,
      },
      span('refundDays', words.refundBusinessDaysAfterInspection, [
        words.refundFromBusinessDays,
        words.refundToBusinessDays,
      ]),
      { name: 'damageReportHours', label: words.damageReportedWithinHours, kind: 'number', min: 1 },
      { name: 'reviewReminderDays', label: words.reviewAskedForAfterDays, kind: 'number', min: 1 },
      {
        name: 'giveBackPercent',
        label: words.giveBackOn1Gram,
        listLabel: words.giveBack,
        show: percent,
        kind: 'number',
        min: 0,
        max: 100,
        help: words.ordersKeepThePoliciesThey,
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
  messagesInHindi: string | null;
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter((line) => line.trim() !== '');

/** The messages of the announcement bar. */
export function AnnouncementGroup() {
  return (
    <SettingGroup<AnnouncementSettingsRecord, AnnouncementValues>
      id="announcements"
      valuesOf={({ messages, messagesInHindi }) => ({
        messages: messages.join('\n'),
        messagesInHindi: messagesInHindi.join('\n'),
      })}
      toSend={({ messages, messagesInHindi }) => ({
        messages: linesOf(messages),
        messagesInHindi: linesOf(messagesInHindi),
      })}
      schema={WriteAnnouncementSettings}
      labels={{ messages: [common.messages], messagesInHindi: [common.fieldInHindi(common.messages)] }}
    >
      {() => (
        <Panel title={words.announcementBar}>
          <TextInput
            source="messages"
            label={words.messagesOneInEachLine}
            multiline
            fullWidth
            minRows={6}
            helperText={words.theyFollowEachOtherThe}
          />
          <TextInput
            source="messagesInHindi"
            label={common.fieldInHindi(words.messagesOneInEachLine)}
            multiline
            fullWidth
            minRows={6}
            helperText={words.emptyThePagesInHindi}
            slotProps={{ htmlInput: { lang: 'hi' } }}
          />
        </Panel>
      )}
    </SettingGroup>
  );
}

const CONTACT = propsOfPanels<ContactSettingsRecord>([
  {
    title: words.customerCare,
    rows: [
      { name: 'email', label: common.email, kind: 'text', type: 'email' },
      { name: 'phone', label: words.phoneWithCountryCode, listLabel: words.phone, kind: 'text', type: 'tel' },
      {
        name: 'whatsApp',
        label: words.whatsappWithCountryCode,
        listLabel: 'WhatsApp',
        kind: 'text',
        type: 'tel',
        isOptional: true,
        help: words.emptyWhereTheShopDoes,
      },
    ],
  },
  {
    title: words.linksInTheFooter,
    rows: NETWORK_FIELDS.map((name) => ({
      name,
      label: words.linkTo(SOCIAL_NETWORKS[name]),
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
  'bottom-left': words.atTheBottomLeft,
  'bottom-right': words.atTheBottomRight,
};
const TYPE_LABELS: Record<NotificationType, string> = {
  sales: common.sales,
  visitors: words.visitors,
  carts: words.carts,
};

type SocialProof = Omit<SocialProofSettingsRecord, 'counts'>;

const SOCIAL_PROOF = propsOfPanels<SocialProof>([
  {
    title: words.shownToShoppers,
    rows: [
      { name: 'showSales', label: words.recentSales, listLabel: common.sales, kind: 'switch' },
      { name: 'showVisitors', label: words.visitorsAtTheMoment, listLabel: words.visitors, kind: 'switch' },
      { name: 'showCarts', label: words.recentCarts, listLabel: words.carts, kind: 'switch' },
      {
        name: 'position',
        label: words.whereOnThePage,
        listLabel: words.where,
        show: (position) => POSITION_LABELS[position],
        kind: 'choice',
        choices: NOTIFICATION_POSITIONS.map((id) => ({ id, name: POSITION_LABELS[id] })),
      },
      { name: 'displaySeconds', label: words.secondsEachIsShown, kind: 'number', min: 2, max: 30 },
    ],
  },
  {
    title: words.visits,
    rows: [
      {
        name: 'countVisits',
        label: words.countVisits,
        listLabel: words.visits,
        kind: 'switch',
        help: words.forTheShareOfVisits,
      },
      { name: 'geoLocationEnabled', label: words.countVisitsByCity, listLabel: words.visitsByCity, kind: 'switch' },
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
          <Panel title={words.theLast30Days}>
            <Facts
              facts={counts.map(({ type, impressions, clicks }) => [
                TYPE_LABELS[type],
                words.shownAndFollowed(formatCount(impressions), formatCount(clicks)),
              ])}
            />
          </Panel>
        </>
      )}
    </SettingGroup>
  );
}

import type * as z from 'zod/mini';
import type { WriteCompanySettings, WriteFeeSettings } from '#contract/calls/company-settings.ts';
import type { WriteFeedSettings } from '#contract/calls/feed-settings.ts';
import type { WriteLookSettings, WriteWordSettings } from '#contract/calls/look-settings.ts';
import type { WriteMarkSettings } from '#contract/calls/mark-settings.ts';
import type {
  WriteAnnouncementSettings,
  WriteBrandSettings,
  WriteContactSettings,
  WriteLetterSettings,
  WriteMessageSettings,
  WritePlaceSettings,
  WritePolicySettings,
  WriteSocialProofSettings,
  WriteCodLadderSettings,
  WriteStaffDiscountSettings,
} from '#contract/calls/store-settings.ts';
import { readSmsFlows, smsFlowsText } from '#contract/shop/messages.ts';
import { pinCorrectionsText, readPinCorrections } from '#contract/shop/pin-corrections.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { NETWORK_FIELDS, SOCIAL_NETWORKS } from '#contract/shop/social-links.ts';
import type { SocialNetwork } from '#contract/shop/social-links.ts';

type Written<Schema extends z.ZodMiniType> = Omit<z.output<Schema>, 'version' | 'reason'>;

/** A part of the settings that is read and written as a whole. */
export interface SettingGroup<Id extends string, Values> {
  id: Id;
  /** The action in the audit log. */
  action: string;
  /** Whether the policy pages show it. A change updates the date on those pages. */
  isPolicy: boolean;
  of(policy: StorePolicy): Values;
  /** Returns the policy with these values instead of its own. */
  put(policy: StorePolicy, values: Values): StorePolicy;
}

/** The requested values, with the reason and the version that the editor saw. */
export type AskedSettings<Values> = Values & { reason: string; version?: number | undefined };

const group = <Id extends string, Values>(described: SettingGroup<Id, Values>) => described;

/** Returns the link of each network, empty if it has none. */
function linksOf(social: StorePolicy['social']): Record<SocialNetwork, string> {
  const linkOf = (network: SocialNetwork) => social.find(({ name }) => name === SOCIAL_NETWORKS[network])?.url ?? '';
  return {
    instagram: linkOf('instagram'),
    facebook: linkOf('facebook'),
    youTube: linkOf('youTube'),
    pinterest: linkOf('pinterest'),
  };
}

export const SETTING_GROUPS = {
  brand: group<'brand', Written<typeof WriteBrandSettings>>({
    id: 'brand',
    action: 'name changed',
    isPolicy: false,
    of: ({ brand: { name, tagline } }) => ({ name, tagline }),
    put: (policy, { name, tagline }) => ({ ...policy, brand: { ...policy.brand, name, tagline } }),
  }),
  look: group<'look', Written<typeof WriteLookSettings> & { markRatio: number }>({
    id: 'look',
    action: 'look changed',
    isPolicy: false,
    of: ({ look: { mark, colours, type, corners, spacing } }) => ({
      markKind: mark.kind,
      markSvg: mark.svg,
      markKey: mark.key,
      markInk: mark.ink,
      markWithName: mark.withName,
      markRatio: mark.ratio,
      brandColour: colours.brand,
      accentColour: colours.accent,
      surface: colours.surface,
      typePair: type,
      corners,
      spacing,
    }),
    put: (policy, values) => ({
      ...policy,
      look: {
        mark: {
          kind: values.markKind,
          svg: values.markSvg,
          key: values.markKey,
          ink: values.markInk,
          withName: values.markWithName,
          ratio: values.markRatio,
        },
        colours: { brand: values.brandColour, accent: values.accentColour, surface: values.surface },
        type: values.typePair,
        corners: values.corners,
        spacing: values.spacing,
      },
    }),
  }),
  words: group<'words', Written<typeof WriteWordSettings>>({
    id: 'words',
    action: 'words changed',
    isPolicy: false,
    of: ({ words: { footerLine, translations, mailClosing, paperNote } }) => ({
      footerLine,
      translations: translations ?? {},
      mailClosing,
      paperNote,
    }),
    put: (policy, { footerLine, translations, mailClosing, paperNote }) => ({
      ...policy,
      words: { footerLine, translations, mailClosing, paperNote },
    }),
  }),
  contact: group<'contact', Written<typeof WriteContactSettings>>({
    id: 'contact',
    action: 'contact changed',
    isPolicy: true,
    of: ({ care, whatsApp, social }) => ({ email: care.email, phone: care.phone, whatsApp, ...linksOf(social) }),
    put: (policy, { email, phone, whatsApp, ...links }) => ({
      ...policy,
      care: { ...policy.care, email, phone },
      whatsApp,
      social: NETWORK_FIELDS.flatMap((field) =>
        links[field] === '' ? [] : [{ name: SOCIAL_NETWORKS[field], url: links[field] }],
      ),
    }),
  }),
  announcements: group<'announcements', Written<typeof WriteAnnouncementSettings>>({
    id: 'announcements',
    action: 'announcements changed',
    isPolicy: false,
    of: ({ announcements, translations }) => ({
      messages: announcements,
      messagesInHindi: translations?.hi?.announcements ?? [],
    }),
    put: (policy, { messages, messagesInHindi }) => ({
      ...policy,
      announcements: messages,
      translations: messagesInHindi.length === 0 ? {} : { hi: { announcements: messagesInHindi } },
    }),
  }),
  places: group<'places', Written<typeof WritePlaceSettings>>({
    id: 'places',
    action: 'cities of PIN codes changed',
    isPolicy: false,
    of: ({ pinCorrections }) => ({ pinCities: pinCorrectionsText(pinCorrections) }),
    put(policy, { pinCities }) {
      const read = readPinCorrections(pinCities);
      return 'fault' in read ? policy : { ...policy, pinCorrections: read.corrections };
    },
  }),
  policies: group<'policies', Written<typeof WritePolicySettings>>({
    id: 'policies',
    action: 'policies changed',
    isPolicy: true,
    of: ({ shippingFeePaise, cod, prepaid, ...policy }) => ({
      shippingFee: shippingFeePaise,
      codOffered: cod.offered,
      codAbove: cod.abovePaise,
      codUpTo: cod.upToPaise,
      codFee: cod.feePaise,
      codRefusedParcels: cod.refusedParcels,
      codConfirmAbove: cod.confirmAbovePaise,
      codConfirmHours: cod.confirmHours,
      prepaidOffered: prepaid.offered,
      prepaidDiscountPercent: prepaid.discountPercent,
      prepaidFundedBy: prepaid.fundedBy,
      giftWrapOffered: policy.giftWrap.offered,
      dispatchHours: policy.dispatchHours,
      deliveryDaysFrom: policy.deliveryBusinessDays.from,
      deliveryDaysTo: policy.deliveryBusinessDays.to,
      preOrderDaysFrom: policy.preOrderDays.from,
      preOrderDaysTo: policy.preOrderDays.to,
      returnWindowDays: policy.returnWindowDays,
      defectExchangeDays: policy.defectExchangeDays,
      refundDaysFrom: policy.refundBusinessDays.from,
      refundDaysTo: policy.refundBusinessDays.to,
      damageReportHours: policy.damageReportHours,
      reviewReminderDays: policy.reviewReminderDays,
      giveBackPercent: policy.giveBackPercent,
    }),
    put: (policy, values) => ({
      ...policy,
      shippingFeePaise: values.shippingFee,
      cod: {
        ...policy.cod,
        offered: values.codOffered,
        abovePaise: values.codAbove,
        upToPaise: values.codUpTo,
        feePaise: values.codFee,
        refusedParcels: values.codRefusedParcels,
        confirmAbovePaise: values.codConfirmAbove,
        confirmHours: values.codConfirmHours,
      },
      prepaid: {
        offered: values.prepaidOffered,
        discountPercent: values.prepaidDiscountPercent,
        fundedBy: values.prepaidFundedBy,
      },
      giftWrap: { offered: values.giftWrapOffered },
      dispatchHours: values.dispatchHours,
      deliveryBusinessDays: { from: values.deliveryDaysFrom, to: values.deliveryDaysTo },
      preOrderDays: { from: values.preOrderDaysFrom, to: values.preOrderDaysTo },
      returnWindowDays: values.returnWindowDays,
      defectExchangeDays: values.defectExchangeDays,
      refundBusinessDays: { from: values.refundDaysFrom, to: values.refundDaysTo },
      damageReportHours: values.damageReportHours,
      reviewReminderDays: values.reviewReminderDays,
      giveBackPercent: values.giveBackPercent,
    }),
  }),
  'cod-ladder': group<'cod-ladder', Written<typeof WriteCodLadderSettings>>({
    id: 'cod-ladder',
    action: 'ladder of cash on delivery changed',
    isPolicy: false,
    of: ({ codLadder }) => codLadder,
    put: (policy, { confirmFrom, prepaidFrom, noCodFrom, giftPercent, controlPercent }) => ({
      ...policy,
      codLadder: { confirmFrom, prepaidFrom, noCodFrom, giftPercent, controlPercent },
    }),
  }),
  'staff-discounts': group<'staff-discounts', Written<typeof WriteStaffDiscountSettings>>({
    id: 'staff-discounts',
    action: 'discounts by staff changed',
    isPolicy: false,
    of: ({ staffDiscounts: { orders, support } }) => ({ ordersPercent: orders, supportPercent: support }),
    put: (policy, { ordersPercent, supportPercent }) => ({
      ...policy,
      staffDiscounts: { orders: ordersPercent, support: supportPercent },
    }),
  }),
  letters: group<'letters', Written<typeof WriteLetterSettings>>({
    id: 'letters',
    action: 'letters changed',
    isPolicy: false,
    of: ({ letters }) => letters,
    put: (policy, { perWeek, perMinute }) => ({ ...policy, letters: { perWeek, perMinute } }),
  }),
  messages: group<'messages', Written<typeof WriteMessageSettings>>({
    id: 'messages',
    action: 'messages changed',
    isPolicy: false,
    of: ({ messages: { whatsAppPaise, whatsAppOfferPaise, smsPaise, smsFlows, ...others } }) => ({
      ...others,
      whatsAppCost: whatsAppPaise,
      whatsAppOfferCost: whatsAppOfferPaise,
      smsCost: smsPaise,
      smsFlows: smsFlowsText(smsFlows),
    }),
    put(policy, { quietFrom, quietTo, codesByMobile, whatsAppCost, whatsAppOfferCost, smsCost, smsFlows }) {
      const read = readSmsFlows(smsFlows);
      if ('fault' in read) return policy;
      const costs = { whatsAppPaise: whatsAppCost, whatsAppOfferPaise: whatsAppOfferCost, smsPaise: smsCost };
      return { ...policy, messages: { quietFrom, quietTo, codesByMobile, ...costs, smsFlows: read.flows } };
    },
  }),
  'social-proof': group<'social-proof', Written<typeof WriteSocialProofSettings>>({
    id: 'social-proof',
    action: 'social proof changed',
    isPolicy: false,
    of: ({ socialProof: { displayDurationMs, language: _, ...shown } }) => ({
      ...shown,
      displaySeconds: displayDurationMs / 1000,
    }),
    put: (policy, { displaySeconds, ...shown }) => ({
      ...policy,
      socialProof: { ...policy.socialProof, ...shown, displayDurationMs: displaySeconds * 1000 },
    }),
  }),
  feeds: group<'feeds', Written<typeof WriteFeedSettings>>({
    id: 'feeds',
    action: 'feeds changed',
    isPolicy: false,
    of: ({ productFeeds: { google, meta, brand } }) => ({
      googleOffered: google.offered,
      googleSoldOut: google.namesSoldOut,
      googleSource: google.utm.source,
      googleMedium: google.utm.medium,
      googleCampaign: google.utm.campaign,
      metaOffered: meta.offered,
      metaSoldOut: meta.namesSoldOut,
      metaSource: meta.utm.source,
      metaMedium: meta.utm.medium,
      metaCampaign: meta.utm.campaign,
      brand,
    }),
    put: (policy, values) => ({
      ...policy,
      productFeeds: {
        google: {
          offered: values.googleOffered,
          namesSoldOut: values.googleSoldOut,
          utm: { source: values.googleSource, medium: values.googleMedium, campaign: values.googleCampaign },
        },
        meta: {
          offered: values.metaOffered,
          namesSoldOut: values.metaSoldOut,
          utm: { source: values.metaSource, medium: values.metaMedium, campaign: values.metaCampaign },
        },
        brand: values.brand,
      },
    }),
  }),
  marks: group<'marks', Written<typeof WriteMarkSettings>>({
    id: 'marks',
    action: 'product marks changed',
    isPolicy: false,
    of: ({ marks }) => ({
      preOrderShown: marks['pre-order'].isShown,
      preOrderText: marks['pre-order'].text,
      fewLeftShown: marks['few-left'].isShown,
      fewLeftText: marks['few-left'].text,
      fewLeftMost: marks['few-left'].most,
      backInStockShown: marks['back-in-stock'].isShown,
      backInStockText: marks['back-in-stock'].text,
      backInStockDays: marks['back-in-stock'].days,
      bestsellerShown: marks.bestseller.isShown,
      bestsellerText: marks.bestseller.text,
      bestsellerPlaces: marks.bestseller.places,
      bestsellerPieces: marks.bestseller.pieces,
      saleShown: marks.sale.isShown,
      saleText: marks.sale.text,
      salePercent: marks.sale.percent,
      newShown: marks.new.isShown,
      newText: marks.new.text,
      newDays: marks.new.days,
    }),
    put: (policy, values) => ({
      ...policy,
      marks: {
        'pre-order': { isShown: values.preOrderShown, text: values.preOrderText },
        'few-left': { isShown: values.fewLeftShown, text: values.fewLeftText, most: values.fewLeftMost },
        'back-in-stock': {
          isShown: values.backInStockShown,
          text: values.backInStockText,
          days: values.backInStockDays,
        },
        bestseller: {
          isShown: values.bestsellerShown,
          text: values.bestsellerText,
          places: values.bestsellerPlaces,
          pieces: values.bestsellerPieces,
        },
        sale: { isShown: values.saleShown, text: values.saleText, percent: values.salePercent },
        new: { isShown: values.newShown, text: values.newText, days: values.newDays },
      },
    }),
  }),
  company: group<'company', Written<typeof WriteCompanySettings>>({
    id: 'company',
    action: 'company changed',
    isPolicy: true,
    of: ({ company: { legalName, cin, gstin, tcsGstin, office, place }, grievance, nodalPerson }) => ({
      legalName,
      cin,
      gstin,
      tcsGstin,
      ...office,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      officerName: grievance.officer.name,
      officerDesignation: grievance.officer.designation,
      officerEmail: grievance.officer.email,
      officerPhone: grievance.officer.phone,
      acknowledgeHours: grievance.acknowledgeHours,
      nodalName: nodalPerson.name,
      nodalDesignation: nodalPerson.designation,
      nodalEmail: nodalPerson.email,
      nodalPhone: nodalPerson.phone,
    }),
    put: (policy, values) => {
      const { legalName, cin, gstin, tcsGstin, address, locality, city, state, pinCode, latitude, longitude } = values;
      return {
        ...policy,
        company: {
          legalName,
          cin,
          gstin,
          tcsGstin,
          office: { address, locality, city, state, pinCode },
          place: latitude === null || longitude === null ? null : { latitude, longitude },
        },
        grievance: {
          ...policy.grievance,
          acknowledgeHours: values.acknowledgeHours,
          officer: {
            name: values.officerName,
            designation: values.officerDesignation,
            email: values.officerEmail,
            phone: values.officerPhone,
          },
        },
        nodalPerson: {
          name: values.nodalName,
          designation: values.nodalDesignation,
          email: values.nodalEmail,
          phone: values.nodalPhone,
        },
      };
    },
  }),
  fees: group<'fees', Written<typeof WriteFeeSettings>>({
    id: 'fees',
    action: 'fees changed',
    isPolicy: false,
    of: ({ sellerFees }) => ({
      gatewayPercent: sellerFees.gatewayBasisPoints,
      minimumPayout: sellerFees.payouts.minimumPaise,
      bankHoldHours: sellerFees.payouts.bankHoldHours,
      codLateDays: sellerFees.codLateDays,
    }),
    put: (policy, values) => ({
      ...policy,
      sellerFees: {
        ...policy.sellerFees,
        gatewayBasisPoints: values.gatewayPercent,
        payouts: { minimumPaise: values.minimumPayout, bankHoldHours: values.bankHoldHours },
        codLateDays: values.codLateDays,
      },
    }),
  }),
} as const;

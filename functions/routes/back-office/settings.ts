import type * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import {
  CompanySettings,
  CompanyValues,
  FeeSettings,
  FeeValues,
  WriteCompanySettings,
  WriteFeeSettings,
} from '#contract/calls/company-settings.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { MenuSettings, MenuValues, WriteMenuSettings } from '#contract/calls/menu-settings.ts';
import type { Permission } from '#contract/calls/permissions.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { OpenOrClose, PreviewLink, SetUp } from '#contract/calls/set-up.ts';
import { QuickQuery } from '#contract/calls/system.ts';
import { FeedSettings, FeedValues, WriteFeedSettings } from '#contract/calls/feed-settings.ts';
import {
  DrawnLook,
  LookSettings,
  LookValues,
  PreviewLook,
  WordSettings,
  WordValues,
  WriteLookSettings,
  WriteWordSettings,
} from '#contract/calls/look-settings.ts';
import { MarkSettings, MarkValues, WriteMarkSettings } from '#contract/calls/mark-settings.ts';
import { HomeSettings, HomeValues, WriteHomeSettings } from '#contract/calls/settings.ts';
import {
  AnnouncementSettings,
  AnnouncementValues,
  BrandSettings,
  BrandValues,
  ContactSettings,
  ContactValues,
  LetterSettings,
  LetterValues,
  CodLadderSettings,
  CodLadderValues,
  MessageSettings,
  MessageValues,
  StaffDiscountSettings,
  StaffDiscountValues,
  PlaceSettings,
  PlaceValues,
  PolicySettings,
  PolicyValues,
  SocialProofSettings,
  SocialProofValues,
  versionsOf,
  WriteAnnouncementSettings,
  WriteBrandSettings,
  WriteContactSettings,
  WriteLetterSettings,
  WriteCodLadderSettings,
  WriteMessageSettings,
  WriteStaffDiscountSettings,
  WritePlaceSettings,
  WritePolicySettings,
  WriteSocialProofSettings,
} from '#contract/calls/store-settings.ts';
import { changeHomeSettings, HOME, readHomeSettings } from '../../domain/discovery/home-window/index.ts';
import { changeLook } from '../../domain/files/look/index.ts';
import { changeMenus, MENUS, readMenus } from '../../domain/content/menus/index.ts';
import { changeSocialProof, readSocialProof } from '../../domain/content/notifications/index.ts';
import {
  changeSettingGroup,
  readSettingGroup,
  readVersions,
  SETTING_GROUPS,
} from '../../domain/platform/settings/index.ts';
import type { AskedSettings, SettingGroup, SettingsState } from '../../domain/platform/settings/index.ts';
import { previewLink } from '../../domain/preview.ts';
import { openOrClose, readSetUp } from '../../domain/whole-shop/opening/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { json } from '../../http/answers.ts';
import type { Call } from '../../http/call.ts';
import { drawLookPreview } from '../../publish/look-preview.ts';
import { call } from '../call.ts';

const { who, ...OF_SETTINGS } = RESOURCES.settings;
const GROUPS = SETTING_GROUPS;

/** A group of settings with its address: how to read it, write it, and list its earlier versions. */
interface Group<Read extends z.ZodMiniType, Write extends z.ZodMiniType, Values extends z.ZodMiniType> {
  id: string;
  /** The name of the group, as it follows 'Changes'. */
  what: string;
  read: Read;
  write: Write;
  values: Values;
  /** Refusals of its rule. */
  refuses?: readonly RefusalCode[];
  get(shop: Shop): Promise<z.output<Read>>;
  put(shop: Shop, admin: Admin, body: z.output<Write>): Promise<z.output<Read>>;
  versions(shop: Shop): Promise<{ versions: SettingsState<z.output<Values>>[] }>;
  /** The permissions to read and change it; by default those of the settings. */
  may?: { read: Permission; change: Permission };
}

/** Returns the reads and writes of a group that consists of policy values only. Other groups have more. */
const inPolicy = <Id extends string, Values extends Record<string, unknown>>(group: SettingGroup<Id, Values>) => ({
  get: (shop: Shop) => readSettingGroup(shop, group),
  put: (shop: Shop, admin: Admin, body: AskedSettings<Values>) => changeSettingGroup(shop, admin, group, body),
  versions: (shop: Shop) => readVersions(shop, group),
});

function groupCalls<Read extends z.ZodMiniType, Write extends z.ZodMiniType, Values extends z.ZodMiniType>(
  group: Group<Read, Write, Values>,
): Call<Shop>[] {
  const path = `/api/admin/settings/${group.id}` as const;
  const { read, change } = group.may ?? OF_SETTINGS;
  return [
    call({
      method: 'GET',
      path,
      summary: `Of the settings ${group.what}.`,
      who,
      may: read,
      answer: json(group.read),
      run: (shop) => group.get(shop),
    }),
    call({
      method: 'PUT',
      path,
      summary: `Changes ${group.what}.`,
      who,
      may: change,
      body: group.write,
      answer: json(group.read),
      current: group.read,
      ...(group.refuses && { refuses: [...group.refuses] }),
      run: (shop, admin, { body }) => group.put(shop, admin, body as z.output<Write>),
      again: (shop) => group.get(shop),
    }),
    call({
      method: 'GET',
      path: `${path}/versions`,
      summary: `What there was of ${group.what}, and who changed it why.`,
      who,
      may: read,
      answer: json(versionsOf(group.values)),
      run: (shop) => group.versions(shop) as Promise<z.output<ReturnType<typeof versionsOf<Values>>>>,
    }),
  ];
}

const setUpCalls = [
  call({
    method: 'GET',
    path: '/api/admin/set-up',
    summary:
      'What is left to do before the shop opens and works, judged from the records and the services; quick=true leaves out the services.',
    who,
    may: OF_SETTINGS.read,
    query: QuickQuery,
    answer: json(SetUp),
    run: (shop, _, { query: { quick } }) => readSetUp(shop, quick === 'true'),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/set-up',
    summary: 'Lets shoppers in, or closes the shop to them.',
    who,
    may: OF_SETTINGS.change,
    body: OpenOrClose,
    answer: json(SetUp),
    refuses: ['SHOP_INCOMPLETE', 'STALE_VERSION'],
    run: (shop, admin, { body }) => openOrClose(shop, admin, body),
    again: (shop) => readSetUp(shop),
  }),
  call({
    method: 'POST',
    path: '/api/admin/set-up/preview',
    summary: 'A link that lets this browser into the shop before it opens. It works for ten minutes.',
    who,
    may: OF_SETTINGS.read,
    answer: json(PreviewLink),
    run: async (shop) => ({ path: await previewLink(shop) }),
  }),
];

const previewOfLook = call({
  method: 'POST',
  path: '/api/admin/settings/look/preview',
  summary: 'A page of the shop in a look that is not saved.',
  who,
  may: OF_SETTINGS.read,
  body: PreviewLook,
  answer: json(DrawnLook),
  refuses: ['FILE_UNKNOWN'],
  run: (shop, _, { body }) => drawLookPreview(shop, body),
});

/** The calls of the settings. Each group has an address. */
export const settingsCalls = [
  setUpCalls,
  [previewOfLook],
  groupCalls({
    id: 'home',
    what: 'what the home page shows by season and by price',
    read: HomeSettings,
    write: WriteHomeSettings,
    values: HomeValues,
    get: readHomeSettings,
    put: changeHomeSettings,
    versions: (shop) => readVersions(shop, HOME),
  }),
  groupCalls({
    id: 'menus',
    what: 'the groups of the menu and the columns of the footer',
    read: MenuSettings,
    write: WriteMenuSettings,
    values: MenuValues,
    get: readMenus,
    put: changeMenus,
    versions: (shop) => readVersions(shop, MENUS),
    may: RESOURCES.pages,
  }),
  groupCalls({
    id: 'brand',
    what: "the shop's name and what it is",
    read: BrandSettings,
    write: WriteBrandSettings,
    values: BrandValues,
    ...inPolicy(GROUPS.brand),
  }),
  groupCalls({
    id: 'look',
    what: 'mark, colours, typefaces and sizes of the shop',
    read: LookSettings,
    write: WriteLookSettings,
    values: LookValues,
    refuses: ['FILE_UNKNOWN'],
    get: (shop) => readSettingGroup(shop, GROUPS.look),
    put: changeLook,
    versions: (shop) => readVersions(shop, GROUPS.look),
  }),
  groupCalls({
    id: 'words',
    what: 'short texts of footer, mails and papers',
    read: WordSettings,
    write: WriteWordSettings,
    values: WordValues,
    ...inPolicy(GROUPS.words),
  }),
  groupCalls({
    id: 'company',
    what: 'who runs the marketplace, and whom the law wants to be named',
    read: CompanySettings,
    write: WriteCompanySettings,
    values: CompanyValues,
    ...inPolicy(GROUPS.company),
  }),
  groupCalls({
    id: 'fees',
    what: 'what the marketplace takes from sellers, for orders from now on',
    read: FeeSettings,
    write: WriteFeeSettings,
    values: FeeValues,
    ...inPolicy(GROUPS.fees),
  }),
  groupCalls({
    id: 'contact',
    what: 'how shoppers reach customer care',
    read: ContactSettings,
    write: WriteContactSettings,
    values: ContactValues,
    ...inPolicy(GROUPS.contact),
  }),
  groupCalls({
    id: 'announcements',
    what: 'what the announcement bar says',
    read: AnnouncementSettings,
    write: WriteAnnouncementSettings,
    values: AnnouncementValues,
    ...inPolicy(GROUPS.announcements),
  }),
  groupCalls({
    id: 'cod-ladder',
    what: 'what a cash order needs at which score',
    read: CodLadderSettings,
    write: WriteCodLadderSettings,
    values: CodLadderValues,
    ...inPolicy(GROUPS['cod-ladder']),
  }),
  groupCalls({
    id: 'staff-discounts',
    what: 'how much staff may take off an order they place, by their role',
    read: StaffDiscountSettings,
    write: WriteStaffDiscountSettings,
    values: StaffDiscountValues,
    ...inPolicy(GROUPS['staff-discounts']),
  }),
  groupCalls({
    id: 'letters',
    what: 'how many letters of the newsletter are sent',
    read: LetterSettings,
    write: WriteLetterSettings,
    values: LetterValues,
    ...inPolicy(GROUPS.letters),
  }),
  groupCalls({
    id: 'messages',
    what: 'quiet hours and costs of messages by WhatsApp and SMS, and the templates of SMS',
    read: MessageSettings,
    write: WriteMessageSettings,
    values: MessageValues,
    ...inPolicy(GROUPS.messages),
  }),
  groupCalls({
    id: 'places',
    what: 'which city is filled in for which PIN code, other than the directory says',
    read: PlaceSettings,
    write: WritePlaceSettings,
    values: PlaceValues,
    ...inPolicy(GROUPS.places),
  }),
  groupCalls({
    id: 'policies',
    what: 'the promises of the policy pages, for orders from now on',
    read: PolicySettings,
    write: WritePolicySettings,
    values: PolicyValues,
    ...inPolicy(GROUPS.policies),
  }),
  groupCalls({
    id: 'social-proof',
    what: 'which notifications of what others do are shown',
    read: SocialProofSettings,
    write: WriteSocialProofSettings,
    values: SocialProofValues,
    get: readSocialProof,
    put: changeSocialProof,
    versions: (shop) => readVersions(shop, GROUPS['social-proof']),
  }),
  groupCalls({
    id: 'feeds',
    what: 'what the services are told that read the shop’s goods',
    read: FeedSettings,
    write: WriteFeedSettings,
    values: FeedValues,
    ...inPolicy(GROUPS.feeds),
  }),
  groupCalls({
    id: 'marks',
    what: 'the labels of product cards, their texts and figures',
    read: MarkSettings,
    write: WriteMarkSettings,
    values: MarkValues,
    ...inPolicy(GROUPS.marks),
  }),
].flat();

import { RESOURCES } from '#contract/calls/console.ts';
import { HomeSettings, WriteHomeSettings } from '#contract/calls/settings.ts';
import {
  AnnouncementSettings,
  ContactSettings,
  PolicySettings,
  SocialProofSettings,
  WriteAnnouncementSettings,
  WriteContactSettings,
  WritePolicySettings,
  WriteSocialProofSettings,
} from '#contract/calls/store-settings.ts';
import { changeHomeSettings, readHomeSettings } from '../../domain/home-window/index.ts';
import { changeSocialProof, readSocialProof } from '../../domain/notifications/index.ts';
import { changeSettingGroup, readSettingGroup, SETTING_GROUPS } from '../../domain/settings/index.ts';
import { call } from '../call.ts';

const { who, read, change } = RESOURCES.settings;
const { contact, announcements, policies } = SETTING_GROUPS;

/** The settings, a group at an address. */
export const settingsCalls = [
  call({
    method: 'GET',
    path: '/api/admin/settings/home',
    summary: 'What the home page shows by season and by price.',
    who,
    may: read,
    answer: HomeSettings,
    run: (shop) => readHomeSettings(shop),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/settings/home',
    summary: 'Changes what the home page shows by season and by price.',
    who,
    may: change,
    body: WriteHomeSettings,
    answer: HomeSettings,
    current: HomeSettings,
    run: (shop, admin, { body }) => changeHomeSettings(shop, admin, body),
    again: (shop) => readHomeSettings(shop),
  }),
  call({
    method: 'GET',
    path: '/api/admin/settings/contact',
    summary: 'How shoppers reach customer care.',
    who,
    may: read,
    answer: ContactSettings,
    run: (shop) => readSettingGroup(shop, contact),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/settings/contact',
    summary: 'Changes how shoppers reach customer care.',
    who,
    may: change,
    body: WriteContactSettings,
    answer: ContactSettings,
    current: ContactSettings,
    run: (shop, admin, { body }) => changeSettingGroup(shop, admin, contact, body),
    again: (shop) => readSettingGroup(shop, contact),
  }),
  call({
    method: 'GET',
    path: '/api/admin/settings/announcements',
    summary: 'What the announcement bar says.',
    who,
    may: read,
    answer: AnnouncementSettings,
    run: (shop) => readSettingGroup(shop, announcements),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/settings/announcements',
    summary: 'Changes what the announcement bar says.',
    who,
    may: change,
    body: WriteAnnouncementSettings,
    answer: AnnouncementSettings,
    current: AnnouncementSettings,
    run: (shop, admin, { body }) => changeSettingGroup(shop, admin, announcements, body),
    again: (shop) => readSettingGroup(shop, announcements),
  }),
  call({
    method: 'GET',
    path: '/api/admin/settings/policies',
    summary: 'The promises of the policy pages.',
    who,
    may: read,
    answer: PolicySettings,
    run: (shop) => readSettingGroup(shop, policies),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/settings/policies',
    summary: 'Changes the promises of the policy pages, for orders from now on.',
    who,
    may: change,
    body: WritePolicySettings,
    answer: PolicySettings,
    current: PolicySettings,
    run: (shop, admin, { body }) => changeSettingGroup(shop, admin, policies, body),
    again: (shop) => readSettingGroup(shop, policies),
  }),
  call({
    method: 'GET',
    path: '/api/admin/settings/social-proof',
    summary: 'Which notifications of what others do are shown, and how often they were shown and followed.',
    who,
    may: read,
    answer: SocialProofSettings,
    run: (shop) => readSocialProof(shop),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/settings/social-proof',
    summary: 'Changes which notifications of what others do are shown.',
    who,
    may: change,
    body: WriteSocialProofSettings,
    answer: SocialProofSettings,
    current: SocialProofSettings,
    run: (shop, admin, { body }) => changeSocialProof(shop, admin, body),
    again: (shop) => readSocialProof(shop),
  }),
];

import { RESOURCES } from '#contract/calls/console.ts';
import { HomeSettings, WriteHomeSettings } from '#contract/calls/settings.ts';
import { changeHomeSettings, readHomeSettings } from '../../domain/home-window/index.ts';
import { call } from '../call.ts';

const { who, read, change } = RESOURCES.settings;

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
];

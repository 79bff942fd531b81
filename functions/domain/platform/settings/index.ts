export { companyFact } from './company-fact.ts';
export { changeSettings, newHomeWindow, newSettings } from './change-settings.ts';
export { noteOpening, openedIn, opening } from './opening.ts';
export { currentMarks, currentSettings, fewLeftMost, readShopName, shopIsOpen } from './reads.ts';
export type { CurrentSettings } from './reads.ts';
export { readVersions } from './versions.ts';
export type { SettingsState } from './versions.ts';
export { changeSettingGroup, readSettingGroup, SETTING_GROUPS, settingGroupOf, writeSettingGroup } from './groups.ts';
export type { AskedSettings, SettingGroup } from './groups.ts';

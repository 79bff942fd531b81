import { Settings } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { SettingsPage } from './SettingsPage.tsx';

export const resource: ResourceProps = { name: 'settings', list: SettingsPage, icon: Settings };

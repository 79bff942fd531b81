import { Settings } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'settings',
  list: page(() => import('./SettingsPage.tsx'), 'SettingsPage'),
  icon: Settings,
};

import { Stethoscope } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'doctor',
  list: page(() => import('./DoctorPage.tsx'), 'DoctorPage'),
  icon: Stethoscope,
};

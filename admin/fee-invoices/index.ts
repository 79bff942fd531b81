import { ReceiptText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../layout/page.ts';

export const resource: ResourceProps = {
  name: 'fee-invoices',
  list: page(() => import('./FeeInvoiceList.tsx'), 'FeeInvoiceList'),
  icon: ReceiptText,
  recordRepresentation: 'number',
};

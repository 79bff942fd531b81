import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { bundleLabel } from '#contract/shop/bundle-words.ts';
import type { OrderRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

/** The amounts of the order as they were stored at checkout, without steps of 0. */
export function OrderAmounts({ order }: { order: OrderRecord }) {
  const offMrp = order.totalMrpPrice - order.totalSellingPrice;
  const steps: [name: string, amount: number][] = [
    ['MRP', order.totalMrpPrice],
    [words.discountOnMrp, -offMrp],
    ...order.bundles.map(({ name, discount }): [string, number] => [shared(bundleLabel(name)), -discount]),
    [couponName(order), -order.couponPrice],
    [words.discountByStaffPaidBy, -order.staffDiscount],
    [words.prepaidDiscount, -order.prepaidDiscount],
    [common.shipping, order.shippingFee],
    [words.cashOnDeliveryFee, order.codFee],
  ];
  return (
    <Panel title={words.payment}>
      <Typography sx={{ marginBottom: 2 }}>
        <OrderPayment order={order} />
      </Typography>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: '4px' }}>
        {steps
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <Step key={name} name={name}>
              <Amount rupees={amount} />
            </Step>
          ))}
        <Step name={common.total} isTotal>
          <Amount rupees={order.total} strong />
        </Step>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {words.includesGst(rupees(order.taxIncluded))}
      </Typography>
    </Panel>
  );
}

/** Returns the coupon with its funder: what the platform funds is not deducted from the seller. */
function couponName({ couponCode, couponFundedBy }: OrderRecord): string {
  const funder = couponFundedBy === 'PLATFORM' ? words.paidByTheMarketplace : words.paidByTheSeller;
  return words.couponWithFunder(couponCode, funder);
}

function Step({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        ...(isTotal
          ? { borderTop: 1, borderColor: 'divider', paddingTop: '6px', marginTop: '2px', fontWeight: 600 }
          : {}),
      }}
    >
      <dt>{name}</dt>
      <Box component="dd" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

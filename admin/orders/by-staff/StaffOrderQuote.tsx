import { Box, LinearProgress, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { useRendered } from '../../providers/useRendered.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Facts } from '../../ui/record/Facts.tsx';
import { quoteToSend } from './staffOrderValues.ts';
import type { StaffOrderValues } from './staffOrderValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-by-staff.ts';

type Quote = z.input<typeof StaffOrderQuote>;

/** Returns what the form's order costs, asked again as it changes, with the price of the chosen way to pay. */
export function useStaffOrderQuote() {
  const { control } = useFormContext<StaffOrderValues>();
  const values = useWatch({ control }) as StaffOrderValues;
  const asked = quoteToSend(values);
  const { rendered, errorText, isRendering } = useRendered<Quote>(
    '/api/admin/orders/quote',
    asked && JSON.stringify(asked),
  );
  const quote = asked ? rendered : undefined;
  return {
    quote,
    price: quote?.cart.summary[values.paymentMethod],
    errorText,
    isRendering: asked ? isRendering : false,
  };
}

/** The price of an order by staff, with everything that stands against it. */
export function StaffOrderPrice({ quote, price, errorText, isRendering }: ReturnType<typeof useStaffOrderQuote>) {
  const notices = quote && price ? noticesOf(quote, price) : [];
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Box sx={{ height: 4 }}>{isRendering && <LinearProgress aria-label={words.computingThePrice} />}</Box>
      {errorText !== undefined && (
        <Typography role="alert" color="error">
          {errorText}
        </Typography>
      )}
      {!price && errorText === undefined && <Typography>{words.chooseAnItemToSee}</Typography>}
      {quote && price && (
        <>
          <Facts
            facts={[
              [words.goods, amount(price.totalSellingPrice)],
              ...price.bundles.map(({ name, discount }) => [name, amount(-discount)] as const),
              [words.couponWithCode(price.couponCode), price.couponPrice > 0 && amount(-price.couponPrice)],
              [words.discountByStaff, price.staffDiscount > 0 && amount(-price.staffDiscount)],
              [words.paidOnline, price.prepaidDiscount > 0 && amount(-price.prepaidDiscount)],
              [common.shipping, amount(price.shippingFee)],
              [words.codFee, price.codFee > 0 && amount(price.codFee)],
              [common.total, <Amount key="total" rupees={price.total} strong />],
            ]}
          />
          <Box role="status">
            {quote.customer && !quote.customer.isBlocked && (
              <Typography>{words.thisEMailIsOf(quote.customer.fullName)}</Typography>
            )}
            {notices.map((notice) => (
              <Typography key={notice} color="error">
                {notice}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const amount = (rupees: number) => <Amount rupees={rupees} />;

/** Returns what stands against the order, as text. */
function noticesOf({ cart, gone, customer }: Quote, price: Quote['cart']['summary']['COD']): string[] {
  const ofItems = cart.cartItems.flatMap(({ product, sku, notice }) =>
    notice === null ? [] : [`${product.name}, ${sku.name}: ${notice}`],
  );
  return [
    ...(customer?.isBlocked ? [words.isBlockedFromOrdering(customer.fullName)] : []),
    ...(gone.length > 0 ? [words.anItemIsNotSold] : []),
    ...ofItems,
    ...(cart.notServed === null ? [] : [cart.notServed]),
    ...(price.unavailable === null ? [] : [price.unavailable]),
    ...(cart.enteredCoupon?.notice ? [cart.enteredCoupon.notice] : []),
  ];
}

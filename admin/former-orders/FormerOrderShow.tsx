import { Box, Link, Typography } from '@mui/material';
import { ShowBase } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { FormerOrderPageRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { MainAndAside } from '../ui/record/MainAndAside.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { rupees } from '../ui/rupees.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/former-orders.ts';
import { formatDay } from '../words/dates.ts';

/** The page of an order of the former shop, which only shows. */
export function FormerOrderShow() {
  return (
    <ShowBase<FormerOrderPageRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/former-orders', word: words.formerOrders }}
          // A row of the list is in the cache before the full record, and has no lines.
          record={record?.items === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(order) => <FormerOrderPage order={order} />}
        </RecordPage>
      )}
    />
  );
}

/** An amount in words; nothing for one of 0, or one that the file did not have. */
const amount = (value: number | null) => (value ? rupees(value) : null);

function FormerOrderPage({ order }: { order: FormerOrderPageRecord }) {
  const customer = order.customerId !== null && <CustomerLink id={order.customerId} />;
  return (
    <>
      <PageHeading title={order.number} />
      <MainAndAside
        main={
          <>
            <Panel title={words.items}>
              <Items items={order.items} />
            </Panel>
            <Panel title={words.amounts}>
              <Facts
                facts={[
                  [common.shipping, amount(order.shipping)],
                  [words.otherFees, amount(order.fees)],
                  [common.discount, amount(order.discount)],
                  [words.coupon, order.coupon],
                  [words.tax, amount(order.tax)],
                  [common.total, rupees(order.total)],
                  [words.refunded, amount(order.refunded)],
                ]}
              />
              {order.doubt && (
                <Typography variant="body2" sx={{ marginTop: 2 }}>
                  {order.doubt}.
                </Typography>
              )}
            </Panel>
          </>
        }
        aside={
          <Panel title={common.order}>
            <Facts
              facts={[
                [words.formerShop, order.formerShop],
                [words.placed, formatDay(order.placedOn)],
                [common.status, order.status],
                [words.payment, order.payment],
                [common.cancelled, order.cancelledOn && formatDay(order.cancelledOn)],
                [common.name, order.name],
                [common.email, order.email],
                [common.customer, customer],
                [words.deliveryAddress, order.address],
              ]}
            />
          </Panel>
        }
      />
    </>
  );
}

function CustomerLink({ id }: { id: number }) {
  return (
    <Link component={RouterLink} to={`/customers/${id}/show`}>
      {words.accountInThisShop}
    </Link>
  );
}

function Items({ items }: Pick<FormerOrderPageRecord, 'items'>) {
  if (items.length === 0) return <Typography>{words.theFileHadNoItems}</Typography>;
  return (
    <Box component="ul" aria-label={words.items} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {items.map(({ title, sku, quantity, unitPrice }, position) => (
        // Lines have no id, and their order does not change.
        <Box component="li" key={position} sx={LINE}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{title}</Typography>
            {sku && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {sku}
              </Typography>
            )}
          </Box>
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {quantity}
            {unitPrice !== null && (
              <>
                {' '}
                × <Amount rupees={unitPrice} />
              </>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  paddingBlock: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

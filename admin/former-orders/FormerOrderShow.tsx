import { Link, Typography } from '@mui/material';
import { ShowBase } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '#contract/shop/dates.ts';
import type { FormerOrderPageRecord } from '../providers/records.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { MainAndAside } from '../ui/record/MainAndAside.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { rupees } from '../ui/rupees.ts';

/** The page of an order of the former shop, which only shows. */
export function FormerOrderShow() {
  return (
    <ShowBase<FormerOrderPageRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/former-orders', word: 'Former orders' }}
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

const ITEM_COLUMNS = [
  { name: 'Item', isText: true, of: ({ title }: Item) => title },
  { name: 'SKU', isText: true, of: ({ sku }: Item) => sku ?? '' },
  { name: 'Pieces', of: ({ quantity }: Item) => quantity },
  { name: 'Price', of: ({ unitPrice }: Item) => (unitPrice === null ? '' : rupees(unitPrice)) },
];
type Item = FormerOrderPageRecord['items'][number];

const amount = (value: number | null) => (value === null ? null : rupees(value));

function FormerOrderPage({ order }: { order: FormerOrderPageRecord }) {
  const items = order.items.map((item, position) => ({ ...item, position }));
  const customer = order.customerId !== null && <CustomerLink id={order.customerId} />;
  return (
    <>
      <PageHeading title={order.number} />
      <MainAndAside
        main={
          <>
            <Panel title="Items">
              <FigureTable
                label="Items"
                rows={items}
                columns={ITEM_COLUMNS}
                keyOf={({ position }) => position}
                empty="The file had no items of this order."
              />
            </Panel>
            <Panel title="Amounts">
              <Facts
                facts={[
                  ['Shipping', amount(order.shipping)],
                  ['Other fees', amount(order.fees)],
                  ['Discount', amount(order.discount)],
                  ['Coupon', order.coupon],
                  ['Tax', amount(order.tax)],
                  ['Total', rupees(order.total)],
                  ['Refunded', amount(order.refunded)],
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
          <Panel title="Order">
            <Facts
              facts={[
                ['Former shop', order.formerShop],
                ['Placed', formatDay(order.placedOn)],
                ['Status', order.status],
                ['Payment', order.payment],
                ['Cancelled', order.cancelledOn && formatDay(order.cancelledOn)],
                ['Name', order.name],
                ['Email', order.email],
                ['Customer', customer],
                ['Delivery address', order.address],
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
      Account in this shop
    </Link>
  );
}

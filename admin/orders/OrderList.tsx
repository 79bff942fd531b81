import { Typography } from '@mui/material';
import { BulkActionsToolbar, DataTable, useListContext } from 'react-admin';
import { ORDERS_EMPTY, SELLER_ORDERS_ERROR } from '#contract/messages.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import type { OrderRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { BULK_BAR } from '../ui/list/bulkBar.ts';
import { instant } from '../ui/instant.ts';
import { DispatchDay } from './DispatchDay.tsx';
import { NewOrderButton } from './by-staff/NewOrderButton.tsx';
import { OrderBulkActions } from './OrderBulkActions.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';
import { NEWEST_FIRST, orderFilters } from './orderFilters.tsx';
import { soldOf } from './soldOf.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

const Column = DataTable.Col<OrderRecord>;
/** Selects rows of this page only: each order is looked at before it is confirmed. */
const BULK = (
  <BulkActionsToolbar selectAllButton={false}>
    <OrderBulkActions />
  </BulkActionsToolbar>
);
const ONE_LINE = { whiteSpace: 'nowrap' };

/** The dispatch deadline; replaced by amounts if a sales figure led here. */
function SendByColumn() {
  const { filterValues } = useListContext();
  if (filterValues.outcome === 'SOLD') return null;
  return <Column label={words.sendBy} sx={ONE_LINE} render={(order) => <DispatchDay order={order} />} />;
}

/** The amounts that add up to the sales figure that led here. */
function CountedColumns() {
  const { filterValues } = useListContext();
  if (filterValues.outcome !== 'SOLD') return null;
  return (
    <>
      {filterValues.couponCode !== undefined && (
        <Column label={words.coupon} align="right" render={({ couponPrice }) => <Amount rupees={couponPrice} />} />
      )}
      <Column
        label={words.netSales}
        align="right"
        render={(order) => <Amount rupees={soldOf(order, filterValues)} />}
      />
    </>
  );
}

export function OrderList() {
  return (
    <ListPage<OrderRecord>
      sort={NEWEST_FIRST}
      title={common.orders}
      actions={
        <>
          <NewOrderButton />
          <ImportButton kind="orders" />
        </>
      }
      filters={orderFilters}
      empty={{ text: shared(ORDERS_EMPTY) }}
      failed={shared(SELLER_ORDERS_ERROR)}
      card={OrderCard}
      bulk={<OrderBulkActions />}
    >
      <DataTable<OrderRecord>
        bulkActionButtons={<OrderBulkActions />}
        bulkActionsToolbar={BULK}
        rowClick="show"
        aria-label={common.orders}
        sx={BULK_BAR}
      >
        <Column
          source="orderId"
          label={common.order}
          sx={ONE_LINE}
          render={({ id, orderId }) => <RowLink to={`/orders/${id}/show`}>{orderId}</RowLink>}
        />
        <Column
          source="orderDate"
          label={common.date}
          sortByOrder="DESC"
          sx={ONE_LINE}
          render={({ orderDate }) => instant(orderDate)}
        />
        <SendByColumn />
        <Column
          label={common.customer}
          render={({ user, shippingAddress }) => (
            <>
              {user.fullName}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {shippingAddress.city}
              </Typography>
            </>
          )}
        />
        <Column label={words.items} align="right" render={({ totalItems }) => totalItems} />
        <Column
          source="total"
          label={common.total}
          align="right"
          sortByOrder="DESC"
          render={({ total }) => <Amount rupees={total} />}
        />
        <CountedColumns />
        <Column label={words.payment} render={(order) => <OrderPayment order={order} />} />
        <Column
          source="orderStatus"
          label={common.status}
          render={({ orderStatus, confirmUntil }) => (
            <OrderStatusChip status={orderStatus} isUnconfirmed={confirmUntil !== null} />
          )}
        />
      </DataTable>
    </ListPage>
  );
}

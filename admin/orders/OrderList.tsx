import { DataTable, ListBase } from 'react-admin';
import { ORDERS_EMPTY, SEARCH_EMPTY_HINT, SELLER_ORDERS_ERROR } from '#contract/messages.ts';
import type { OrderRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { ERRORS_IN_PLACE } from '../ui/errorsInPlace.ts';
import { instant } from '../ui/instant.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';
import { orderFilters } from './orderFilters.tsx';

const NEWEST_FIRST = { field: 'orderDate', order: 'DESC' } as const;
const Column = DataTable.Col<OrderRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

export function OrderList() {
  return (
    <ListBase<OrderRecord> sort={NEWEST_FIRST} perPage={25} queryOptions={ERRORS_IN_PLACE}>
      <ListPage<OrderRecord>
        title="Orders"
        filters={orderFilters}
        empty={{ text: ORDERS_EMPTY, hint: SEARCH_EMPTY_HINT }}
        failed={SELLER_ORDERS_ERROR}
        card={OrderCard}
      >
        <DataTable<OrderRecord> bulkActionButtons={false} rowClick="show" aria-label="Orders">
          <Column
            source="orderId"
            label="Order"
            sx={ONE_LINE}
            render={({ id, orderId }) => <RowLink to={`/orders/${id}/show`}>{orderId}</RowLink>}
          />
          <Column
            source="orderDate"
            label="Date"
            sortByOrder="DESC"
            sx={ONE_LINE}
            render={({ orderDate }) => instant(orderDate)}
          />
          <Column label="Customer" render={({ user }) => user.fullName} />
          <Column label="City" render={({ shippingAddress }) => shippingAddress.city} />
          <Column label="Items" align="right" render={({ totalItems }) => totalItems} />
          <Column
            source="total"
            label="Total"
            align="right"
            sortByOrder="DESC"
            render={({ total }) => <Amount rupees={total} />}
          />
          <Column label="Payment" render={(order) => <OrderPayment order={order} />} />
          <Column
            source="orderStatus"
            label="Status"
            render={({ orderStatus, confirmUntil }) => (
              <OrderStatusChip status={orderStatus} isUnconfirmed={confirmUntil !== null} />
            )}
          />
        </DataTable>
      </ListPage>
    </ListBase>
  );
}

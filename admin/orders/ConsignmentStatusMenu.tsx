import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { CancelConsignmentDialog } from './CancelConsignmentDialog.tsx';
import { ORDER_STATUS, reasonAgainst } from './orderStatus.ts';
import { words } from '../words/en/orders.ts';

interface ConsignmentStatusMenuProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
  move: (to: OrderStatus) => void;
  isMoving: boolean;
}

/** All six statuses: the current one is marked, and one that is not allowed now has its reason. */
export function ConsignmentStatusMenu({ order, consignment, move, isMoving }: ConsignmentStatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const choose = (to: OrderStatus) => {
    setAnchor(null);
    if (to === 'CANCELLED') setIsCancelling(true);
    else move(to);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        disabled={isMoving}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} aria-hidden />}
      >
        {words.changeStatus}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {ORDER_STATUSES.map((status) => {
          const reason = reasonAgainst(consignment, status, order.confirmUntil !== null);
          const isCurrent = status === consignment.orderStatus;
          return (
            <MenuItem
              key={status}
              role="menuitemradio"
              aria-checked={isCurrent}
              selected={isCurrent}
              disabled={reason !== undefined}
              onClick={() => choose(status)}
              // The current status stays readable although it is disabled.
              sx={{ '&.Mui-disabled.Mui-selected': { color: 'text.primary' } }}
            >
              <ListItemText primary={ORDER_STATUS[status].word} secondary={reason} />
            </MenuItem>
          );
        })}
      </Menu>
      {isCancelling && (
        <CancelConsignmentDialog order={order} consignment={consignment} onClose={() => setIsCancelling(false)} />
      )}
    </>
  );
}

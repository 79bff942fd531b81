import { Switch } from '@mui/material';
import { useCanAccess, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { messageOf } from '../providers/call.ts';

interface ProductSwitchProps {
  product: ProductRecord;
  field: 'isVisible' | 'isActive';
  /** The accessible name, including that of the product. */
  label: string;
  /** The texts of the notification. */
  done: { on: string; off: string };
}

/**
 * Saves one of a product's two switches at once. After a conflict the message is shown and the product is fetched
 * again.
 */
export function ProductSwitch({ product, field, label, done }: ProductSwitchProps) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'products', action: 'change' });
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<ProductRecord, Error>();

  async function set(isOn: boolean) {
    await update(
      'products',
      { id: product.id, data: { [field]: isOn, version: product.version }, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(isOn ? done.on : done.off, { type: 'success' }),
        onError: (error) => {
          notify(messageOf(error), { type: 'error' });
          refresh();
        },
      },
    );
  }

  return (
    <Switch
      checked={product[field]}
      disabled={isPending || mayChange === false}
      onChange={({ target }) => void set(target.checked)}
      // A click on the row opens the product.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

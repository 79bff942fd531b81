import { Switch } from '@mui/material';
import { useCanAccess, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { messageOf } from '../providers/call.ts';

interface ProductSwitchProps {
  product: ProductRecord;
  field: 'isVisible' | 'isActive';
  /** What it switches, with the product's name: rows of a list have many of them. */
  label: string;
  /** What is said when it is on, and when it is off. */
  done: { on: string; off: string };
}

/** Changes one of a product's two switches at once. Where somebody was faster the text says so and the state is read again. */
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
      // The row around it leads somewhere.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { PickingList } from '../ui/dialog/PickingList.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { rupees } from '../ui/rupees.ts';

interface PickProductDialogProps {
  onPick(product: ProductRecord): void;
  onClose(): void;
}

const PER_PAGE = 10;

function factsOf({ priceFrom, isShown }: ProductRecord): string {
  const price = priceFrom === null ? '' : `from ${rupees(priceFrom)}`;
  return [price, isShown ? '' : 'not shown to shoppers now'].filter(Boolean).join(', ');
}

/** Chooses a product by its name. */
export function PickProductDialog({ onPick, onClose }: PickProductDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isPending, error, refetch } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: PER_PAGE },
    sort: { field: 'name', order: 'ASC' },
    filter: q ? { q } : {},
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Choose a product</DialogTitle>
      <DialogContent>
        <PickingList
          isFirst
          label="Search products by name"
          typed={typed}
          onType={setTyped}
          isPending={isPending}
          error={error}
          retry={() => void refetch()}
          empty={
            data?.length === 0 ? { text: 'No products found', hint: 'Please try another word of its name.' } : undefined
          }
        >
          <List aria-label="Products">
            {data?.map((product) => (
              <ListItem key={product.id} disablePadding>
                <ListItemButton onClick={() => onPick(product)} sx={{ gap: '12px' }}>
                  <Thumbnail url={product.imageUrl} />
                  <ListItemText primary={product.name} secondary={factsOf(product)} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </PickingList>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

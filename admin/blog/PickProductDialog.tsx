import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
} from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { RowsMessage } from '../ui/RowsMessage.tsx';
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
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label="Search products by name"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        {isPending && <LinearProgress aria-label="Loading" />}
        {error && (
          <RowsMessage text={error.message} hint={undefined} role="alert">
            <Button variant="outlined" onClick={() => void refetch()}>
              Retry
            </Button>
          </RowsMessage>
        )}
        {data?.length === 0 && (
          <RowsMessage text="No products found" hint="Please try another word of its name." role="status">
            {null}
          </RowsMessage>
        )}
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Button, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { PickingList } from '../ui/dialog/PickingList.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';

interface PickProductDialogProps {
  onPick(product: ProductRecord): void;
  onClose(): void;
}

const PER_PAGE = 10;

function factsOf({ priceFrom, isShown }: ProductRecord): string {
  const price = priceFrom === null ? '' : words.fromPrice(rupees(priceFrom));
  return [price, isShown ? '' : words.notShownToShoppersNow].filter(Boolean).join(', ');
}

export function PickProductDialog({ onPick, onClose }: PickProductDialogProps) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, isPending, error, refetch } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: PER_PAGE },
    sort: { field: 'name', order: 'ASC' },
    filter: q ? { q } : {},
  });
  return (
    <TitledDialog
      title={words.chooseAProduct}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <Button color="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      }
    >
      <PickingList
        isFirst
        label={words.searchProductsByName}
        text={text}
        onType={setText}
        isPending={isPending}
        error={error}
        retry={() => void refetch()}
        empty={data?.length === 0 ? { text: words.noProductsFound, hint: words.pleaseTryAnotherWordOf } : undefined}
      >
        <List aria-label={common.products}>
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
    </TitledDialog>
  );
}

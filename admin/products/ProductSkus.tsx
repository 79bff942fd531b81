import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListBase } from 'react-admin';
import { SKUS_EMPTY, SKUS_LOAD_ERROR } from '#contract/messages.ts';
import type { EditedProductRecord, SkuRecord } from '../providers/records.ts';
import { AddSkusDialog } from '../skus/AddSkusDialog.tsx';
import { SkuCard } from '../skus/SkuCard.tsx';
import { SkuTable } from '../skus/SkuTable.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { Rows } from '../ui/list/Rows.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

/** The API's page size; the list of SKUs has the rest. */
const MOST = 100;
const AS_SHOWN = { field: 'position', order: 'ASC' } as const;

interface ProductSkusProps {
  product: EditedProductRecord;
  isLocked: boolean;
}

/** A product's SKUs, each linked to its page. */
export function ProductSkus({ product, isLocked }: ProductSkusProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel
      title={words.skus}
      actions={
        !isLocked && (
          <Button variant="outlined" startIcon={<Plus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {words.addColoursAndSizes}
          </Button>
        )
      }
    >
      <ListBase<SkuRecord>
        resource="skus"
        filter={{ productId: product.id }}
        sort={AS_SHOWN}
        perPage={MOST}
        storeKey={false}
        disableSyncWithLocation
        queryOptions={ERRORS_IN_PLACE}
      >
        <Rows<SkuRecord>
          title={words.skus}
          empty={{ text: shared(SKUS_EMPTY) }}
          failed={shared(SKUS_LOAD_ERROR)}
          card={SkuCard}
        >
          <SkuTable />
        </Rows>
      </ListBase>
      {isAdding && <AddSkusDialog product={product} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { CancelPlannedPrice } from '../planned-prices/CancelPlannedPrice.tsx';
import { spanOf, statusOf } from '../planned-prices/plannedPriceLabels.ts';
import type { SkuRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';

interface PlannedPricePanelProps {
  planned: NonNullable<SkuRecord['plannedPrice']>;
  sku: Pick<SkuRecord, 'id' | 'code'>;
  /** Fetches the SKU again. */
  refetch: () => unknown;
}

/** The planned price of a SKU that runs, or else the next one. */
export function PlannedPricePanel({ planned, sku, refetch }: PlannedPricePanelProps) {
  return (
    <Panel
      title={words.plannedPrice}
      actions={
        <>
          <Button
            component={RouterLink}
            variant="outlined"
            color="secondary"
            to={`/planned-prices?filter=${encodeURIComponent(JSON.stringify({ skuId: sku.id }))}`}
          >
            {words.allOfThisSku}
          </Button>
          <CancelPlannedPrice id={planned.id} status={planned.status} skuCode={sku.code} onDone={() => refetch()} />
        </>
      }
    >
      <Facts
        facts={[
          [words.price, rupees(planned.sellingPrice)],
          [words.time, spanOf(planned)],
          [common.status, <StatusChip key="status" {...statusOf({ status: planned.status, endedAs: null })} />],
        ]}
      />
    </Panel>
  );
}

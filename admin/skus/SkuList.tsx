import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import { List, Sheet } from 'lucide-react';
import { useCanAccess, useStore } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { SKUS_EMPTY, SKUS_LOAD_ERROR } from '#contract/messages.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import type { SkuRecord } from '../providers/records.ts';
import { KeepUnsaved } from '../ui/form/KeepUnsaved.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { GridBar } from './grid/GridBar.tsx';
import { GridColumnsButton } from './grid/GridColumnsButton.tsx';
import { FIRST_COLUMNS, NO_CHANGES } from './grid/gridColumns.ts';
import { SkuGrid } from './grid/SkuGrid.tsx';
import { GRID_FORM, useGrid } from './grid/useGrid.ts';
import type { GridForm } from './grid/useGrid.ts';
import { useLeaveAsked } from './grid/useLeaveAsked.ts';
import { SkuBulkActions } from './SkuBulkActions.tsx';
import { SkuCard } from './SkuCard.tsx';
import { SkuTable } from './SkuTable.tsx';
import { skuFilters } from './skuFilters.tsx';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

/** The default filter; the tabs show the counts of the others. */
const ACTIVE = { status: 'ACTIVE' } satisfies { status: SkuStatus };

/** The SKUs as a table or, to edit their cells, as a grid. A narrow screen shows cards. */
export function SkuList() {
  const { canAccess: mayChange } = useCanAccess({ resource: 'skus', action: 'change' });
  const [isChosen, setChosen] = useStore('skus.grid', false);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const isGrid = isChosen && isWide && mayChange === true;
  // Here and not in the grid, so that the cells survive another page or filter of the list.
  const form = useForm<GridForm>({ defaultValues: NO_CHANGES });
  const grid = useGrid(form);
  const [columns, setColumns] = useStore('skus.gridColumns', FIRST_COLUMNS);
  const hasUnsaved = grid.cellCount > 0;
  useLeaveAsked(hasUnsaved);
  return (
    <>
      <FormProvider {...form}>
        <KeepUnsaved name={GRID_FORM} version={undefined} />
      </FormProvider>
      <ListPage<SkuRecord>
        filterDefaultValues={ACTIVE}
        title={words.skus}
        {...(isGrid && { columns: <GridColumnsButton chosen={columns} onChange={setColumns} /> })}
        actions={
          <>
            {isWide && mayChange && (
              <Button
                variant="outlined"
                color="secondary"
                startIcon={isGrid ? <List size={16} aria-hidden /> : <Sheet size={16} aria-hidden />}
                onClick={() => setChosen(!isGrid)}
              >
                {isGrid ? words.backToTheList : words.editInTheGrid}
              </Button>
            )}
            <ImportButton kind="skus" />
            <NewButton resource="skus">{words.newSku}</NewButton>
          </>
        }
        filters={skuFilters}
        empty={{ text: shared(SKUS_EMPTY) }}
        failed={shared(SKUS_LOAD_ERROR)}
        card={SkuCard}
        bulk={<SkuBulkActions />}
      >
        {isGrid ? <SkuGrid grid={grid} chosen={columns} /> : <SkuTable />}
      </ListPage>
      {isWide && (isGrid || hasUnsaved) && <GridBar grid={grid} />}
    </>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList, useNotify } from 'react-admin';
import { NOT_BEFORE_APPROVAL, useAwaitsApproval } from '../business/useAwaitsApproval.ts';
import { gapsText } from '../products/productVisibility.ts';
import type { ProductRecord } from '../providers/records.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { showProducts, shownText } from './showProducts.ts';
import { useChosen } from './useChosen.ts';
import { Work } from './Work.tsx';
import type { WorkLine } from './Work.tsx';
import { words } from '../words/en/today.ts';

/** The number of drafts listed at once. */
const AT_ONCE = 50;

const lineOf = (product: ProductRecord, text: string): WorkLine => ({
  key: String(product.id),
  to: `/products/${product.id}`,
  name: product.name,
  what: [{ text, picture: product.imageUrl }],
  details: product.categoryName,
});

/**
 * A seller's products that shoppers never saw: whole ones, which go into the shop by one tap once the seller is
 * approved, and ones that lack something.
 */
export function Drafts() {
  const awaitsApproval = useAwaitsApproval();
  const { canAccess: maySee = false } = useCanAccess({ resource: 'products', action: 'list' });
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'products', action: 'change' });
  const notify = useNotify();
  const { data, total, refetch } = useGetList<ProductRecord>(
    'products',
    { filter: { wasShown: false }, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: AT_ONCE } },
    { ...ERRORS_IN_PLACE, enabled: maySee },
  );
  const [isShowing, setShowing] = useState(false);
  const drafts = data ?? [];
  const isMore = (total ?? 0) > AT_ONCE;
  const whole = drafts.filter((product) => gapsText(product) === undefined);
  const incomplete = drafts.filter((product) => gapsText(product) !== undefined);
  const choice = useChosen(whole, ({ id }) => String(id));

  async function show(): Promise<void> {
    setShowing(true);
    const outcome = await showProducts(choice.meant);
    notify(shownText(outcome), { type: outcome.errors.length > 0 ? 'warning' : 'success', multiLine: true });
    choice.clear();
    await refetch();
    setShowing(false);
  }

  return (
    <>
      {whole.length > 0 && (
        <Work
          title={words.readyForTheShop}
          lines={whole.map((product) => lineOf(product, awaitsApproval ? NOT_BEFORE_APPROVAL : words.wholeAndNotInThe))}
          isMore={isMore}
          choice={mayChange && !awaitsApproval && choice}
          actions={
            mayChange &&
            !awaitsApproval && (
              <Button variant="contained" disabled={isShowing} onClick={() => void show()}>
                {isShowing ? words.puttingInTheShop : words.putInTheShop(choice.isAll, choice.meant.length)}
              </Button>
            )
          }
        />
      )}
      {incomplete.length > 0 && (
        <Work
          title={words.toComplete}
          lines={incomplete.map((product) => lineOf(product, gapsText(product)!))}
          isMore={isMore}
        />
      )}
    </>
  );
}

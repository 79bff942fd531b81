import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDataConsumer, useDataProvider, useGetList, useGetOne, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { messageOf } from '../providers/call.ts';
import type { CategoryRecord, EditedProductRecord, ProductRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { AttributeInputs } from './AttributeInputs.tsx';
import type { ProductValues } from './productValues.ts';
import { words } from '../words/en/products.ts';

/** The attributes of the chosen category's family. */
export function FactsPanel({ isLocked }: { isLocked: boolean }) {
  return (
    <FormDataConsumer<ProductValues>>
      {({ formData: { categoryId } }) =>
        categoryId === null || categoryId === undefined ? (
          <Panel title={words.facts}>
            <Typography sx={{ color: 'text.secondary' }}>{words.chooseACategoryFirstIt}</Typography>
          </Panel>
        ) : (
          <FactsOf categoryId={categoryId} isLocked={isLocked} />
        )
      }
    </FormDataConsumer>
  );
}

function FactsOf({ categoryId, isLocked }: { categoryId: number; isLocked: boolean }) {
  const { data: category } = useGetOne<CategoryRecord>('categories', { id: categoryId });
  const [timesFilled, setTimesFilled] = useState(0);
  const fill = !isLocked && (
    <AsInLastProduct categoryId={categoryId} onFilled={() => setTimesFilled((times) => times + 1)} />
  );
  return (
    <Panel title={words.facts} actions={fill}>
      {/* A new key re-renders the fields after all were set together, since each field watches only itself. */}
      {category && <AttributeInputs key={timesFilled} family={category.family} />}
    </Panel>
  );
}

/** Fills in the attributes of the category's newest product, which are mostly the same. */
function AsInLastProduct({ categoryId, onFilled }: { categoryId: number; onFilled: () => void }) {
  const data = useDataProvider();
  const notify = useNotify();
  const { setValue } = useFormContext<ProductValues>();
  const [isAsking, setAsking] = useState(false);
  const { data: rows } = useGetList<ProductRecord>(
    'products',
    {
      filter: { categoryId, isComplete: true },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    ERRORS_IN_PLACE,
  );
  const last = rows?.[0];
  if (!last) return null;

  async function fillIn(like: ProductRecord) {
    setAsking(true);
    try {
      const { data: whole } = await data.getOne<EditedProductRecord>('products', { id: like.id });
      setValue('attributes', whole.attributes, { shouldDirty: true });
      onFilled();
      notify(words.theFactsAreThoseOf(whole.name), { type: 'info' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button variant="outlined" color="secondary" disabled={isAsking} onClick={() => void fillIn(last)}>
      {words.asInTheLastProduct}
    </Button>
  );
}

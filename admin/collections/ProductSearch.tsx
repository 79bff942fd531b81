import { Autocomplete, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { words } from '../words/en/collections.ts';

interface ProductSearchProps {
  label: string;
  isDisabled: boolean;
  /** Ids of products that are not offered. */
  taken: readonly number[];
  onPick(product: ProductRecord): void;
}

/** Finds a product by its name and picks it. */
export function ProductSearch({ label, isDisabled, taken, onPick }: ProductSearchProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDeferredValue(text.trim());
  const { data = [], isFetching } = useGetList<ProductRecord>(
    'products',
    { filter: q === '' ? {} : { q }, pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: isOpen },
  );
  return (
    <Autocomplete<ProductRecord>
      options={data.filter(({ id }) => !taken.includes(id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      // The server has searched already.
      filterOptions={(found) => found}
      value={null}
      inputValue={text}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isFetching}
      disabled={isDisabled}
      blurOnSelect={false}
      onInputChange={(_, entered, reason) => setText(reason === 'input' ? entered : '')}
      onChange={(_, picked) => {
        if (picked) onPick(picked);
        setText('');
      }}
      noOptionsText={words.noProductFound}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

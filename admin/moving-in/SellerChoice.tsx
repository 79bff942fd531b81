import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { OfSeller } from '#contract/moving-in/own-files.ts';
import type { SellerRecord } from '../providers/records.ts';
import { words } from '../words/en/moving-in.ts';

const FIRST = { pagination: { page: 1, perPage: 20 }, sort: { field: 'businessName', order: 'ASC' } } as const;

/** Chooses the seller of the goods, for staff of the platform. */
export function SellerChoice({ onChoose }: { onChoose: (seller: OfSeller | undefined) => void }) {
  const [query, setQuery] = useState('');
  const { data: found = [], isFetching } = useGetList<SellerRecord>('sellers', {
    ...FIRST,
    filter: query === '' ? {} : { q: query },
  });
  return (
    <Autocomplete
      options={found}
      loading={isFetching}
      // The server has filtered already.
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ businessDetails }) => businessDetails.businessName}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, one) => onChoose(one ? { id: Number(one.id), name: one.businessDetails.businessName } : undefined)}
      onInputChange={(_, input, reason) => setQuery(reason === 'input' ? input.trim() : '')}
      noOptionsText={words.noSellerFound}
      sx={{ maxWidth: '24rem', marginBottom: 3 }}
      renderInput={(params) => <TextField {...params} label={words.sellerOfTheseProducts} size="small" />}
    />
  );
}

import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCanAccess, useGetList, useGetOne } from 'react-admin';
import { entrance } from '../providers/entrance.ts';
import type { SellerRecord } from '../providers/records.ts';
import { useFilter } from '../ui/list/useFilter.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';

const DELAY_MS = 250;
const SEARCH = { pagination: { page: 1, perPage: 20 }, sort: { field: 'businessName', order: 'ASC' } } as const;

/** Filters by a seller, found by name, email or GSTIN; for staff of the platform who may read sellers. */
export function SellerFilter() {
  const { canAccess } = useCanAccess({ resource: 'sellers', action: 'list' });
  return entrance.role === 'ROLE_ADMIN' && canAccess ? <SellerSearch /> : null;
}

function SellerSearch() {
  const [chosen, choose] = useFilter('sellerId');
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQuery(text.trim()), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  const { data: found = [], isFetching } = useGetList<SellerRecord>('sellers', {
    ...SEARCH,
    filter: query ? { q: query } : {},
  });
  const { data: seller } = useGetOne<SellerRecord>(
    'sellers',
    { id: Number(chosen) },
    { enabled: typeof chosen === 'number' },
  );
  return (
    <Autocomplete
      options={found}
      value={(chosen !== undefined && seller) || null}
      loading={isFetching}
      // The server has filtered already.
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ businessDetails }) => businessDetails.businessName}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, one) => choose(one ? Number(one.id) : undefined)}
      onInputChange={(_, input, reason) => setText(reason === 'input' ? input : '')}
      noOptionsText={words.noSellerFound}
      sx={{
        flex: { xs: '1 1 10rem', sm: 'none' },
        minWidth: { sm: '13rem' },
        // As high as the other fields.
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 0, paddingLeft: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiInputBase-input': { padding: '6px 10px' },
      }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={words.allSellers}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': common.seller, maxLength: 100 },
          }}
        />
      )}
    />
  );
}

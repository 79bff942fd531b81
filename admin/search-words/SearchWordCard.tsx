import { Typography } from '@mui/material';
import type { SearchWordRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { resultOf, SEARCH_WORD_KIND } from './searchWordValues.ts';

export function SearchWordCard({ row }: { row: SearchWordRecord }) {
  return (
    <CardLink to={`/search-words/${row.id}`}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.query}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {SEARCH_WORD_KIND[row.kind].word} · {resultOf(row)}
      </Typography>
    </CardLink>
  );
}

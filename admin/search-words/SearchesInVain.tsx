import { Box, Button, Link } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { searchPath } from '#contract/pages/search-path.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { SearchesInVainRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { Answered } from '../ui/record/Answered.tsx';
import { Panel } from '../ui/record/Panel.tsx';

const TITLE = 'Searches of the last 30 days that found nothing';

type Searched = SearchesInVainRecord['searches'][number];

/** Searches without a result, each with a button that opens the form of a new entry for it. */
export function SearchesInVain() {
  const query = useAnswer<SearchesInVainRecord>('/api/admin/search-words/in-vain');
  const { canAccess: mayAdd } = useCanAccess({ resource: 'search-words', action: 'create' });
  return (
    <Box sx={{ maxWidth: 720, marginTop: 3 }}>
      <Panel title={TITLE}>
        <Answered query={query} failed="Failed to fetch the searches">
          {({ searches }) => (
            <FigureTable
              label={TITLE}
              rows={searches}
              keyOf={(row) => row.query}
              empty="Every search found something, or has an entry above"
              columns={[
                {
                  name: 'Words',
                  isText: true,
                  of: searchLink,
                },
                { name: 'In vain', of: ({ inVain }: Searched) => formatCount(inVain) },
                ...(mayAdd ? [{ name: 'Entry', of: addButton }] : []),
              ]}
            />
          )}
        </Answered>
      </Panel>
    </Box>
  );
}

function searchLink({ query }: Searched) {
  return (
    <Link href={searchPath({ q: query })} target="_blank" rel="noopener">
      {query}
    </Link>
  );
}

function addButton({ query }: Searched) {
  return (
    <Button
      component={RouterLink}
      to={`/search-words/create?query=${encodeURIComponent(query)}`}
      size="small"
      color="secondary"
      aria-label={`Add an entry for ${query}`}
    >
      Add
    </Button>
  );
}

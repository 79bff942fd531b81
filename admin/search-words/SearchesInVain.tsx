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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/search-words.ts';

const TITLE = words.searchesOfTheLast30;

type Searched = SearchesInVainRecord['searches'][number];

/** Searches without a result, each with a button that opens the form of a new entry for it. */
export function SearchesInVain() {
  const query = useAnswer<SearchesInVainRecord>('/api/admin/search-words/in-vain');
  const { canAccess: mayAdd } = useCanAccess({ resource: 'search-words', action: 'create' });
  return (
    <Box sx={{ maxWidth: 720, marginTop: 3 }}>
      <Panel title={TITLE}>
        <Answered query={query} failed={words.failedToFetchTheSearches}>
          {({ searches }) => (
            <FigureTable
              label={TITLE}
              rows={searches}
              keyOf={(row) => row.query}
              empty={words.everySearchFoundSomethingOr}
              columns={[
                {
                  name: common.words,
                  isText: true,
                  of: searchLink,
                },
                { name: words.inVain, of: ({ inVain }: Searched) => formatCount(inVain) },
                ...(mayAdd ? [{ name: words.entry, of: addButton }] : []),
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
      aria-label={words.addAnEntryFor(query)}
    >
      {words.add}
    </Button>
  );
}

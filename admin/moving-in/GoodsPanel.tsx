import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { GOOD_FACT_NAMES, GOOD_FACTS } from '#contract/moving-in/moved-good.ts';
import type { GoodFact, MovedGood, ShopCategory } from '#contract/moving-in/moved-good.ts';
import { formatCount } from '#contract/shop/money.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { FactInput } from './FactInput.tsx';
import type { Moving } from './useMoving.ts';
import { words } from '../words/en/moving-in.ts';
import { shared } from '../words/language.ts';

const AT_ONCE = 10;
const WORDS_AT_ONCE = 12;

interface GoodsPanelProps {
  moving: Moving;
  categories: readonly ShopCategory[];
}

const isDoubtful = ({ facts }: MovedGood) => GOOD_FACT_NAMES.some((name) => facts[name].isDoubtful);

/** The goods of the file. Doubtful facts are confirmed or changed for one good, or for all with a word. */
export function GoodsPanel({ moving, categories }: GoodsPanelProps) {
  const { goods } = moving.moved;
  const [shown, setShown] = useState<'doubtful' | 'all'>('doubtful');
  const [first, setFirst] = useState(0);
  const doubtful = goods.filter(isDoubtful);
  const listed = shown === 'all' ? goods : doubtful;
  const start = Math.min(first, Math.max(0, Math.floor((listed.length - 1) / AT_ONCE) * AT_ONCE));
  const some = listed.slice(start, start + AT_ONCE);
  return (
    <Panel
      title={words.products}
      actions={
        doubtful.length > 0 && (
          <Button color="secondary" onClick={() => moving.confirm(doubtful)}>
            {words.confirmAllGuesses}
          </Button>
        )
      }
    >
      <DoubtfulWords moving={moving} categories={categories} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={words.productsThatAreShown}
        onChange={(_, chosen: 'doubtful' | 'all' | null) => {
          if (chosen === null) return;
          setShown(chosen);
          setFirst(0);
        }}
      >
        <ToggleButton value="doubtful">{words.withGuesses(formatCount(doubtful.length))}</ToggleButton>
        <ToggleButton value="all">{words.all(formatCount(goods.length))}</ToggleButton>
      </ToggleButtonGroup>
      <Box component="ul" aria-label={words.productsOfTheFile} sx={LIST}>
        {some.map((good) => (
          <GoodLine key={good.key} good={good} moving={moving} categories={categories} />
        ))}
      </Box>
      {listed.length > AT_ONCE && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
          <Typography variant="body2" role="status">
            {words.firstToLastOf(start + 1, Math.min(start + AT_ONCE, listed.length), formatCount(listed.length))}
          </Typography>
          <Button disabled={start === 0} onClick={() => setFirst(start - AT_ONCE)}>
            {words.previousProducts}
          </Button>
          <Button disabled={start + AT_ONCE >= listed.length} onClick={() => setFirst(start + AT_ONCE)}>
            {words.nextProducts}
          </Button>
        </Box>
      )}
    </Panel>
  );
}

function GoodLine({ good, moving, categories }: GoodsPanelProps & { good: MovedGood }) {
  const { key, facts, rows, skus } = good;
  const sizes = skus.map(({ colour, size }) => [colour, size].filter(Boolean).join(' '));
  return (
    <Box component="li" sx={{ paddingBlock: '14px', borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline', marginBottom: 2 }}>
        <Typography sx={{ fontWeight: 600, marginRight: 'auto', overflowWrap: 'anywhere' }}>
          {facts.title.value}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {rows.length === 1 ? words.rowNumber(rows[0]) : words.rowsFromTo(rows[0], rows.at(-1))}
        </Typography>
        {isDoubtful(good) && (
          <Button
            color="secondary"
            aria-label={words.confirmProduct(facts.title.value)}
            onClick={() => moving.confirm([good])}
          >
            {words.confirm}
          </Button>
        )}
      </Box>
      <Box sx={GRID}>
        {GOOD_FACT_NAMES.map((fact) => (
          <FactInput
            key={fact}
            fact={fact}
            {...facts[fact]}
            categories={categories}
            of={facts.title.value || key}
            onChange={(value) => moving.answerGood(good, fact, value)}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1, overflowWrap: 'anywhere' }}>
        {words.skusList(skus.length, sizes.slice(0, WORDS_AT_ONCE).join(', '))}
      </Typography>
    </Box>
  );
}

interface DoubtfulWord {
  fact: GoodFact;
  word: string;
  value: string;
  count: number;
}

/** Returns the words that led to guesses, the most frequent first. */
function wordsOf(goods: readonly MovedGood[]): DoubtfulWord[] {
  const found = new Map<string, DoubtfulWord>();
  for (const { facts } of goods)
    for (const fact of GOOD_FACT_NAMES) {
      const { isDoubtful: isOpen, word, value } = facts[fact];
      if (!isOpen || word === '') continue;
      const one = found.get(`${fact} ${word}`) ?? { fact, word, value, count: 0 };
      found.set(`${fact} ${word}`, { ...one, count: one.count + 1 });
    }
  return [...found.values()].filter(({ count }) => count > 1).toSorted((one, other) => other.count - one.count);
}

/** Confirms or changes a guess for all goods with its word. */
function DoubtfulWords({ moving, categories }: GoodsPanelProps) {
  const doubtful = wordsOf(moving.moved.goods);
  const [changed, setChanged] = useState<Record<string, string>>({});
  if (doubtful.length === 0) return null;
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Typography variant="h3">{words.guessesByAWord}</Typography>
      <Box component="ul" aria-label={words.guessesByAWord} sx={LIST}>
        {doubtful.slice(0, WORDS_AT_ONCE).map(({ fact, word, value, count }) => {
          const key = `${fact} ${word}`;
          const chosen = changed[key] ?? value;
          return (
            <Box component="li" key={key} sx={WORD}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {words.factByWord(shared(GOOD_FACTS[fact]), word)}
              </Typography>
              <FactInput
                fact={fact}
                value={chosen}
                isDoubtful={false}
                categories={categories}
                of={words.allWithWord(word)}
                onChange={(one) => setChanged({ ...changed, [key]: one })}
              />
              <Button
                variant="outlined"
                color="secondary"
                aria-label={words.confirmForAllWith(shared(GOOD_FACTS[fact]), word)}
                onClick={() => moving.answerWord(fact, word, chosen)}
              >
                {words.forAll(formatCount(count))}
              </Button>
            </Box>
          );
        })}
      </Box>
      {doubtful.length > WORDS_AT_ONCE && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.moreFollowWhenTheseAre(formatCount(doubtful.length - WORDS_AT_ONCE))}
        </Typography>
      )}
    </Box>
  );
}

const LIST = { listStyle: 'none', margin: 0, padding: 0, marginBlock: 2 } as const;
const GRID = {
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
const WORD = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  paddingBlock: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
} as const;

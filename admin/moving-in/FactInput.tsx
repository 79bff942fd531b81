import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { BASE_METALS, OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { GOOD_FACTS } from '#contract/moving-in/moved-good.ts';
import type { GoodFact, ShopCategory } from '#contract/moving-in/moved-good.ts';
import { APART } from '#contract/moving-in/guess-facts.ts';
import { words } from '../words/en/moving-in.ts';
import { shared } from '../words/language.ts';

const TERMS: Partial<Record<GoodFact, readonly string[]>> = {
  plating: PLATINGS,
  baseMetal: BASE_METALS,
  stone: STONES,
  style: STYLES,
  occasion: OCCASIONS,
};
const SEVERAL: readonly GoodFact[] = ['stone', 'occasion'];

interface FactInputProps {
  fact: GoodFact;
  value: string;
  isDoubtful: boolean;
  categories: readonly ShopCategory[];
  /** What the value belongs to, for people who hear the page. */
  of: string;
  onChange: (value: string) => void;
}

/** A fact of a good: a choice, several choices or a text. A doubtful one says so. */
export function FactInput({ fact, value, isDoubtful, categories, of, onChange }: FactInputProps) {
  const [typed, setTyped] = useState<string>();
  const terms = TERMS[fact];
  const isMultiple = SEVERAL.includes(fact);
  const choices =
    fact === 'category'
      ? categories.map(({ id, name }) => ({ id: String(id), name }))
      : terms?.map((term) => ({ id: term, name: shared(term) }));
  const common = {
    label: shared(GOOD_FACTS[fact]),
    size: 'small' as const,
    fullWidth: true,
    ...(isDoubtful && { color: 'warning' as const, focused: true, helperText: words.aGuessPleaseConfirmOr }),
  };
  const name = words.factOf(shared(GOOD_FACTS[fact]), of);
  if (!choices)
    return (
      <TextField
        {...common}
        value={typed ?? value}
        slotProps={{ htmlInput: { 'aria-label': name, maxLength: 300 } }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined && typed !== value) onChange(typed);
          setTyped(undefined);
        }}
      />
    );
  return (
    <TextField
      {...common}
      select
      value={isMultiple ? value.split(APART).filter(Boolean) : value}
      slotProps={{
        select: { multiple: isMultiple, SelectDisplayProps: { 'aria-label': name } },
      }}
      onChange={({ target }) =>
        onChange(Array.isArray(target.value) ? (target.value as string[]).join(APART) : target.value)
      }
    >
      {!isMultiple && (
        <MenuItem value="">
          <Box component="em">{words.notKnown}</Box>
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

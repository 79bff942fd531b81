import { IconButton, InputAdornment, TextField } from '@mui/material';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScanIconButton } from '../../scan/ScanIconButton.tsx';
import { useFilter } from './useFilter.ts';
import { useShortcut } from '../useShortcut.ts';
import { words } from '../../words/en/ui.ts';

/** The API's limit. */
const MAX_LENGTH = 100;
const DELAY_MS = 300;

/**
 * A debounced text search. The key `/` focuses it.
 * @param scans whether a barcode can be scanned into it
 */
export function SearchFilter({ label, scans = false }: { label: string; scans?: boolean }) {
  const [filter, setFilter] = useFilter('q');
  const query = String(filter ?? '');
  const [input, setInput] = useState(query);
  const [sent, setSent] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('search', () => field.current?.focus());

  // The query can change by other means: going back, clearing a filter. Its own update must not replace text that was
  // entered meanwhile.
  if (query !== lastQuery) {
    setLastQuery(query);
    if (query !== sent) setInput(query);
  }

  const ask = useEffectEvent(() => {
    const text = input.trim();
    if (text === query) return;
    setSent(text);
    setFilter(text || undefined);
  });
  useEffect(() => {
    const timer = window.setTimeout(ask, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [input]);

  return (
    <TextField
      inputRef={field}
      value={input}
      onChange={({ target }) => setInput(target.value)}
      placeholder={label}
      sx={{
        flex: '1 1 15rem',
        maxWidth: { sm: '24rem' },
        '& .MuiInputBase-root': { paddingLeft: '10px' },
        '& input': { paddingLeft: 0 },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-keyshortcuts': '/', maxLength: MAX_LENGTH, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={17} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: input ? (
            <IconButton size="small" aria-label={words.clearTheSearch} onClick={() => setInput('')} edge="end">
              <X size={16} aria-hidden />
            </IconButton>
          ) : (
            scans && <ScanIconButton onCode={setInput} />
          ),
        },
      }}
    />
  );
}

import { Box, Dialog, InputBase, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { useMayOpen } from '../ui/useMayOpen.ts';
import type { Find } from './kinds.ts';
import { FIND_MAX_LENGTH, useFinds } from './useFinds.ts';
import type { Group } from './useFinds.ts';
import { words } from '../words/en/find.ts';
import { shared } from '../words/language.ts';

const LABEL = words.findAnOrderParcelProduct;

/** The global search over everything the session may read. Arrow keys move through the results. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = useFinds(text);
  const body = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const titleId = useId();

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    stops.at((at + step + stops.length) % stops.length)?.focus();
  }

  const isEmpty = found?.groups.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <h2 id={titleId} hidden>
        {words.find}
      </h2>
      <div ref={body} onKeyDown={walk} role="presentation">
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '10px',
            padding: '12px 16px',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Search size={19} aria-hidden />
          <InputBase
            autoFocus
            fullWidth
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={LABEL}
            inputProps={{
              'aria-label': LABEL,
              'aria-describedby': statusId,
              maxLength: FIND_MAX_LENGTH,
              enterKeyHint: 'search',
            }}
          />
        </Box>
        <Box sx={{ minHeight: 72, paddingBottom: '8px' }}>
          <Typography
            id={statusId}
            role="status"
            variant="body2"
            sx={{ color: 'text.secondary', padding: '12px 16px 4px' }}
          >
            {text.trim() === '' && words.byNumberMobileAwbSku}
            {text.trim() !== '' && !found && words.looking}
            {isEmpty && !found.hasFailed && words.nothingWasFound(shared(SEARCH_EMPTY_HINT))}
            {found?.hasFailed && words.somethingCouldNotBeSearched}
          </Typography>
          {found?.groups.map((group) => (
            <FoundGroup key={group.resource} group={group} text={found.text} onClose={onClose} />
          ))}
        </Box>
      </div>
    </Dialog>
  );
}

/** The results of one resource, and a link to all of them. */
function FoundGroup({
  group: { resource, finds, total },
  text,
  onClose,
}: {
  group: Group;
  text: string;
  onClose: () => void;
}) {
  const id = useId();
  const name = useGetResourceLabel()(resource, 2);
  const list = `/${resource}?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2" sx={{ padding: '8px 16px 0' }}>
        {name}
      </Typography>
      <List dense disablePadding>
        {finds.map((find) => (
          <FoundRow key={find.id} find={find} list={list} onClose={onClose} />
        ))}
        {total > finds.length && (
          <ListItem disablePadding>
            <ListItemButton component={Link} to={list} onClick={onClose}>
              <ListItemText primary={words.allThatIsFoundIn(name)} sx={{ color: 'primary.main' }} />
            </ListItemButton>
          </ListItem>
        )}
      </List>
    </section>
  );
}

/** One result: a link to its page, or to the list if the session may not open that page. */
function FoundRow({ find: { title, detail, to }, list, onClose }: { find: Find; list: string; onClose: () => void }) {
  const mayOpen = useMayOpen(to);
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={mayOpen ? to : list} onClick={onClose}>
        <ListItemText primary={title} secondary={detail} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
      </ListItemButton>
    </ListItem>
  );
}

import {
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Typography,
} from '@mui/material';
import { Bookmark, ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { FILTER_NAME_MAX } from '#contract/calls/saved-filters.ts';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { MOST_SAVED_FILTERS } from '#contract/shop/saved-filters.ts';
import { call } from '../../providers/call.ts';
import type { SavedFilterRecord } from '../../providers/records.ts';
import { useAnswer } from '../../providers/useAnswer.ts';
import { useSend } from '../../providers/useSend.ts';
import { NameDialog } from '../dialog/NameDialog.tsx';
import { words } from '../../words/en/ui.ts';

const PATH = '/api/users/saved-filters';

/** Saved filters of the person and the list, stored on the server. */
export function SavedFilters() {
  const { resource, filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const { answer: saved = [], refetch } = useAnswer<SavedFilterRecord[]>(
    `${PATH}?list=${resource}`,
    words.failedToFetchTheSaved,
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const search = `?${new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  })}`;
  const saving = useSend({
    send: (name: string) => call(PATH, { method: 'PUT', body: JSON.stringify({ list: resource, name, search }) }),
    failed: ADMIN_SAVE_FAILED,
    onDone: () => {
      setNaming(false);
      refetch();
    },
    refreshes: false,
  });
  const removing = useSend({
    send: (id: SavedFilterRecord['id']) => call(`${PATH}/${id}`, { method: 'DELETE' }),
    failed: ADMIN_SAVE_FAILED,
    onError: 'notify',
    onDone: refetch,
    refreshes: false,
  });
  const isFiltered = Object.keys(filterValues).length > 0;
  if (!isFiltered && saved.length === 0) return null;

  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="secondary"
        size="small"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<Bookmark size={16} aria-hidden />}
        endIcon={<ChevronDown size={14} aria-hidden />}
      >
        {words.savedFilters}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': words.savedFilters, role: 'dialog' } }}
      >
        <List dense sx={{ minWidth: 240 }}>
          {saved.map(({ id, name, search: savedSearch }) => (
            <ListItem
              key={id}
              disablePadding
              secondaryAction={
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={words.removeName(name)}
                  onClick={() => removing.send(id)}
                >
                  <X size={15} aria-hidden />
                </IconButton>
              }
            >
              <ListItemButton
                onClick={() => {
                  close();
                  void navigate({ search: savedSearch });
                }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Box sx={{ padding: '4px 16px 12px' }}>
          <Button
            size="small"
            variant="outlined"
            disabled={!isFiltered || saved.length >= MOST_SAVED_FILTERS}
            onClick={() => {
              close();
              setNaming(true);
            }}
          >
            {words.saveThePresentFilters}
          </Button>
          {saved.length >= MOST_SAVED_FILTERS && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 1 }}>
              {words.noMoreThanCanBe(MOST_SAVED_FILTERS)}
            </Typography>
          )}
        </Box>
      </Popover>
      {isNaming && (
        <NameDialog
          title={words.saveThePresentFilters}
          maxLength={FILTER_NAME_MAX}
          sending={saving}
          onName={saving.send}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

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
import { useGetIdentity, useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { NameDialog } from './NameDialog.tsx';

interface SavedFilter {
  name: string;
  /** The list's address with its filters and its sort, without its path. */
  search: string;
}

const MOST = 12;
const NAME_MAX = 40;

/** Filters somebody comes back to, kept under a name in this browser; each list has its own of each person. */
export function SavedFilters() {
  const { resource, filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const { identity } = useGetIdentity();
  const [saved, keep] = useStore<SavedFilter[]>(`savedFilters.${identity?.id}.${resource}`, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const isFiltered = Object.keys(filterValues).length > 0;
  if (!isFiltered && saved.length === 0) return null;

  const close = () => setAnchor(null);
  function save(name: string) {
    const search = `?${new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: sort.field,
      order: sort.order,
      page: '1',
      perPage: String(perPage),
    })}`;
    keep([...saved.filter((other) => other.name !== name), { name, search }]);
    setNaming(false);
  }

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
        Saved filters
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': 'Saved filters', role: 'dialog' } }}
      >
        <List dense sx={{ minWidth: 240 }}>
          {saved.map(({ name, search }) => (
            <ListItem
              key={name}
              disablePadding
              secondaryAction={
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={`Remove “${name}”`}
                  onClick={() => keep(saved.filter((other) => other.name !== name))}
                >
                  <X size={15} aria-hidden />
                </IconButton>
              }
            >
              <ListItemButton
                onClick={() => {
                  close();
                  void navigate({ search });
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
            disabled={!isFiltered || saved.length >= MOST}
            onClick={() => {
              close();
              setNaming(true);
            }}
          >
            Save the present filters
          </Button>
          {saved.length >= MOST && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 1 }}>
              {`No more than ${MOST} can be saved.`}
            </Typography>
          )}
        </Box>
      </Popover>
      {isNaming && (
        <NameDialog
          title="Save the present filters"
          maxLength={NAME_MAX}
          onName={save}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

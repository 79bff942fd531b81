import { Box, Button, Divider, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material';
import {
  ChevronDown,
  Keyboard,
  Languages,
  LogOut,
  MonitorSmartphone,
  Moon,
  ShieldCheck,
  Sun,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#contract/languages.ts';
import { NAV_LOGOUT } from '#contract/messages.ts';
import { SetUpDialog } from '../second-factor/dialogs.tsx';
import { SignInsDialog } from '../sign-ins/SignInsDialog.tsx';
import { useShortcut } from '../ui/useShortcut.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useColours } from './colours.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/layout.ts';
import { chooseLanguage, otherLanguages, shared } from '../words/language.ts';

/** Who is signed in, the colour scheme, the language, and sign-out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [colours, choose] = useColours();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'second factor' | 'sign-ins' | 'keys'>();
  useShortcut('help', () => setDialog('keys'));
  const close = () => setAnchor(null);
  const other = colours === 'dark' ? 'light' : 'dark';
  return (
    <>
      <Button
        color="secondary"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={identity?.fullName ?? common.account}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<UserRound size={18} aria-hidden />}
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={{ maxWidth: '60vw', minWidth: 44 }}
      >
        <Box component="span" sx={NAME}>
          {identity?.fullName ?? common.account}
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" role="none" sx={{ padding: '4px 16px 8px', maxWidth: 280 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {identity?.fullName}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {identity?.email as string | undefined}
          </Typography>
        </Box>
        <Divider component="li" role="none" />
        <MenuItem
          onClick={() => {
            close();
            choose(other);
          }}
        >
          <ListItemIcon>
            {other === 'dark' ? <Moon size={18} aria-hidden /> : <Sun size={18} aria-hidden />}
          </ListItemIcon>
          {other === 'dark' ? words.darkColours : words.lightColours}
        </MenuItem>
        {otherLanguages.map((name) => (
          <MenuItem
            key={name}
            lang={LANGUAGE_TAGS[name]}
            onClick={() => {
              close();
              chooseLanguage(name);
            }}
          >
            <ListItemIcon>
              <Languages size={18} aria-hidden />
            </ListItemIcon>
            {LANGUAGE_NAMES[name]}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            setDialog('second factor');
          }}
        >
          <ListItemIcon>
            <ShieldCheck size={18} aria-hidden />
          </ListItemIcon>
          {words.secondFactor}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setDialog('sign-ins');
          }}
        >
          <ListItemIcon>
            <MonitorSmartphone size={18} aria-hidden />
          </ListItemIcon>
          {words.whereYouAreSignedIn}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setDialog('keys');
          }}
        >
          <ListItemIcon>
            <Keyboard size={18} aria-hidden />
          </ListItemIcon>
          {words.keyboard}
        </MenuItem>
        <MenuItem onClick={() => void logout({}, '/login', false)}>
          <ListItemIcon>
            <LogOut size={18} aria-hidden />
          </ListItemIcon>
          {shared(NAV_LOGOUT)}
        </MenuItem>
      </Menu>
      {dialog === 'second factor' && <SetUpDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && <ShortcutsDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'sign-ins' && <SignInsDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Hidden on a phone, which has no room for it. */
const NAME = {
  display: { xs: 'none', sm: 'block' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

import { MenuItem, TextField, Typography } from '@mui/material';
import type { Role, SubRole } from '#contract/calls/permissions.ts';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { whatMay } from './whatMay.ts';
import { words } from '../words/en/staff.ts';
import { shared } from '../words/language.ts';

interface RoleInputProps {
  role: Role;
  value: SubRole;
  onChange(subRole: SubRole): void;
  disabled?: boolean;
}

/** Chooses a role, with its permissions. */
export function RoleInput({ role, value, onChange, disabled = false }: RoleInputProps) {
  const { changes, sees } = whatMay(role, value);
  return (
    <>
      <TextField
        select
        label={words.role}
        value={value}
        onChange={({ target }) => onChange(target.value as SubRole)}
        disabled={disabled}
        fullWidth
      >
        {SUB_ROLES.map((subRole) => (
          <MenuItem key={subRole} value={subRole}>
            {shared(SUB_ROLE_NAMES[subRole])}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {changes.length > 0 && words.changesList(changes.join(', '))}
        {sees.length > 0 && words.seesList(sees.join(', '))}
      </Typography>
    </>
  );
}

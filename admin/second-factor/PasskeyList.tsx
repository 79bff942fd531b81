import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '#contract/shop/policy.ts';
import { instant } from '../ui/instant.ts';
import type { PasskeyRow } from './calls.ts';
import { hasPasskeys } from './passkeys.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/second-factor.ts';

interface Props {
  passkeys: readonly PasskeyRow[];
  isBusy: boolean;
  onAdd: (name: string) => void;
  onRemove: (passkey: PasskeyRow) => void;
}

/** The passkeys, and a form to add one. */
export function PasskeyList({ passkeys, isBusy, onAdd, onRemove }: Props) {
  const [name, setName] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    onAdd(name);
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: '10px' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {words.passkeys}
      </Typography>
      <Typography variant="body2">{words.aFingerprintAFaceOr}</Typography>
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <Box
              component="li"
              key={passkey.id}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '8px' }}
            >
              <Box>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {passkey.name}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {passkey.usedAt === null
                    ? words.addedOn(instant(passkey.createdAt))
                    : words.lastUsedOn(instant(passkey.usedAt))}
                </Typography>
              </Box>
              <Button
                color="secondary"
                disabled={isBusy}
                aria-label={words.removeName(passkey.name)}
                onClick={() => onRemove(passkey)}
              >
                {common.remove}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {hasPasskeys() ? (
        <Box
          component="form"
          noValidate
          onSubmit={add}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '10px' }}
        >
          <TextField
            label={words.nameOfThePasskey}
            placeholder={words.officeLaptop}
            value={name}
            onChange={({ target }) => setName(target.value)}
            sx={{ flex: '1 1 12rem' }}
            slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX_LENGTH, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || name.trim() === ''}>
            {words.addAPasskey}
          </Button>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.thisBrowserHasNoPasskeys}
        </Typography>
      )}
    </Box>
  );
}

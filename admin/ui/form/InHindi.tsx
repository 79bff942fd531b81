import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { FIELDS } from './formLayout.ts';
import { common } from '../../words/en/common.ts';

interface InHindiProps {
  /** The fields, each with the label of its English field and whether it has several lines. */
  texts?: readonly { field: string; label: string; lines?: true }[];
  /** The path of the object with the English fields, with a dot at its end; empty for the form or the entry itself. */
  within?: string;
  children?: ReactNode;
}

/** The Hindi texts of a form. They are folded until somebody opens them, and unfolded if one has an error. */
export function InHindi({ texts = [], within = '', children }: InHindiProps) {
  const path = useSourceContext().getSource(`${within}translations`);
  const { errors } = useFormState({ name: path });
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || get(errors, path) !== undefined;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '6px', fontWeight: 600, fontSize: '0.875rem' }}>
        {common.inHindi}
      </Box>
      {isShown && (
        <Box sx={FIELDS}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {common.emptyIsShownAsWritten}
          </Typography>
          {texts.map(({ field, label, lines = false }) => (
            <TextInput
              key={field}
              source={`${within}translations.hi.${field}`}
              label={common.fieldInHindi(label)}
              multiline={lines}
              minRows={lines ? 3 : undefined}
              helperText={false}
              slotProps={{ htmlInput: { lang: 'hi' } }}
            />
          ))}
          {children}
        </Box>
      )}
    </details>
  );
}

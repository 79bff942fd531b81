import { Box, Button, Typography } from '@mui/material';
import type { ChangeEvent } from 'react';
import { SelectInput, TextInput, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SURFACES } from '#contract/shop/look/look.ts';
import { isHexColour } from '#contract/shop/look/oklch.ts';
import { faintSeeds } from '#contract/shop/look/palette.ts';
import { FIELDS } from '../../ui/form/formLayout.ts';
import { Panel } from '../../ui/record/Panel.tsx';
import { SURFACE_LABELS } from './lookValues.ts';
import type { LookFormValues } from './lookValues.ts';
import { words } from '../../words/en/settings-look.ts';

const SURFACE_CHOICES = SURFACES.map((id) => ({ id, name: SURFACE_LABELS[id] }));

/** The seeds that all colours are computed from. A colour that would be too faint gets an offer. */
export function ColourFields() {
  const { control } = useFormContext<LookFormValues>();
  const [brand, accent, surface] = useWatch({ control, name: ['brandColour', 'accentColour', 'surface'] });
  const areColours = isHexColour(brand ?? '') && isHexColour(accent ?? '');
  const faint = areColours ? faintSeeds({ brand, accent, surface }) : {};
  return (
    <Panel title={words.colours}>
      <Box sx={FIELDS}>
        <ColourInput
          source="brandColour"
          label={words.brandColour}
          help={words.linksButtonsAndTheName}
          nearest={faint.brand?.nearest}
        />
        <ColourInput
          source="accentColour"
          label={words.accent}
          help={words.smallMarksAndTheButtons}
          nearest={faint.accent?.nearest}
        />
        <SelectInput source="surface" label={words.backgrounds} choices={SURFACE_CHOICES} helperText={false} />
      </Box>
    </Panel>
  );
}

interface ColourInputProps {
  source: 'brandColour' | 'accentColour';
  label: string;
  help: string;
  /** The nearest legible colour, if the present one is not. */
  nearest: string | undefined;
}

/** A text field for a colour, with the browser's colour picker. */
function ColourInput({ source, label, help, nearest }: ColourInputProps) {
  const { field } = useInput<string>({ source });
  const { setValue } = useFormContext<LookFormValues>();
  const choose = (colour: string) =>
    setValue(source, colour, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  return (
    <Box sx={{ display: 'grid', gap: '8px' }}>
      <Box sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={words.labelChoose(label)}
          disabled={field.disabled === true}
          value={isHexColour(field.value ?? '') ? field.value : '#000000'}
          onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.currentTarget.value)}
          sx={SWATCH}
        />
        <TextInput source={source} label={label} helperText={help} sx={{ flex: 1 }} />
      </Box>
      {nearest !== undefined && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' }}>
          <Typography variant="body2">{words.thisColourWouldBeToo}</Typography>
          <Button
            type="button"
            variant="outlined"
            color="secondary"
            startIcon={<Box sx={{ width: 16, height: 16, borderRadius: '3px', backgroundColor: nearest }} />}
            // The field keeps its focus: its error would appear and move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(nearest)}
          >
            {words.use} {nearest}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const SWATCH = {
  flex: 'none',
  width: 44,
  height: 44,
  marginTop: '20px',
  padding: '3px',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: '3px',
  background: 'none',
  cursor: 'pointer',
} as const;

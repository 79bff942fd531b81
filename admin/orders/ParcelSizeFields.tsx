import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';

/** Measures of a parcel as they are typed: kilograms and centimetres. */
export type Measures = Partial<Record<'weight' | 'length' | 'breadth' | 'height', string>>;

interface ParcelSizeFieldsProps {
  /** What the couriers were asked about last. */
  quoted: Record<keyof Measures, number>;
  faults: Record<string, string>;
  isAsking: boolean;
  onAsk(measures: Measures): void;
}

const FIELDS: readonly { name: keyof Measures; label: string }[] = [
  { name: 'weight', label: 'Weight in kg' },
  { name: 'length', label: 'Length in cm' },
  { name: 'breadth', label: 'Breadth in cm' },
  { name: 'height', label: 'Height in cm' },
];

/** The weight and the size of a parcel, for which the couriers are asked again. */
export function ParcelSizeFields({ quoted, faults, isAsking, onAsk }: ParcelSizeFieldsProps) {
  const [typed, setTyped] = useState<Required<Measures>>(() => ({
    weight: String(quoted.weight),
    length: String(quoted.length),
    breadth: String(quoted.breadth),
    height: String(quoted.height),
  }));
  return (
    <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: '1fr 1fr', marginBottom: 2 }}>
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          error={faults[name] !== undefined}
          helperText={faults[name]}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
        />
      ))}
      <Button
        variant="outlined"
        disabled={isAsking}
        onClick={() => onAsk({ ...typed })}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
      >
        Get prices for this parcel
      </Button>
    </Box>
  );
}

import { Box, Button, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { boxText, withBox } from './usualBoxes.ts';
import type { BoxSize } from './usualBoxes.ts';
import { words } from '../words/en/orders.ts';

/** Form values: kilograms and centimetres. */
export type Measures = Partial<Record<'weight' | 'length' | 'breadth' | 'height', string>>;

interface ParcelSizeFieldsProps {
  /** The measures of the last offers. */
  quoted: Record<keyof Measures, number>;
  errors: Record<string, string>;
  isAsking: boolean;
  onAsk(measures: Measures): void;
}

const FIELDS: readonly { name: keyof Measures; label: string }[] = [
  { name: 'weight', label: words.weightInKg },
  { name: 'length', label: words.lengthInCm },
  { name: 'breadth', label: words.breadthInCm },
  { name: 'height', label: words.heightInCm },
];

/** The weight and the size of a parcel, to fetch other offers. */
export function ParcelSizeFields({ quoted, errors, isAsking, onAsk }: ParcelSizeFieldsProps) {
  const [values, setValues] = useState<Required<Measures>>(() => ({
    weight: String(quoted.weight),
    length: String(quoted.length),
    breadth: String(quoted.breadth),
    height: String(quoted.height),
  }));
  const [boxes, setBoxes] = useStore<BoxSize[]>('parcels.boxes', []);

  function ask(): void {
    setBoxes(withBox(boxes, values));
    onAsk({ ...values });
  }

  return (
    <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: '1fr 1fr', marginBottom: 2 }}>
      {boxes.length > 0 && (
        <Box
          role="group"
          aria-label={words.boxesUsedLast}
          sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px' }}
        >
          {boxes.map((box) => (
            <Chip
              key={boxText(box)}
              label={boxText(box)}
              variant="outlined"
              disabled={isAsking}
              onClick={() => setValues({ ...values, ...box })}
            />
          ))}
        </Box>
      )}
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
        />
      ))}
      <Button variant="outlined" disabled={isAsking} onClick={ask} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
        {words.getPricesForThisParcel}
      </Button>
    </Box>
  );
}

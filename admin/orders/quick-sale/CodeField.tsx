import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messageOf } from '../../providers/call.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { ScanIconButton } from '../../scan/ScanIconButton.tsx';

/** Finds a SKU by its code, which is typed or scanned. */
export function CodeField({ onSku }: { onSku: (sku: SkuRecord) => void }) {
  const dataProvider = useDataProvider();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  async function find(wanted: string): Promise<void> {
    const text = wanted.trim();
    if (text === '') return;
    setError(undefined);
    try {
      const { data } = await dataProvider.getList<SkuRecord>('skus', {
        filter: { q: text },
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'id', order: 'DESC' },
      });
      const exact = data.find((sku) => sku.code.toLowerCase() === text.toLowerCase());
      const found = exact ?? (data.length === 1 ? data[0] : undefined);
      if (found) {
        setCode('');
        onSku(found);
      } else {
        setError(
          data.length === 0
            ? `No piece has the code ${text}.`
            : `Several pieces match ${text}. Please type the whole code.`,
        );
      }
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void find(code);
      }}
      sx={{ display: 'flex', gap: '8px', alignItems: 'flex-start' }}
    >
      <TextField
        label="SKU code"
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
        error={error !== undefined}
        helperText={error}
        fullWidth
        autoComplete="off"
        slotProps={{
          formHelperText: { role: 'alert' },
          input: { endAdornment: <ScanIconButton onCode={(scanned) => void find(scanned)} /> },
        }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
        Add
      </Button>
    </Box>
  );
}

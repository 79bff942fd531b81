import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isUnreached } from '../../files/again.ts';
import { messageOf } from '../../providers/call.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { ScanIconButton } from '../../scan/ScanIconButton.tsx';
import { words } from '../../words/en/orders-quick-sale.ts';

interface CodeFieldProps {
  /** SKUs that are known without a network. */
  known: readonly SkuRecord[];
  onSku: (sku: SkuRecord) => void;
}

/** Finds a SKU by its typed or scanned code. Without a network it searches only the known SKUs. */
export function CodeField({ known, onSku }: CodeFieldProps) {
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
      const exact = data.find((sku) => isCode(sku, text));
      const found = exact ?? (data.length === 1 ? data[0] : undefined);
      if (found) {
        setCode('');
        onSku(found);
      } else {
        setError(data.length === 0 ? words.noPieceHasTheCode(text) : words.severalPiecesMatch(text));
      }
    } catch (failure) {
      const seen = known.find((sku) => isCode(sku, text));
      if (!isUnreached(failure)) setError(messageOf(failure));
      else if (seen) {
        setCode('');
        onSku(seen);
      } else setError(words.cannotBeFound(text));
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
        label={words.skuCode}
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
        {words.add}
      </Button>
    </Box>
  );
}

const isCode = ({ code }: SkuRecord, text: string) => code.toLowerCase() === text.toLowerCase();

import {
  Autocomplete,
  Box,
  FormControlLabel,
  InputAdornment,
  Switch,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { COLOUR_NAMES, swatchesOf } from '#contract/shop/colours.ts';
import { bareSkuCode } from '#contract/shop/sku-code.ts';
import { readSize } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { cellOf, OFFERED_SIZES, rowsOf } from './matrix.ts';
import type { MatrixRow, CellValues, MatrixValues } from './matrix.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

interface SkuMatrixProps {
  value: MatrixValues;
  onChange(matrix: MatrixValues): void;
  /** A product of one size has no size field. */
  sizeSystem: SizeSystem;
  errorText: ReactNode;
}

const CELLS: readonly { field: keyof CellValues; label: string; isMoney: boolean }[] = [
  { field: 'mrpPrice', label: 'MRP', isMoney: true },
  { field: 'sellingPrice', label: words.sellingPrice, isMoney: true },
  { field: 'quantity', label: words.quantity, isMoney: false },
];

/** New SKUs as colours × sizes, each with price and quantity; defaults are entered once. */
export function SkuMatrix({ value, onChange, sizeSystem, errorText }: SkuMatrixProps) {
  const headingId = useId();
  const [hasCodes, setHasCodes] = useState(false);
  const rows = rowsOf(value);
  const change = (part: Partial<MatrixValues>) => onChange({ ...value, ...part });
  const changeOwn = (key: string, part: Partial<CellValues> & { code?: string }) =>
    change({ own: { ...value.own, [key]: { ...value.own[key], ...part } } });
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <ChipsInput
          label={words.colours}
          hint={words.chooseOrTypeOneAfter}
          options={COLOUR_NAMES}
          values={value.colours}
          onChange={(colours) => change({ colours })}
          swatch
        />
        {sizeSystem !== 'free' && (
          <ChipsInput
            label={words.sizes}
            hint={words.aSkuForEachColour}
            options={OFFERED_SIZES[sizeSystem]}
            values={value.sizes}
            isValid={(size) => readSize(sizeSystem, size) !== undefined}
            onChange={(sizes) => change({ sizes })}
          />
        )}
      </Box>
      <Box role="group" aria-labelledby={headingId}>
        <Typography id={headingId} variant="body2" sx={{ fontWeight: 600, marginBottom: '4px' }}>
          {words.theSameForAll}
        </Typography>
        <Box sx={CELLS_BESIDE}>
          {CELLS.map(({ field, label, isMoney }) => (
            <Cell
              key={field}
              label={label}
              isMoney={isMoney}
              value={value.all[field]}
              onChange={(input) => change({ all: { ...value.all, [field]: input } })}
            />
          ))}
        </Box>
      </Box>
      {rows.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {words.countSkus(rows.length)}
            </Typography>
            <FormControlLabel
              label={words.codesOfMyOwn}
              control={<Switch checked={hasCodes} onChange={({ target }) => setHasCodes(target.checked)} />}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          </Box>
          <Box component="ul" aria-label={words.newSkus} sx={ROWS}>
            {rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                matrix={value}
                hasCodes={hasCodes}
                onChange={(part) => changeOwn(row.key, part)}
              />
            ))}
          </Box>
        </>
      )}
      {errorText && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {errorText}
        </Typography>
      )}
    </Box>
  );
}

interface RowProps {
  row: MatrixRow;
  matrix: MatrixValues;
  hasCodes: boolean;
  onChange(part: Partial<CellValues> & { code?: string }): void;
}

/** One new SKU; an empty cell has the default. */
function Row({ row: { key, name, color }, matrix, hasCodes, onChange }: RowProps) {
  const own = matrix.own[key] ?? {};
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 600, overflowWrap: 'anywhere' }}>
        <Swatch colour={color} />
        {name}
      </Box>
      <Box sx={CELLS_BESIDE}>
        {CELLS.map(({ field, label, isMoney }) => (
          <Cell
            key={field}
            label={label}
            of={name}
            isMoney={isMoney}
            value={own[field] ?? ''}
            placeholder={cellOf(matrix, key)[field]}
            onChange={(input) => onChange({ [field]: input })}
          />
        ))}
      </Box>
      {hasCodes && (
        <Cell
          label={common.code}
          of={name}
          isMoney={false}
          value={own.code ?? ''}
          placeholder={words.madeByItself}
          onChange={(input) => onChange({ code: bareSkuCode(input).replace(/\s/g, '') })}
        />
      )}
    </Box>
  );
}

interface CellProps {
  label: string;
  /** The row it belongs to, for the accessible name. */
  of?: string;
  isMoney: boolean;
  value: string;
  placeholder?: string;
  onChange(input: string): void;
}

function Cell({ label, of, isMoney, value, placeholder, onChange }: CellProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={of ? undefined : label}
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          inputMode: label === common.code ? 'text' : isMoney ? 'decimal' : 'numeric',
          autoComplete: 'off',
          maxLength: 40,
          ...(of && { 'aria-label': `${label}: ${of}` }),
        },
        input: isMoney ? { startAdornment: <InputAdornment position="start">₹</InputAdornment> } : {},
      }}
    />
  );
}

interface ChipsInputProps {
  label: string;
  hint: string;
  options: readonly string[];
  values: string[];
  isValid?: (word: string) => boolean;
  onChange(colours: string[]): void;
  swatch?: boolean;
}

/** A list of values, chosen or entered, each once. */
function ChipsInput({ label, hint, options, values, isValid = () => true, onChange, swatch = false }: ChipsInputProps) {
  const [input, setInput] = useState('');
  const [refused, setRefused] = useState<string>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const take = (colours: readonly string[]) => {
    const all = [...new Set(colours.map((word) => storedOf(options, word.trim())).filter(Boolean))];
    const wrong = all.find((word) => !isValid(word));
    setRefused(wrong);
    setInput(wrong ?? '');
    onChange(all.filter(isValid));
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      // On a phone the open list would cover the fields below.
      disableCloseOnSelect={!isNarrow}
      filterSelectedOptions
      options={options}
      getOptionLabel={shared}
      value={values}
      inputValue={input}
      onInputChange={(_, text, reason) => reason !== 'reset' && setInput(text)}
      onChange={(_, colours) => take(colours)}
      // Accepts the last text without Enter, which phones may not show.
      onBlur={() => input.trim() && take([...values, input])}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: '8px' }}>
          {swatch && <Swatch colour={option} />}
          {shared(option)}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={refused !== undefined}
          helperText={refused === undefined ? hint : words.isNotASizeOf(refused)}
        />
      )}
    />
  );
}

/** Returns the stored value of a typed one, which may be written as the list shows it. */
const storedOf = (options: readonly string[], typed: string) =>
  options.find((option) => shared(option) === typed) ?? typed;

/** The colour of an option. */
function Swatch({ colour }: { colour: string }) {
  const tones = swatchesOf(colour);
  const share = 100 / tones.length;
  const stops = tones.map((tone, at) => `${tone} ${at * share}% ${(at + 1) * share}%`);
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        flex: 'none',
        width: 14,
        height: 14,
        borderRadius: '50%',
        border: 1,
        borderColor: 'divider',
        background: `conic-gradient(${stops.join(', ')})`,
      }}
    />
  );
}

const CELLS_BESIDE = { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
const ROWS = { display: 'grid', gap: 0, listStyle: 'none', margin: 0, padding: 0 };
const ROW = {
  display: 'grid',
  gap: '6px 14px',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(9rem, 1fr) minmax(0, 3fr) minmax(0, 1.2fr)' },
  paddingBlock: '10px',
  borderTop: 1,
  borderColor: 'divider',
};

import { Box, Button, InputAdornment, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { ScanIconButton } from '../../scan/ScanIconButton.tsx';
import { TitledDialog } from '../../ui/dialog/TitledDialog.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import type { Part } from '../confirmOrders.ts';
import { itemsOf } from '../itemsOf.ts';
import { PackingButton } from '../PackingButton.tsx';
import { packedText } from '../variantOf.ts';
import { codesToPack, isPacked, packedOf, scanPiece } from './packed.ts';
import type { CodeToPack, Packed } from './packed.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-packing.ts';

interface Message {
  isError: boolean;
  text: string;
}

/** The pieces of parcels are scanned one by one, parcel by parcel; a piece that does not belong is refused. */
export function ScanToPackDialog({ parts, onClose }: { parts: readonly Part[]; onClose(): void }) {
  const [packedByPart, setPacked] = useState<Packed[]>(() => parts.map(() => ({})));
  const [message, setMessage] = useState<Message>();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const parcels = parts.map((part) => codesToPack(itemsOf(part.order, part.consignment)));
  const isDone = (at: number) => isPacked(parcels[at]!, packedByPart[at]!);
  const at = parts.findIndex((_, index) => !isDone(index));
  const done = parts.filter((_, index) => isDone(index));
  const isAllDone = at < 0;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field, which had the focus, is gone.
    if (isAllDone) close.current?.focus();
  }, [isAllDone]);

  function scan(code: string): void {
    setText('');
    field.current?.focus();
    if (code.trim() === '' || isAllDone) return;
    const { orderId } = parts[at]!.order;
    const result = scanPiece(parcels[at]!, packedByPart[at]!, code);
    if (result.outcome === 'wrong') {
      setMessage({ isError: true, text: words.doesNotBelongTo(result.text, orderId) });
    } else if (result.outcome === 'surplus') {
      setMessage({ isError: true, text: words.allPiecesOfItAreIn(result.code.pieces, result.code.code) });
    } else {
      const { packed } = result;
      setPacked(packedByPart.map((one, index) => (index === at ? packed : one)));
      const isWhole = isPacked(parcels[at]!, packed);
      setMessage({ isError: false, text: isWhole ? words.orderIdIsPacked(orderId) : words.codeIsIn(result.code.code) });
    }
  }

  return (
    <TitledDialog
      title={parts.length === 1 ? words.packOrderId(parts[0]!.order.orderId) : words.packCountParcels(parts.length)}
      onClose={onClose}
      actions={
        <>
          {done.length > 0 && <PackingButton parts={done} withLabels={false} />}
          <Button ref={close} color="secondary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      {isAllDone ? (
        <Typography>{parts.length === 1 ? words.allPiecesAreIn : words.allParcelsArePacked(parts.length)}</Typography>
      ) : (
        <>
          {parts.length > 1 && (
            <Typography sx={{ fontWeight: 600, marginBottom: '8px' }}>
              {words.parcelOf(at + 1, parts.length, parts[at]!.order.orderId)}
            </Typography>
          )}
          <Box
            component="form"
            onSubmit={(event) => {
              event.preventDefault();
              scan(text);
            }}
          >
            <TextField
              fullWidth
              autoFocus
              label={words.codeOfTheNextPiece}
              helperText={words.scanItsBarcodeOrType}
              value={text}
              inputRef={field}
              onChange={({ target }) => setText(target.value)}
              slotProps={{
                htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
                input: {
                  endAdornment: (
                    <InputAdornment position="end">
                      <ScanIconButton onCode={scan} />
                    </InputAdornment>
                  ),
                },
              }}
            />
          </Box>
        </>
      )}
      <Typography role={message?.isError ? 'alert' : 'status'} color={message?.isError ? 'error' : undefined} sx={TOLD}>
        {message?.text}
      </Typography>
      {!isAllDone && <Pieces codes={parcels[at]!} packed={packedByPart[at]!} />}
    </TitledDialog>
  );
}

function Pieces({ codes, packed }: { codes: readonly CodeToPack[]; packed: Packed }) {
  return (
    <Box component="ul" aria-label={words.pieces} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {codes.map((code) => (
        <Box component="li" key={code.code} sx={LINE}>
          <Thumbnail url={code.items[0]!.product.skus[0]?.mediaList[0]?.url ?? null} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {code.items.map((item) => (
              <Typography key={item.id}>{packedText(item)}</Typography>
            ))}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {code.code}
            </Typography>
          </Box>
          <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {words.packedOf(packedOf(packed, code), code.pieces)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const TOLD = { minHeight: '1.5em', marginBlock: '8px', overflowWrap: 'anywhere' };
const LINE = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: '8px',
  borderTop: 1,
  borderColor: 'divider',
};

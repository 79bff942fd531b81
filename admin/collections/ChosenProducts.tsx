import { Box, IconButton, Typography } from '@mui/material';
import { GripVertical, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useGetMany, useInput } from 'react-admin';
import type { ProductRecord } from '../providers/records.ts';
import { FieldErrorText } from '../ui/form/FieldErrorText.tsx';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { useFocusAfterMove } from '../ui/useFocusAfterMove.ts';
import { VISUALLY_HIDDEN } from '../ui/visuallyHidden.ts';
import { ProductSearch } from './ProductSearch.tsx';
import { words } from '../words/en/collections.ts';

interface ChosenProductsProps {
  /** The form's field: a list of ids. */
  source: string;
  label: string;
  hint: string;
  /** Whether the order counts: products are then moved by buttons, arrow keys or dragging. */
  isOrdered?: boolean;
  most: number;
  isLocked: boolean;
}

/** A field of products chosen by hand. */
export function ChosenProducts({ source, label, hint, isOrdered = false, most, isLocked }: ChosenProductsProps) {
  const headingId = useId();
  const { field, fieldState } = useInput<number[]>({ source, defaultValue: [] });
  const ids = (field.value ?? []) as number[];
  const { data = [] } = useGetMany<ProductRecord>('products', { ids });
  const [dragged, setDragged] = useState<number>();
  const [message, setMessage] = useState('');
  const { focusRef, keepFocus } = useFocusAfterMove(ids);
  const nameOf = (id: number) => data.find((product) => product?.id === id)?.name ?? words.productId(id);

  function set(next: number[], text: string): void {
    field.onChange(next);
    field.onBlur();
    setMessage(text);
  }

  function move(from: number, to: number): void {
    if (to < 0 || to >= ids.length || from === to) return;
    const id = ids[from]!;
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    set(next, words.namePlaceToOfCount(nameOf(id), to + 1, ids.length));
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    keepFocus(String(ids[index]), 'handle');
    move(index, to);
  }

  const dragging = (id: number, index: number) =>
    isOrdered && !isLocked
      ? {
          draggable: true,
          onDragStart(event: DragEvent) {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(id);
          },
          onDragOver(event: DragEvent) {
            if (dragged !== undefined) event.preventDefault();
          },
          onDrop(event: DragEvent) {
            event.preventDefault();
            const from = ids.indexOf(dragged ?? 0);
            setDragged(undefined);
            if (from !== -1) move(from, index);
          },
          onDragEnd: () => setDragged(undefined),
        }
      : {};

  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: '8px', minWidth: 0 }}>
      <Box>
        <Typography id={headingId} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </Box>
      {!isLocked && (
        <ProductSearch
          label={words.addAProduct(label.toLowerCase())}
          isDisabled={ids.length >= most}
          taken={ids}
          onPick={({ id, name }) => set([...ids, id], words.nameIsAdded(name))}
        />
      )}
      {ids.length > 0 && (
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }}>
          {ids.map((id, index) => (
            <Box component="li" key={id} {...dragging(id, index)} sx={{ ...ROW, opacity: dragged === id ? 0.5 : 1 }}>
              {isOrdered && !isLocked && (
                <IconButton
                  ref={focusRef(String(id), 'handle')}
                  aria-label={words.movePlaceOfWithThe(nameOf(id), index + 1, ids.length)}
                  onKeyDown={(event) => moveByKey(event, index)}
                  sx={{ ...BUTTON, cursor: 'grab' }}
                >
                  <GripVertical size={18} aria-hidden />
                </IconButton>
              )}
              <Thumbnail url={data.find((product) => product?.id === id)?.imageUrl} />
              <Typography sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{nameOf(id)}</Typography>
              {!isLocked && (
                <Box sx={{ display: 'flex', marginLeft: 'auto' }}>
                  {isOrdered && (
                    <MoveButtons
                      labels={{ earlier: words.moveNameEarlier(nameOf(id)), later: words.moveNameLater(nameOf(id)) }}
                      place={index}
                      count={ids.length}
                      onMove={(way) => {
                        keepFocus(String(id), way);
                        move(index, way === 'earlier' ? index - 1 : index + 1);
                      }}
                      buttonRef={(way) => focusRef(String(id), way)}
                    />
                  )}
                  <IconButton
                    aria-label={words.removeName(nameOf(id))}
                    onClick={() =>
                      set(
                        ids.filter((other) => other !== id),
                        words.nameIsRemoved(nameOf(id)),
                      )
                    }
                    sx={BUTTON}
                  >
                    <X size={18} aria-hidden />
                  </IconButton>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {message}
      </Box>
      {fieldState.error && <FieldErrorText error={fieldState.error} />}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: '4px 10px',
  paddingBlock: '4px',
  borderTop: 1,
  borderColor: 'divider',
} as const;
const BUTTON = { minWidth: 44, minHeight: 44 };

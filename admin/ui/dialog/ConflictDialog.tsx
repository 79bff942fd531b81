import {
  Box,
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { TitledDialog } from './TitledDialog.tsx';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/ui.ts';

/** A field whose two values differ. */
export interface ConflictRow<Values> {
  field: keyof Values;
  name: string;
  theirs: ReactNode;
  mine: ReactNode;
}

interface ConflictDialogProps<Values> {
  title: string;
  /** The fields that both changed. */
  rows: readonly ConflictRow<Values>[];
  /** Saves the form with their values in the given fields. */
  onSave(theirs: ReadonlySet<keyof Values>): void;
  /** Gives up the changes of the form. */
  onDiscard(): void;
  /** Decides nothing: the values stay in the form, unsaved. */
  onClose(): void;
}

/** Someone else changed the same fields since the row was opened: asks for each field whose value to save. */
export function ConflictDialog<Values>({ title, rows, onSave, onDiscard, onClose }: ConflictDialogProps<Values>) {
  const [theirs, setTheirs] = useState<ReadonlySet<keyof Values>>(new Set());
  const choose = (field: keyof Values, isTheirs: boolean) => {
    const others = [...theirs].filter((one) => one !== field);
    setTheirs(new Set(isTheirs ? [...others, field] : others));
  };
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth="sm"
      onSubmit={() => onSave(theirs)}
      actions={
        <>
          <Button color="secondary" variant="outlined" onClick={onDiscard}>
            {words.discardYours}
          </Button>
          <Button type="submit" variant="contained">
            {common.save}
          </Button>
        </>
      }
    >
      <DialogContentText variant="body2">{words.someoneElseChangedThisMeanwhilePlease}</DialogContentText>
      {rows.map((row) => (
        <FieldChoice
          key={row.name}
          row={row}
          isTheirs={theirs.has(row.field)}
          onChoose={(isTheirs) => choose(row.field, isTheirs)}
        />
      ))}
    </TitledDialog>
  );
}

interface FieldChoiceProps<Values> {
  row: ConflictRow<Values>;
  isTheirs: boolean;
  onChoose(isTheirs: boolean): void;
}

function FieldChoice<Values>({ row: { name, theirs, mine }, isTheirs, onChoose }: FieldChoiceProps<Values>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {name}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_, side) => onChoose(side === 'theirs')}
      >
        <FormControlLabel value="mine" control={<Radio />} label={<Side whose={words.yours}>{mine}</Side>} />
        <FormControlLabel value="theirs" control={<Radio />} label={<Side whose={words.theirs}>{theirs}</Side>} />
      </RadioGroup>
    </FormControl>
  );
}

function Side({ whose, children }: { whose: string; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', maxHeight: '9em', overflowY: 'auto', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {whose}:
      </Box>{' '}
      {children === 0 ? 0 : children || '–'}
    </Box>
  );
}

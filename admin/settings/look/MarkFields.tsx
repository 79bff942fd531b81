import { Box, Button } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { BooleanInput, SelectInput, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { imageUrl } from '#contract/pages/image-url.ts';
import { MARK_INKS, MARK_KINDS } from '#contract/shop/look/look.ts';
import { PickFilesDialog } from '../../files/PickFilesDialog.tsx';
import { FieldErrorText } from '../../ui/form/FieldErrorText.tsx';
import { FIELDS } from '../../ui/form/formLayout.ts';
import { Panel } from '../../ui/record/Panel.tsx';
import { INK_LABELS, KIND_LABELS } from './lookValues.ts';
import type { LookFormValues } from './lookValues.ts';
import { words } from '../../words/en/settings-look.ts';

const KIND_CHOICES = MARK_KINDS.map((id) => ({ id, name: KIND_LABELS[id] }));
const INK_CHOICES = MARK_INKS.map((id) => ({ id, name: INK_LABELS[id] }));

/** The shop's mark: the built-in one, none, a drawing, or a picture. */
export function MarkFields() {
  const { control } = useFormContext<LookFormValues>();
  const kind = useWatch({ control, name: 'markKind' });
  return (
    <Panel title={words.mark}>
      <Box sx={FIELDS}>
        <SelectInput
          source="markKind"
          label={words.whatStandsBeforeTheName}
          choices={KIND_CHOICES}
          helperText={words.inHeaderAndFooterOn}
        />
        {kind === 'DRAWING' && <DrawingInput />}
        {kind === 'DRAWING' && (
          <SelectInput source="markInk" label={words.coloursOfTheMark} choices={INK_CHOICES} helperText={false} />
        )}
        {kind === 'PICTURE' && <PictureInput />}
        {(kind === 'DRAWING' || kind === 'PICTURE') && (
          <BooleanInput source="markWithName" label={words.theNameStandsBesideIt} helperText={words.offForAMarkThat} />
        )}
      </Box>
    </Panel>
  );
}

/** An SVG file, read as text. The server cleans it. */
function DrawingInput() {
  const { field, fieldState } = useInput<string>({ source: 'markSvg' });
  const { setValue } = useFormContext<LookFormValues>();
  const input = useRef<HTMLInputElement>(null);
  const svg = (field.value || '') as string;

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    setValue('markSvg', await file.text(), { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  }

  return (
    <Box sx={ROW}>
      {svg !== '' && <Shown src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />}
      <input
        ref={input}
        type="file"
        accept="image/svg+xml,.svg"
        aria-label={words.svgFile}
        hidden
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
      <Button
        type="button"
        variant="outlined"
        color="secondary"
        disabled={field.disabled === true}
        startIcon={<ImagePlus size={17} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {svg === '' ? words.chooseAnSvgFile : words.chooseAnother}
      </Button>
      {fieldState.error && <FieldErrorText error={fieldState.error} />}
    </Box>
  );
}

/** A picture of the library. */
function PictureInput() {
  const { field, fieldState } = useInput<string>({ source: 'markKey' });
  const { setValue } = useFormContext<LookFormValues>();
  const [isPicking, setPicking] = useState(false);
  const key = (field.value || '') as string;
  return (
    <Box sx={ROW}>
      {key !== '' && <Shown src={imageUrl(key, 200, 'webp')} />}
      <Button
        type="button"
        variant="outlined"
        color="secondary"
        disabled={field.disabled === true}
        startIcon={<ImagePlus size={17} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        {key === '' ? words.chooseAPicture : words.chooseAnother}
      </Button>
      {fieldState.error && <FieldErrorText error={fieldState.error} />}
      {isPicking && (
        <PickFilesDialog
          taken={key === '' ? [] : [key]}
          most={1}
          groups={['images']}
          onPick={([picked]) => {
            if (picked) setValue('markKey', picked.key, { shouldDirty: true, shouldValidate: true });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}

/** The chosen mark on a light ground, where drawings are made. */
function Shown({ src }: { src: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={words.theChosenMark}
      sx={{
        height: 64,
        maxWidth: 220,
        padding: '8px',
        objectFit: 'contain',
        backgroundColor: '#fff',
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' } as const;

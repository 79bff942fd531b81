import { Box, Button } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { PickFilesDialog } from '../files/PickFilesDialog.tsx';
import { FieldErrorText } from '../ui/form/FieldErrorText.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';

/** The cover picture of a post: chosen from the library or uploaded. */
export function PostPicture({ isLocked }: { isLocked: boolean }) {
  const { field, fieldState } = useInput<string | null>({ source: 'imagePath', defaultValue: null });
  const [isPicking, setPicking] = useState(false);
  const path = (field.value || null) as string | null;

  function show(next: string | null): void {
    field.onChange(next);
    field.onBlur();
    setPicking(false);
  }

  return (
    <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      <Thumbnail url={path} size={72} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {!isLocked && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<ImagePlus size={17} aria-hidden />}
            onClick={() => setPicking(true)}
          >
            {path ? words.chooseAnother : words.chooseAPicture}
          </Button>
        )}
        {!isLocked && path && (
          <Button color="secondary" onClick={() => show(null)}>
            {common.remove}
          </Button>
        )}
        {fieldState.error && <FieldErrorText error={fieldState.error} />}
      </Box>
      {isPicking && (
        <PickFilesDialog
          taken={path ? [path.slice(mediaUrl('').length)] : []}
          most={1}
          groups={['images']}
          onPick={([picked]) => picked && show(mediaUrl(picked.key))}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}

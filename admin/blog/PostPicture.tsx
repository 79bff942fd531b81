import { Box } from '@mui/material';
import { FormDataConsumer, TextInput } from 'react-admin';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import type { TypedPost } from './typedPost.ts';

/** The picture above a post, by its address in the shop. */
export function PostPicture() {
  return (
    <FormDataConsumer<TypedPost>>
      {({ formData }) => (
        <Box sx={{ display: 'flex', gap: '12px', alignItems: 'start' }}>
          <Thumbnail
            url={/^\/media\/[a-z0-9]+\.[a-z0-9]+$/.test(formData.imagePath ?? '') ? formData.imagePath : null}
            size={72}
          />
          <TextInput
            source="imagePath"
            label="Address of the picture"
            helperText="As the shop has it: /media/…"
            sx={{ margin: 0 }}
            slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
          />
        </Box>
      )}
    </FormDataConsumer>
  );
}

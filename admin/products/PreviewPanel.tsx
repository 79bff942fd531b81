import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DrawnProduct } from '#contract/calls/product-preview.ts';
import type { Language } from '#contract/languages.ts';
import { useRendered } from '../providers/useRendered.ts';
import { framed } from '../ui/framed.ts';
import { DraftPreview } from '../ui/preview/DraftPreview.tsx';
import { RenderState } from '../ui/preview/RenderState.tsx';
import { LanguageChoice, WidthChoice } from '../ui/preview/ViewChoice.tsx';
import type { PreviewWidth } from '../ui/preview/ViewChoice.tsx';
import { draftToSend } from './productValues.ts';
import type { ProductValues } from './productValues.ts';
import { words } from '../words/en/products.ts';

/**
 * The card and the page of the product as shoppers would see it if it were saved now; rendered while the panel is open.
 */
export function PreviewPanel({ id }: { id: number | undefined }) {
  return (
    <Box sx={{ marginTop: '14px' }}>
      <DraftPreview hint={words.theCardInListsAnd}>
        <Preview id={id} />
      </DraftPreview>
    </Box>
  );
}

function Preview({ id }: { id: number | undefined }) {
  const { control } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [language, setLanguage] = useState<Language>('en');
  const draft = values.categoryId ? JSON.stringify({ ...draftToSend(values, id), language }) : undefined;
  const { rendered, errorText, isRendering } = useRendered<DrawnProduct>('/api/admin/products/preview', draft);

  if (draft === undefined) return <Typography>{words.pleaseChooseACategoryFirst}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: '14px', justifyItems: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <WidthChoice value={width} onChoose={setWidth} />
        <LanguageChoice value={language} onChoose={setLanguage} />
      </Box>
      <RenderState isRendering={isRendering} errorText={errorText} />
      {rendered && (
        <Box
          sx={{
            width: '100%',
            display: 'flex',
            flexWrap: 'wrap',
            gap: '14px',
            '& iframe': { border: 1, borderColor: 'divider', maxWidth: '100%' },
          }}
        >
          <iframe
            title={words.theCardInLists}
            sandbox="allow-same-origin"
            srcDoc={framed(rendered.card)}
            width={390}
            height={340}
          />
          <iframe
            title={words.thePageOfTheProduct}
            sandbox="allow-same-origin"
            srcDoc={framed(rendered.page)}
            width={width === 'phone' ? 390 : '100%'}
            height={720}
          />
        </Box>
      )}
    </Box>
  );
}

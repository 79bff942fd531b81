import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DrawnArrangedPage } from '#contract/calls/arranged-pages.ts';
import type { Language } from '#contract/languages.ts';
import { useRendered } from '../providers/useRendered.ts';
import { translationsToSend } from '../ui/form/hindiTexts.ts';
import { DraftPreview } from '../ui/preview/DraftPreview.tsx';
import { PreviewFrame } from '../ui/preview/PreviewFrame.tsx';
import { RenderState } from '../ui/preview/RenderState.tsx';
import { LanguageChoice, WidthChoice } from '../ui/preview/ViewChoice.tsx';
import type { PreviewWidth } from '../ui/preview/ViewChoice.tsx';
import { fromField } from './kolkataTime.ts';
import { pageErrors, sectionsToSend } from './pageValues.ts';
import type { PageValues } from './pageValues.ts';
import { words } from '../words/en/pages.ts';

/** The sizes of the frames, in pixels. */
const WIDTHS: Record<PreviewWidth, number> = { phone: 390, desk: 1280 };

/** The page as shoppers would see it if it were saved now, in the frame of a phone or a wide screen. */
export function PagePreview({ isHome }: { isHome: boolean }) {
  return (
    <DraftPreview hint={words.thePageWithWhatIs}>
      <Preview isHome={isHome} />
    </DraftPreview>
  );
}

function Preview({ isHome }: { isHome: boolean }) {
  const { control } = useFormContext<PageValues>();
  const values = useWatch({ control }) as PageValues;
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [language, setLanguage] = useState<Language>('en');
  const [moment, setMoment] = useState('');
  const isWhole = Object.keys(pageErrors(values, isHome)).every((field) => !field.startsWith('sections'));
  const at = fromField(moment);
  const draft = isWhole
    ? JSON.stringify({
        isHome,
        title: values.title?.trim() ?? '',
        translations: translationsToSend(values.translations, ['title']),
        language,
        sections: sectionsToSend(values.sections),
        ...(at && { at }),
      })
    : undefined;
  const { rendered, errorText, isRendering } = useRendered<DrawnArrangedPage>('/api/admin/pages/preview', draft);

  return (
    <Box sx={{ display: 'grid', gap: '14px', justifyItems: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <WidthChoice value={width} onChoose={setWidth} />
        <LanguageChoice value={language} onChoose={setLanguage} />
        <TextField
          type="datetime-local"
          size="small"
          label={words.sectionsAsAtInIndias}
          value={moment}
          onChange={({ target }) => setMoment(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      {!isWhole && <Typography>{words.pleaseFillInTheMarked}</Typography>}
      <RenderState isRendering={isRendering && isWhole} errorText={errorText} />
      {rendered && <PreviewFrame what={words.thePage} html={rendered.page} width={width} widths={WIDTHS} />}
    </Box>
  );
}

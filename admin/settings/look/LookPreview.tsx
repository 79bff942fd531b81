import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LOOK_PREVIEWS } from '#contract/calls/look-settings.ts';
import type { DrawnLookRecord } from '../../providers/records.ts';
import { useRendered } from '../../providers/useRendered.ts';
import { framed } from '../../ui/framed.ts';
import { RenderState } from '../../ui/preview/RenderState.tsx';
import { ViewChoice, WidthChoice } from '../../ui/preview/ViewChoice.tsx';
import type { PreviewWidth } from '../../ui/preview/ViewChoice.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { LOOK_LABELS, lookToSend } from './lookValues.ts';
import type { LookFormValues } from './lookValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/settings-look.ts';

type PreviewPage = (typeof LOOK_PREVIEWS)[number];
const PAGES: readonly (readonly [PreviewPage, string])[] = [
  ['home', words.home],
  ['list', words.list],
  ['product', common.product],
];
const WIDTHS: Record<PreviewWidth, number> = { phone: 360, desk: 1366 };
/** The pages are shown smaller: two phones side by side, or all of a wide page. */
const SCALES: Record<PreviewWidth, number> = { phone: 0.66, desk: 0.36 };

/** The shop's own pages in the look of the form, in light and dark, as its shoppers would see them. */
export function LookPreview() {
  const { control } = useFormContext<LookFormValues>();
  const values = lookToSend(useWatch({ control }) as LookFormValues);
  const [page, setPage] = useState<PreviewPage>('home');
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const look = Object.fromEntries(Object.keys(LOOK_LABELS).map((name) => [name, values[name as keyof LookFormValues]]));
  const { rendered, errorText, isRendering } = useRendered<DrawnLookRecord>(
    '/api/admin/settings/look/preview',
    JSON.stringify({ ...look, page }),
  );
  const html = rendered?.html;
  const frames = useMemo(
    () => html !== undefined && (['light', 'dark'] as const).map((theme) => [theme, framed(html, theme)] as const),
    [html],
  );
  return (
    <Box sx={{ position: { md: 'sticky' }, top: 12, minWidth: 0 }}>
      <Panel title={common.preview}>
        <Box sx={{ display: 'grid', gap: '10px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
            <ViewChoice<PreviewPage> label={words.pageOfThePreview} value={page} choices={PAGES} onChoose={setPage} />
            <WidthChoice value={width} onChoose={setWidth} />
          </Box>
          <RenderState isRendering={isRendering} errorText={errorText} />
          {frames && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '14px', minWidth: 0 }}>
              {frames.map(([theme, srcDoc]) => (
                <Frame
                  key={theme}
                  title={theme === 'light' ? words.inLight : words.inDark}
                  srcDoc={srcDoc}
                  width={width}
                />
              ))}
            </Box>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.nothingIsSavedByIt}
          </Typography>
        </Box>
      </Panel>
    </Box>
  );
}

function Frame({ title, srcDoc, width }: { title: string; srcDoc: string; width: PreviewWidth }) {
  const scale = SCALES[width];
  const height = width === 'phone' ? 700 : 900;
  return (
    <Box component="figure" sx={{ margin: 0, maxWidth: '100%' }}>
      <Typography component="figcaption" variant="body2" sx={{ marginBottom: '4px' }}>
        {title}
      </Typography>
      <Box
        sx={{
          width: WIDTHS[width] * scale,
          maxWidth: '100%',
          height: height * scale,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          component="iframe"
          title={title}
          sandbox="allow-same-origin"
          srcDoc={srcDoc}
          sx={{
            width: WIDTHS[width],
            height,
            border: 0,
            display: 'block',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  );
}

import { Box, Button, LinearProgress, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DrawnArrangedPage } from '#contract/calls/arranged-pages.ts';
import { useRendered } from '../providers/useRendered.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { framed } from '../ui/framed.ts';
import { fromField } from './kolkataTime.ts';
import { pageErrors, sectionsToSend } from './pageValues.ts';
import type { PageValues } from './pageValues.ts';

const FRAMES = {
  phone: { name: 'Phone', width: 390, height: 780 },
  desk: { name: 'Wide screen', width: 1280, height: 780 },
} as const;

/** The page as shoppers would see it if it were saved now, in the frame of a phone or a wide screen. */
export function PagePreview({ isHome }: { isHome: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="As shoppers will see it"
      actions={
        <Button type="button" variant="outlined" color="secondary" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the preview' : 'Show the preview'}
        </Button>
      }
    >
      {isOpen ? (
        <Preview isHome={isHome} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          The page with what is entered above, at any time. Nothing is saved by it.
        </Typography>
      )}
    </Panel>
  );
}

function Preview({ isHome }: { isHome: boolean }) {
  const { control } = useFormContext<PageValues>();
  const values = useWatch({ control }) as PageValues;
  const [frame, setFrame] = useState<keyof typeof FRAMES>('phone');
  const [moment, setMoment] = useState('');
  const isWhole = Object.keys(pageErrors(values, isHome)).every((field) => !field.startsWith('sections'));
  const at = fromField(moment);
  const draft = isWhole
    ? JSON.stringify({
        isHome,
        title: values.title?.trim() ?? '',
        sections: sectionsToSend(values.sections),
        ...(at && { at }),
      })
    : undefined;
  const { rendered, errorText, isRendering } = useRendered<DrawnArrangedPage>('/api/admin/pages/preview', draft);
  const { name, width, height } = FRAMES[frame];

  return (
    <Box sx={{ display: 'grid', gap: '14px', justifyItems: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the preview"
          value={frame}
          onChange={(_, chosen: keyof typeof FRAMES | null) => chosen && setFrame(chosen)}
        >
          {Object.entries(FRAMES).map(([id, { name: label }]) => (
            <ToggleButton key={id} value={id}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          type="datetime-local"
          size="small"
          label="Sections as at, in India’s time"
          value={moment}
          onChange={({ target }) => setMoment(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <Box sx={{ width: '100%', height: 4 }}>
        {isRendering && isWhole && <LinearProgress aria-label="Drawing the preview" />}
      </Box>
      {!isWhole && <Typography>Please fill in the marked sections first.</Typography>}
      {errorText !== undefined && (
        <Typography role="alert" color="error">
          {errorText}
        </Typography>
      )}
      {rendered && (
        <Box tabIndex={0} role="group" aria-label={name} sx={{ width: '100%', overflowX: 'auto' }}>
          <Box
            component="iframe"
            title={`The page on a ${name.toLowerCase()}`}
            sandbox="allow-same-origin"
            srcDoc={framed(rendered.page)}
            sx={{ display: 'block', width, height, border: 1, borderColor: 'divider' }}
          />
        </Box>
      )}
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callOnce } from '../providers/call-once.ts';
import type { DrawnLetterRecord } from '../providers/records.ts';
import { useRendered } from '../providers/useRendered.ts';
import { useSend } from '../providers/useSend.ts';
import { DraftPreview } from '../ui/preview/DraftPreview.tsx';
import { PreviewFrame } from '../ui/preview/PreviewFrame.tsx';
import { RenderState } from '../ui/preview/RenderState.tsx';
import { ViewChoice, WIDTH_NAMES } from '../ui/preview/ViewChoice.tsx';
import type { PreviewWidth } from '../ui/preview/ViewChoice.tsx';
import { contentToSend, letterErrors } from './letterValues.ts';
import type { LetterValues } from './letterValues.ts';
import { words } from '../words/en/letters.ts';

/** A letter at the width of a screen, or as the text that mail programs without HTML show. */
type LetterView = PreviewWidth | 'text';
const VIEWS: readonly (readonly [LetterView, string])[] = [
  ['phone', WIDTH_NAMES.phone],
  ['desk', WIDTH_NAMES.desk],
  ['text', words.textOnly],
];
/** The widths of the frames in pixels. Mail programs of a wide screen show a mail in a part of it. */
const WIDTHS: Record<PreviewWidth, number> = { phone: 360, desk: 720 };

/** The letter as its readers would see it now, and a button that mails it to the person who edits it. */
export function LetterPreview() {
  const { control } = useFormContext<LetterValues>();
  const values = useWatch({ control }) as LetterValues;
  const errors = Object.keys(letterErrors(values));
  const hasErrors = errors.some((field) => field.startsWith('sections'));
  const body = hasErrors ? undefined : JSON.stringify(contentToSend(values));
  return (
    <DraftPreview
      title={words.asSubscribersWillSeeIt}
      hint={words.theLetterWithWhatIs}
      actions={<TestButton body={errors.length === 0 ? body : undefined} />}
    >
      <Preview body={body} />
    </DraftPreview>
  );
}

/** @param props.body the content of the form; undefined while a section has errors */
function Preview({ body }: { body: string | undefined }) {
  const [view, setView] = useState<LetterView>('phone');
  const { rendered, errorText, isRendering } = useRendered<DrawnLetterRecord>('/api/admin/letters/preview', body);
  return (
    <Box sx={{ display: 'grid', gap: '14px', justifyItems: 'start', minWidth: 0 }}>
      <ViewChoice<LetterView> label={words.viewOfThePreview} value={view} choices={VIEWS} onChoose={setView} />
      {body === undefined && <Typography>{words.pleaseFillInTheMarked}</Typography>}
      <RenderState isRendering={isRendering && body !== undefined} errorText={errorText} />
      {rendered &&
        (view === 'text' ? (
          <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>
            {rendered.text}
          </Typography>
        ) : (
          <PreviewFrame what={words.theLetter} html={withOwnPictures(rendered.html)} width={view} widths={WIDTHS} />
        ))}
    </Box>
  );
}

/**
 * Returns a letter whose pictures have paths only: all are the shop's own. The console may be open at another address
 * than the shop's public one, and its content policy allows no pictures of other addresses.
 */
function withOwnPictures(html: string): string {
  return html.replace(/(<img src=")https?:\/\/[^/"]+/g, '$1');
}

/** Mails the form's content to the person who edits it. */
function TestButton({ body }: { body: string | undefined }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'letters', action: 'change' });
  const sending = useSend({
    send: () => callOnce('/api/admin/letters/test', { method: 'POST', body: body ?? '' }),
    done: ({ json }) => (json as { message: string }).message,
    onError: 'notify',
    refreshes: false,
  });
  if (!mayChange) return null;
  return (
    <Button
      type="button"
      variant="outlined"
      color="secondary"
      disabled={sending.isBusy || body === undefined}
      onClick={() => sending.send()}
    >
      {words.sendMeATest}
    </Button>
  );
}

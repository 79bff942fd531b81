import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { LAZY_LOADING } from '#contract/messages.ts';
import { drawPdf } from './drawPdf.ts';
import { words } from '../words/en/sellers.ts';

/** The first pages of a PDF as pictures. If they cannot be rendered, the file can still be opened. */
export function PdfPages({ url, name }: { url: string; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>(LAZY_LOADING);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // When the page is left, React clears the reference before it ends this effect.
    const shown = place.current!;
    void drawPdf(url, { width: shown.clientWidth, signal }).then(
      ({ pages, count }) => {
        if (signal.aborted) return;
        for (const [index, page] of pages.entries()) {
          page.setAttribute('role', 'img');
          page.setAttribute('aria-label', words.pageOfPaper(name, index + 1, count));
        }
        shown.replaceChildren(...pages);
        const more = count - pages.length;
        setText(more > 0 ? words.morePagesInTheFile(more) : '');
      },
      () => signal.aborted || setText(words.itCannotBeShownHere),
    );
    return () => leaving.abort();
  }, [url, name]);
  return (
    <>
      <Box ref={place} role="group" aria-label={words.asItWasSent(name)} tabIndex={0} sx={PAGES} />
      {text && (
        <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
    </>
  );
}

const PAGES = {
  display: 'grid',
  gap: '8px',
  maxHeight: 420,
  overflowY: 'auto',
  '& canvas': { display: 'block', width: 1, height: 'auto', border: 1, borderColor: 'divider', borderRadius: '6px' },
} as const;

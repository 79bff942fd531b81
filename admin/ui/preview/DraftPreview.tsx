import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../record/Panel.tsx';
import { words } from '../../words/en/ui.ts';

interface DraftPreviewProps {
  title?: string;
  /** The text while the panel is closed. */
  hint: string;
  /** Further buttons of the panel. */
  actions?: ReactNode;
  /** The preview. */
  children: ReactNode;
}

/** A panel with the preview of a draft. The preview is rendered only while the panel is open. */
export function DraftPreview({ title = words.asShoppersWillSeeIt, hint, actions, children }: DraftPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      actions={
        <>
          {actions}
          <Button type="button" variant="outlined" color="secondary" onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideThePreview : words.showThePreview}
          </Button>
        </>
      }
    >
      {isOpen ? children : <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
    </Panel>
  );
}

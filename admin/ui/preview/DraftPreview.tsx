import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../record/Panel.tsx';

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
export function DraftPreview({ title = 'As shoppers will see it', hint, actions, children }: DraftPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      actions={
        <>
          {actions}
          <Button type="button" variant="outlined" color="secondary" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the preview' : 'Show the preview'}
          </Button>
        </>
      }
    >
      {isOpen ? children : <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
    </Panel>
  );
}

import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../record/Panel.tsx';

/** A panel with the preview of a draft. The preview is rendered only while the panel is open. */
export function DraftPreview({ hint, children }: { hint: string; children: ReactNode }) {
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
      {isOpen ? children : <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
    </Panel>
  );
}

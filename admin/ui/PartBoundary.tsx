import { Box, Button, Typography } from '@mui/material';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { RETRY } from '#contract/messages.ts';
import { words } from '../words/en/ui.ts';
import { shared } from '../words/language.ts';

interface State {
  hasFailed: boolean;
}

/**
 * Keeps a failing component from taking the page with it. The surrounding form keeps its values. React has no hook for
 * this, so it is a class.
 */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{words.thisPartCannotBeShown}</Typography>
        <Button variant="outlined" onClick={() => this.setState({ hasFailed: false })}>
          {shared(RETRY)}
        </Button>
      </Box>
    );
  }
}

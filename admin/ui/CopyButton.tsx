import { Button } from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import { words } from '../words/en/ui.ts';

interface CopyButtonProps {
  text: string;
  /** The thing that is copied: 'address'. */
  what: string;
  /** Its owner, if the page has several. */
  of?: string;
}

export function CopyButton({ text, what, of }: CopyButtonProps) {
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify(words.theIsCopied(what), { type: 'success' });
    } catch {
      // The clipboard needs HTTPS.
      notify(words.theCouldNotBeCopied(what), { type: 'error' });
    }
  }
  return (
    <Button
      color="secondary"
      startIcon={<Copy size={15} aria-hidden />}
      onClick={() => void copy()}
      {...(of && { 'aria-label': words.copyWhatText(what, of) })}
    >
      {words.copyWhat(what)}
    </Button>
  );
}

import { Button } from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify } from 'react-admin';

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
      notify(`The ${what} is copied.`, { type: 'success' });
    } catch {
      // The clipboard needs HTTPS.
      notify(`The ${what} could not be copied. Please select it and copy it by hand.`, { type: 'error' });
    }
  }
  return (
    <Button
      color="secondary"
      startIcon={<Copy size={15} aria-hidden />}
      onClick={() => void copy()}
      {...(of && { 'aria-label': `Copy ${what}: ${of}` })}
    >
      Copy {what}
    </Button>
  );
}

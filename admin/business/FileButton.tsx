import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { SELLER_FILE_MB } from '#contract/states/seller.ts';
import type { SellerPaper, SellerPicture } from '#contract/states/seller.ts';
import { messageOf } from '../providers/call.ts';
import { sendOwnFile } from './own-seller.ts';
import { FileInput } from '../ui/form/FileInput.tsx';
import { words } from '../words/en/business.ts';

interface FileButtonProps {
  place: SellerPaper | SellerPicture;
  /** What the button and the notification call it. */
  name: string;
  /** Whether a file was uploaded before. */
  isThere: boolean;
  accept: string;
}

/** Chooses a file and uploads it at once. */
export function FileButton({ place, name, isThere, accept }: FileButtonProps) {
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);

  async function send(file: File): Promise<void> {
    if (file.size > SELLER_FILE_MB * 1024 * 1024) {
      return notify(words.aFileCanHaveAt(SELLER_FILE_MB), { type: 'error' });
    }
    setSending(true);
    try {
      await sendOwnFile(place, file);
      notify(words.nameSent(name), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        disabled={isSending}
        aria-label={`${isThere ? words.replace : words.chooseAFile}: ${name}`}
        onClick={() => input.current?.click()}
        sx={{ flex: 'none', minHeight: 40 }}
      >
        {isSending ? words.sending : isThere ? words.replace : words.chooseAFile}
      </Button>
      <FileInput
        ref={input}
        label={name}
        accept={accept}
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
    </>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import { watchForCode } from './barcodes.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/scan.ts';

/** Scans one barcode with the camera, which stops when the dialog closes. */
export function ScanDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <TitledDialog
      title={words.scanABarcode}
      onClose={onClose}
      actions={
        <Button color="secondary" onClick={onClose} autoFocus>
          {common.close}
        </Button>
      }
    >
      {hasFailed ? (
        <Typography role="alert">{words.theCameraCannotBeUsed}</Typography>
      ) : (
        <>
          <Typography>{words.holdTheLabelsBarcodeBefore}</Typography>
          <Viewfinder onCode={onCode} onFailure={() => setFailed(true)} />
        </>
      )}
    </TitledDialog>
  );
}

function Viewfinder({ onCode, onFailure }: { onCode: (code: string) => void; onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!video.current) return undefined;
    return watchForCode(
      video.current,
      (code) => tell(code),
      () => fail(),
    );
  }, []);
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        backgroundColor: 'common.black',
      }}
    />
  );
}

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { watchForCode } from './barcodes.ts';

/** Reads one barcode with the camera, which is let go when the dialog closes. */
export function ScanDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const titleId = useId();
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Scan a barcode</DialogTitle>
      <DialogContent>
        {hasFailed ? (
          <Typography role="alert">
            The camera cannot be used. Please allow it for this site in the browser, or type the number.
          </Typography>
        ) : (
          <>
            <Typography sx={{ marginBottom: 2 }}>Hold the label’s barcode before the camera.</Typography>
            <Viewfinder onCode={onCode} onFailure={() => setFailed(true)} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
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

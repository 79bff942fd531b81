/** The API of browsers that read barcodes: https://wicg.github.io/shape-detection-api/#barcode-detection-api. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new () => BarcodeDetector;
  }
}

/** Returns whether this browser can scan barcodes; a page without HTTPS has no camera. */
export const canScan = () => window.BarcodeDetector !== undefined && 'mediaDevices' in navigator;

const LOOK_EVERY_MS = 200;

/**
 * Shows the rear camera and reports the first barcode.
 * @returns the function that stops it and releases the camera
 */
export function watchForCode(video: HTMLVideoElement, found: (code: string) => void, failed: () => void): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;
  let timer: number | undefined;
  const Detector = window.BarcodeDetector;

  async function watch(): Promise<void> {
    if (!Detector) return failed();
    const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    stream = opened;
    if (isOver) return letGo();
    video.srcObject = opened;
    // A browser that blocks autoplay shows the first frame later.
    void video.play().catch(() => {});
    const detector = new Detector();
    const look = async () => {
      const [code] = await detector.detect(video).catch(() => []);
      if (isOver) return;
      if (code) found(code.rawValue.trim());
      else timer = window.setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    await look();
  }
  function letGo(): void {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  watch().catch(() => {
    if (!isOver) failed();
  });
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    letGo();
  };
}

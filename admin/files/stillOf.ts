import { words } from '../words/en/files.ts';

/** The second of the video that becomes its poster, since many begin with black. */
const SECOND = 1;
/** A video that does not load within this time has no poster. */
const PATIENCE_MS = 10_000;
const QUALITY = 0.9;

/** Returns the poster of a video that was chosen for upload; undefined if this browser cannot play it. */
export async function stillOf(film: File): Promise<File | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const url = URL.createObjectURL(film);
  try {
    await eventOf(video, 'loadeddata', () => {
      video.src = url;
    });
    await eventOf(video, 'seeked', () => {
      video.currentTime = Math.min(SECOND, (video.duration || 0) / 3);
    });
    return await pictureOf(video, film.name);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** Returns the present frame of a video as a file. */
export async function pictureOf(video: HTMLVideoElement, filmName: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!bytes) throw new Error(words.noPictureOfThisFilm);
  return new File([bytes], `${filmName.replace(/\.\w+$/, '')} still.jpg`, { type: 'image/jpeg' });
}

/** Starts an action and waits for its event. @throws if it fails or times out */
function eventOf(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    signal.addEventListener('abort', () => reject(new Error('The film does not load.')));
    video.addEventListener('error', () => reject(new Error('The film cannot be played.')), { once: true, signal });
    video.addEventListener(event, () => resolve(), { once: true, signal });
    begin();
  });
}

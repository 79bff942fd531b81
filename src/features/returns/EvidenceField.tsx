import { useId, useState } from 'react';
import { FILES_MAX_UPLOAD, UPLOAD_FAILED } from '#contract/messages.ts';
import { messageFor } from '../../api/client.ts';
import { uploadFile } from '../../api/returns.ts';
import type { UploadedFile } from '../../api/wire.ts';
import { smallerPicture } from '../../ui/smaller-picture.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './returns.module.css';

const MOST_FILES = 6;

interface Props {
  name: string;
  files: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  needsVideo: boolean;
  error: string | undefined;
}

/** Photos and videos as evidence. Each is uploaded when it is chosen. */
export function EvidenceField({ name, files, onChange, needsVideo, error }: Props) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function add(chosen: readonly File[]) {
    setBusy(true);
    setFailure(undefined);
    const known = [...files];
    try {
      for (const file of chosen.slice(0, MOST_FILES - known.length)) {
        known.push(await uploadFile(await smaller(file), file.name));
        onChange([...known]);
      }
      if (chosen.length > MOST_FILES - files.length) setFailure(said(FILES_MAX_UPLOAD, { count: MOST_FILES }));
    } catch (cause) {
      setFailure(saidAny(messageFor(cause, UPLOAD_FAILED)));
    } finally {
      setBusy(false);
    }
  }

  const message = error === undefined ? failure : saidAny(error);
  return (
    <div className="field">
      <label htmlFor={id}>{said(needsVideo ? 'The unboxing video' : 'Photos or a video (optional)')}</label>
      <input
        id={id}
        name={name}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,video/mp4,video/webm,video/quicktime"
        disabled={isBusy || files.length >= MOST_FILES}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p id={`${id}-says`} className={message ? 'fault' : 'small soft'} role={message ? 'alert' : 'status'}>
        {message ??
          said(isBusy ? 'Sending …' : 'Only you, the seller and we see them. Photos up to 8 MB, videos up to 25 MB.')}
      </p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.key}>
              {file.contentType.startsWith('image/') ? (
                <img src={file.url} width="72" height="72" alt={file.originalFilename} />
              ) : (
                <span className={styles.film}>{said('Video')}</span>
              )}
              <button
                className="link small"
                type="button"
                aria-label={said('Remove {name}', { name: file.originalFilename })}
                onClick={() => onChange(files.filter(({ key }) => key !== file.key))}
              >
                {said('Remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Returns a picture reduced to the size that evidence needs. The server judges files that this browser cannot decode.
 */
async function smaller(file: File): Promise<Blob> {
  return file.type.startsWith('image/') ? ((await smallerPicture(file)) ?? file) : file;
}

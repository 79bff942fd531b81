import type { Ref } from 'react';

interface FileInputProps {
  /** For the button that opens the choice of files. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Endings or media types, separated by commas. */
  accept: string;
  multiple?: boolean;
  onFiles(files: File[]): void;
}

/** A hidden input that chooses files, also the same file twice in a row. */
export function FileInput({ ref, label, accept, multiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // A browser reports a chosen file only if it differs from the former one.
        target.value = '';
        onFiles(files);
      }}
    />
  );
}

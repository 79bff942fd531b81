import { DefaultEditorOptions, LinkButtons, ListButtons, QuoteButtons, RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { RichTextMarks } from './RichTextMarks.tsx';

export interface RichTextProps {
  source: string;
  label: string;
  helperText?: string | false;
  /** Whether it is only read. */
  isLocked?: boolean;
  isRequired?: boolean;
}

/** What `functions/domain/html.ts` lets through; other marks would be lost when the text is saved. */
const ALLOWED = {
  heading: { levels: [2, 3, 4] },
  link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'], defaultProtocol: 'https' },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
};

export function RichTextEditor({
  source,
  label,
  helperText = false,
  isLocked = false,
  isRequired = false,
}: RichTextProps) {
  const options = useMemo(
    () => ({
      extensions: DefaultEditorOptions.extensions!.flatMap((extension) =>
        extension.name === 'starterKit' && 'configure' in extension ? [extension.configure(ALLOWED)] : [],
      ),
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [label],
  );
  return (
    <RichTextInput
      source={source}
      label={label}
      helperText={helperText}
      isRequired={isRequired}
      readOnly={isLocked}
      editorOptions={options}
      toolbar={
        <RichTextMarks>
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
        </RichTextMarks>
      }
      sx={TEXT}
    />
  );
}

const TEXT = {
  // As the labels of other fields.
  '& .RaLabeled-label': { fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' },
  '& .ProseMirror': {
    backgroundColor: 'background.paper',
    minHeight: '7.5rem',
    maxHeight: '32rem',
    overflowY: 'auto',
    fontSize: '1rem',
  },
  '& .ProseMirror h2, & .ProseMirror h3, & .ProseMirror h4': {
    fontSize: '1.0625rem',
    lineHeight: 1.4,
    margin: '0 0 6px',
  },
  '& .ProseMirror blockquote': { borderLeft: 2, borderColor: 'divider', marginInline: 0, paddingLeft: '12px' },
};

import type { Theme } from '@mui/material';
import { DefaultEditorOptions, LinkButtons, ListButtons, QuoteButtons, RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { DARK, LIGHT } from '../../themeTokens.ts';
import { RichTextMarks } from './RichTextMarks.tsx';

type Extensions = NonNullable<NonNullable<ComponentProps<typeof RichTextInput>['editorOptions']>['extensions']>;

export interface RichTextProps {
  source: string;
  label: string;
  helperText?: string | false;
  isLocked?: boolean;
  isRequired?: boolean;
}

interface RichTextEditorProps extends RichTextProps {
  /** Further nodes. */
  extensions?: Extensions;
  /** Their buttons. */
  children?: ReactNode;
}

/** The marks that `functions/domain/html.ts` allows; others would be lost when the text is saved. */
const ALLOWED = {
  heading: { levels: [2, 3, 4] },
  // https, mailto and tel are registered by default. Registering them again warns for the second editor of a page.
  link: { openOnClick: false, defaultProtocol: 'https' },
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
  extensions = NONE,
  children,
}: RichTextEditorProps) {
  const options = useMemo(
    () => ({
      extensions: [
        ...DefaultEditorOptions.extensions!.flatMap((extension) =>
          extension.name === 'starterKit' && 'configure' in extension ? [extension.configure(ALLOWED)] : [],
        ),
        ...extensions,
      ],
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [label, extensions],
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
          {children}
        </RichTextMarks>
      }
      sx={TEXT}
    />
  );
}

const NONE: Extensions = [];

const TEXT = {
  // As the labels of other fields.
  '&& .RaLabeled-label': { fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' },
  // Overrides the library's style to match other fields.
  '&& .RaRichTextInput-editorContent .ProseMirror': {
    '&, &:hover, &:focus': { backgroundColor: 'background.paper' },
    '&[contenteditable="false"]': { backgroundColor: 'background.default' },
    borderColor: ({ palette }: Theme) => (palette.mode === 'dark' ? DARK : LIGHT).edge,
    padding: '6px 10px',
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
  '& .ProseMirror img': { display: 'block', maxWidth: '100%', maxHeight: '16rem', marginBlock: '8px' },
  '& .ProseMirror [data-product]': {
    width: 'fit-content',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    padding: '6px 12px',
    marginBlock: '8px',
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '& .ProseMirror a': { color: 'primary.main' },
  '& .ProseMirror blockquote': { borderLeft: 2, borderColor: 'divider', marginInline: 0, paddingLeft: '12px' },
};

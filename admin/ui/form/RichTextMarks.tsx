import { Box, ToggleButton } from '@mui/material';
import { Bold, Heading2, Heading3, Italic, Underline } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/ui.ts';

/**
 * The editor commands used here. The editor's types get them from its extensions, which belong to another copy of the
 * core.
 */
interface Commands {
  focus(): Commands;
  toggleBold(): Commands;
  toggleItalic(): Commands;
  toggleUnderline(): Commands;
  toggleHeading(options: { level: number }): Commands;
  run(): boolean;
}

interface Mark {
  name: string;
  icon: LucideIcon;
  /** The name of the mark or node, and its attributes. */
  is: [type: string, kind?: { level: number }];
  toggle(commands: Commands): Commands;
}

const MARKS: readonly Mark[] = [
  { name: words.bold, icon: Bold, is: ['bold'], toggle: (text) => text.toggleBold() },
  { name: words.italic, icon: Italic, is: ['italic'], toggle: (text) => text.toggleItalic() },
  { name: words.underlined, icon: Underline, is: ['underline'], toggle: (text) => text.toggleUnderline() },
  {
    name: words.heading,
    icon: Heading2,
    is: ['heading', { level: 2 }],
    toggle: (text) => text.toggleHeading({ level: 2 }),
  },
  {
    name: words.smallerHeading,
    icon: Heading3,
    is: ['heading', { level: 3 }],
    toggle: (text) => text.toggleHeading({ level: 3 }),
  },
];

/** The buttons of the editor: emphasis, headings, and the given ones. */
export function RichTextMarks({ children }: { children: ReactNode }) {
  const editor = useTiptapEditor();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    editor?.on('transaction', drawAgain);
    return () => void editor?.off('transaction', drawAgain);
  }, [editor]);
  return (
    <Box
      role="toolbar"
      aria-label={common.text}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginBottom: '6px' }}
    >
      {MARKS.map(({ name, icon: Icon, is, toggle }) => (
        <ToggleButton
          key={name}
          size="small"
          value={name}
          aria-label={name}
          title={name}
          disabled={!editor?.isEditable}
          selected={editor?.isActive(...is) ?? false}
          onClick={() => editor && toggle((editor.chain() as unknown as Commands).focus()).run()}
        >
          <Icon size={18} aria-hidden />
        </ToggleButton>
      ))}
      {children}
    </Box>
  );
}

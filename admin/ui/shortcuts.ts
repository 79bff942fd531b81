import { words } from '../words/en/ui.ts';

/** The keyboard shortcuts; the help dialog lists them. */
export const SHORTCUTS = {
  find: { keys: ['Ctrl', 'K'], says: words.findAnOrderParcelProduct, whileTyping: true },
  search: { keys: ['/'], says: words.searchInTheListThat, whileTyping: false },
  help: { keys: ['?'], says: words.showTheseKeys, whileTyping: false },
} as const satisfies Record<string, Shortcut>;
export type ShortcutName = keyof typeof SHORTCUTS;

interface Shortcut {
  keys: readonly string[];
  says: string;
  /** Whether it also works in fields and dialogs. */
  whileTyping: boolean;
}

/** Returns whether an event is the key of a shortcut. */
export function isPressed(name: ShortcutName, event: KeyboardEvent): boolean {
  const { keys, whileTyping } = SHORTCUTS[name];
  const withControl = event.ctrlKey || event.metaKey;
  if (event.altKey || withControl !== (keys[0] === 'Ctrl')) return false;
  if (event.key.toLowerCase() !== keys.at(-1)?.toLowerCase()) return false;
  if (whileTyping) return true;
  return !(
    event.target instanceof Element &&
    event.target.closest('input, textarea, [contenteditable=true], [role=dialog], [role=listbox]')
  );
}

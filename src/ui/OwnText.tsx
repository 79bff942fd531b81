import { useSpoken } from './use-spoken.ts';

/** A text that a person wrote, such as a name, marked with its language if that is not the page's. */
export function OwnText({ text }: { text: string }) {
  const lang = useSpoken().langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

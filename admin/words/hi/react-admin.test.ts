import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { reactAdmin } from './react-admin.ts';

type Texts = { [Key in string]: string | Texts };

/** Returns the texts by their path, of all levels. */
function flat(texts: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

const holesIn = (text: string): readonly string[] => text.match(/%\{\w+\}/g) ?? [];

test('Hindi has each text of react-admin, with no other holes and as many forms of a count', () => {
  const { tiptap: _, ...ra } = reactAdmin.ra;
  const own = new Map(flat({ ...reactAdmin, ra } as unknown as Texts));
  const texts = flat(english as unknown as Texts);
  expect([...own.keys()].toSorted()).toEqual(texts.map(([path]) => path).toSorted());
  for (const [path, text] of texts) {
    const hindi = own.get(path)!;
    // The case of a letter is a matter of Latin script.
    const holes = holesIn(text.replace('field_lower_first', 'field'));
    expect
      .soft(
        holesIn(hindi).filter((hole) => !holes.includes(hole)),
        path,
      )
      .toEqual([]);
    expect.soft(hindi.split('||||').length, path).toBe(text.split('||||').length);
  }
});

import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { HolesIn } from '#contract/messages.ts';
import type { SaidText } from '#contract/words/script-texts.ts';
import { wordsOfPage } from './said.ts';

/** Returns a text in the language of the page, with elements such as links in its placeholders. Only in a browser. */
export function saidWith<const Text extends SaidText>(text: Text, nodes: Record<HolesIn<Text>, ReactNode>): ReactNode {
  const own: string = wordsOfPage()[text] ?? text;
  const byName: Record<string, ReactNode> = nodes;
  return own.split(/\{(\w+)\}/).map((part, index) => (
    // The parts of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{index % 2 === 1 ? byName[part] : part}</Fragment>
  ));
}

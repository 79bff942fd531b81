import { useId } from 'react';
import { TextInput } from 'react-admin';
import type { BlogCategory } from '#contract/calls/blog.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { common } from '../words/en/common.ts';

/** Chooses an existing category of posts, or enters a new one. */
export function CategoryInput() {
  const listId = useId();
  // If this fails, any name can still be entered.
  const { answer: categories = [] } = useAnswer<BlogCategory[]>('/blog/categories');
  return (
    <>
      <TextInput
        source="category"
        label={common.category}
        helperText={false}
        slotProps={{ htmlInput: { list: listId, autoComplete: 'off', maxLength: 60 } }}
      />
      <datalist id={listId}>
        {categories.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

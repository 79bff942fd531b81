import { useEffect, useId, useState } from 'react';
import { TextInput } from 'react-admin';
import type { BlogCategory } from '#contract/calls/blog.ts';
import { call } from '../providers/call.ts';

/** Chooses an existing category of posts, or enters a new one. */
export function CategoryInput() {
  const listId = useId();
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    call('/blog/categories').then(
      ({ json }) => setNames((json as BlogCategory[]).map(({ name }) => name)),
      // If this fails, any name can still be entered.
      () => setNames([]),
    );
  }, []);
  return (
    <>
      <TextInput
        source="category"
        label="Category"
        helperText={false}
        slotProps={{ htmlInput: { list: listId, autoComplete: 'off', maxLength: 60 } }}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

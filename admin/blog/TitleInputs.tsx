import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { POST_TITLE_MAX } from '#contract/calls/blog.ts';
import { postPath } from '#contract/pages/paths.ts';
import { SEO_URL_MAX_LENGTH } from '#contract/shop/slug.ts';
import { addressOf } from './postValues.ts';
import type { PostValues } from './postValues.ts';
import { words } from '../words/en/blog.ts';

/** Title and slug. The slug of a new post follows its title until it is edited. */
export function TitleInputs({ isNew }: { isNew: boolean }) {
  const { setValue } = useFormContext<PostValues>();
  const slug = useWatch<PostValues, 'slug'>({ name: 'slug' });
  const [follows, setFollows] = useState(isNew);
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    if (follows) setValue('slug', addressOf(event.target.value), { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        source="title"
        label={words.title}
        onChange={follow}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: POST_TITLE_MAX } }}
      />
      <TextInput
        source="slug"
        label={words.slug}
        parse={(text: string) => text.toLowerCase().replace(/\s/g, '-')}
        onChange={() => setFollows(false)}
        helperText={words.thePostsAddress(postPath(slug || '…'))}
        slotProps={{
          htmlInput: { maxLength: SEO_URL_MAX_LENGTH, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
        }}
      />
    </>
  );
}

import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { PostRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { statusOf } from './postLabels.ts';
import { newPostToSend, postToSend, valuesOf, wordsIn } from './postValues.ts';
import type { PostValues } from './postValues.ts';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';
import { formatDay } from '../words/dates.ts';

/** The time to read the notification before the list opens. */
const BACK_AFTER_MS = 1500;

/** Saves a new post, or a present one with the version it was opened in, notifies, and opens the list. */
export function useSavePost(present?: PostRecord) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isSaved, setIsSaved] = useState(false);
  const { isSaving, ...saving } = useSaveRow<PostValues, PostRecord>({
    resource: 'blog',
    present,
    fields: FIELD_LABELS,
    valuesOf,
    toSend: present ? postToSend : newPostToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved(post) {
      notify(words.thePostIsSaved(statusOf(post).word), { type: 'success' });
      setIsSaved(true);
    },
  });
  // Does not redirect someone who has opened another page meanwhile.
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = window.setTimeout(() => void navigate('/blog'), BACK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isSaved, navigate]);
  return { ...saving, isSaving: isSaving || isSaved };
}

const FIELD_LABELS: FieldLabels<PostValues> = {
  title: [words.title],
  slug: [words.slug],
  excerpt: [words.excerpt],
  content: [words.content, (html) => wordsIn(html).join(' ')],
  category: [common.category],
  tags: [words.tags],
  author: [words.author],
  readTime: [words.readTime],
  imagePath: [common.picture],
  featured: [words.featured],
  status: [common.status],
  publishDate: [common.day, (day) => day && formatDay(day)],
};

import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { PostRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { statusOf } from './postLabels.ts';
import { newPostToSend, postToSend, valuesOf, wordsIn } from './postValues.ts';
import type { PostValues } from './postValues.ts';

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
      notify(`The post is saved: ${statusOf(post).word.toLowerCase()}.`, { type: 'success' });
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
  title: ['Title'],
  slug: ['Slug'],
  excerpt: ['Excerpt'],
  content: ['Content', (html) => wordsIn(html).join(' ')],
  category: ['Category'],
  tags: ['Tags'],
  author: ['Author'],
  readTime: ['Read time'],
  imagePath: ['Picture'],
  featured: ['Featured'],
  status: ['Status'],
  publishDate: ['Day', (day) => day && formatDay(day)],
};

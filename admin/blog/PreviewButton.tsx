import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, messageOf } from '../providers/call.ts';
import type { PostRecord } from '../providers/records.ts';
import { common } from '../words/en/common.ts';

/** Opens the preview of a saved post in a new tab, whether it is published or not. */
export function PreviewButton({ post }: { post: PostRecord }) {
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);

  async function show() {
    // Opened at the click: browsers block a window that is opened later.
    const window_ = window.open('', '_blank');
    setIsAsking(true);
    try {
      const { json } = await call(`/api/admin/blog/${post.id}/preview`);
      window_?.location.replace((json as { url: string }).url);
    } catch (error) {
      window_?.close();
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<Eye size={16} aria-hidden />}
      disabled={isAsking}
      onClick={() => void show()}
    >
      {common.preview}
    </Button>
  );
}

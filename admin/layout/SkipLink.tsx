import { Link } from '@mui/material';
import { words } from '../words/en/layout.ts';

/** The first Tab stop: skips to the content. */
export function SkipLink() {
  return (
    <Link
      href="#page"
      onClick={(event) => {
        // Only moves the focus: the router owns the address.
        event.preventDefault();
        document.getElementById('page')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 6,
        left: 8,
        zIndex: 'tooltip',
        padding: '4px 12px',
        backgroundColor: 'background.paper',
        transform: 'translateY(-150%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {words.skipToTheContent}
    </Link>
  );
}

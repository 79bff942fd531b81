import { Link } from '@mui/material';

/** First stop of the Tab key: past bar and menu, to what the page shows. */
export function SkipLink() {
  return (
    <Link
      href="#page"
      onClick={(event) => {
        // The address belongs to the router, so only the focus moves.
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
      Skip to the content
    </Link>
  );
}

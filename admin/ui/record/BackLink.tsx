import { Link } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router';

/** A link to the list, which keeps its filters and page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      variant="body2"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        color: 'text.secondary',
        marginBottom: 1,
        paddingBlock: '4px',
      }}
    >
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}

import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';

/** Opens the form of a new row, if the session may create one. */
export function NewButton({ resource, children }: { resource: string; children: string }) {
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      {children}
    </Button>
  );
}

import { useCanAccess } from 'react-admin';
import { entrance } from '../../providers/entrance.ts';
import { ReasonButton } from './ReasonButton.tsx';

interface VisibilityButtonProps {
  /** The call that takes `{isHidden, reason}`. */
  path: string;
  /** What it hides: 'review'. */
  what: string;
  isHidden: boolean;
}

/** Hides a shopper's text from everyone, or shows it again, with a reason; for the platform only. */
export function VisibilityButton({ path, what, isHidden }: VisibilityButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'change' });
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return null;
  return (
    <ReasonButton
      word={isHidden ? 'Show again' : 'Hide'}
      color={isHidden ? 'secondary' : 'error'}
      question={isHidden ? `Show this ${what} again?` : `Hide this ${what}?`}
      path={path}
      body={{ isHidden: !isHidden }}
      done={isHidden ? `The ${what} is shown again.` : `The ${what} is hidden.`}
    >
      {isHidden ? 'Everybody can read it again.' : 'Nobody but staff can read it any more.'}
    </ReasonButton>
  );
}

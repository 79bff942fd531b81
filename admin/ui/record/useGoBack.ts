import { useLocation, useNavigate } from 'react-router';

/** The way back to where one came from; to a fixed place where the page was opened by itself. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}

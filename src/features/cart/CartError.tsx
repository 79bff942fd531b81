import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';

/** Shows what failed, and why. */
export function CartError({ text, why }: { text: string; why?: string }) {
  return (
    <p className="notice bad" role="alert">
      {text}
      {why && `: ${why}`}
      {!why && <ErrorAdvice error={text} />}
    </p>
  );
}

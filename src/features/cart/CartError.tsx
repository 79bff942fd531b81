import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

/** Shows what failed, and why. */
export function CartError({ text, why }: { text: string; why?: string }) {
  const { saidAny } = useSpoken();
  return (
    <p className="notice bad" role="alert">
      {saidAny(text)}
      {why && `: ${saidAny(why)}`}
      {!why && <ErrorAdvice error={text} />}
    </p>
  );
}

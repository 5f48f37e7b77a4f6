import { useEffect, useState } from 'react';

/** Whether something was typed or chosen on a page since it is shown; the sign-in form counts as much as any other. */
export function useTyped(page: string): boolean {
  const [typedOn, setTypedOn] = useState<string | null>(null);
  useEffect(() => {
    const onInput = () => setTypedOn(page);
    // On the way up, when the field's own page has heard it: drawing before that would take back what was typed.
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [page]);
  return typedOn === page;
}

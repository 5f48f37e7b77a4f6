import { useLocation } from '@shortlist/router';
import { useState } from 'react';

const secretForm = /^#([\w-]{20,200})$/;

/** The secret of the page's link, from the fragment of its address; null when there is none. */
export function useLinkSecret(): string | null {
  const { hash } = useLocation();
  const found = secretForm.exec(hash)?.[1] ?? null;
  const [secret, setSecret] = useState(found);
  // Another fragment, as one that jumps inside the page, does not lose it.
  if (found !== null && found !== secret) setSecret(found);
  return found ?? secret;
}

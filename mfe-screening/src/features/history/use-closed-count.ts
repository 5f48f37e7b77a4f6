import * as http from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';

/** How many closed screenings there are; asked only when that is wanted, null before the answer and without one. */
export function useClosedCount(isWanted: boolean): number | null {
  const { call } = useHost();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // The list itself says when the server can't be reached.
    call(http.listScreenings, { query: { state: 'closed', limit: 1 }, signal }).then(
      ({ total }) => setCount(total),
      () => setCount(null),
    );
    return () => controller.abort();
  }, [call, isWanted]);
  return isWanted ? count : null;
}

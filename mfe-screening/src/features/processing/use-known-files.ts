import { rowPages } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { KnownFiles } from './file-states.js';

const nothingKnown: KnownFiles = { rows: [], unreadable: [] };

/** Between two looks at least, and longer with more rows to read, in milliseconds. */
const pauseMs = 2000;
const pausePerRowMs = 10;

/**
 * Settled files of a running screening, fetched again as `settledCount` grows. Where the server can't say, the last
 * answer is used: the counts are shown anyway.
 */
export function useKnownFiles(jobId: string | null, settledCount: number): KnownFiles {
  const { call } = useHost();
  const [known, setKnown] = useState(nothingKnown);
  const dueAt = useRef(0);

  useEffect(() => {
    if (jobId === null || settledCount === 0) return;
    const look = async () => {
      dueAt.current = Date.now() + pauseMs;
      const query = { limit: rowPages.max };
      const { screening, page } = await call(http.getScreening, { params: { id: jobId }, query });
      dueAt.current += page.rows.length * pausePerRowMs;
      setKnown({ rows: page.rows, unreadable: screening.unreadable });
    };
    const timer = setTimeout(
      () => void look().catch(() => undefined),
      Math.max(0, dueAt.current - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [call, jobId, settledCount]);

  return known;
}

import * as http from '@shortlist/contracts/http/resumes';
import type { RowPage } from '@shortlist/contracts/people';
import type { Criterion } from '@shortlist/contracts/screening';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { countText, mustHavesOf } from '../../../../screening/findings/must-haves.js';

/** How many must-haves each resume shows now, by candidate. */
export type MustHaveCounts = ReadonlyMap<string, string>;

/**
 * The must-haves of a screening's people as the cards count them, page by page. Empty for `jobId` null, where the screening is
 * deleted; the record is shown without what can't be loaded.
 */
export function useMustHaveCounts(
  jobId: string | null,
  criteria: readonly Criterion[],
): MustHaveCounts {
  const { call } = useHost();
  const [counts, setCounts] = useState<MustHaveCounts>(new Map());

  useEffect(() => {
    if (jobId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      let after: string | null | undefined;
      while (after !== null) {
        const input = { params: { id: jobId }, query: { after }, signal };
        const page: RowPage = await call(http.listRows, input);
        if (signal.aborted) return;
        after = page.next;
        const found = page.rows.map(
          ({ candidate }) => [candidate.id, countText(mustHavesOf(criteria, candidate))] as const,
        );
        setCounts((before) => new Map([...before, ...found]));
      }
    };
    load().catch(() => {
      // The record says what was decided without them.
    });
    return () => controller.abort();
  }, [call, jobId, criteria]);

  return counts;
}

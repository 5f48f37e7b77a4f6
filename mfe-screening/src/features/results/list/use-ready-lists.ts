import type { Candidate } from '@shortlist/contracts/screening';
import { whenIdle } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { searchTextOf } from '../../../screening/lists/candidate-list.js';
import { placesOf, sortKeys } from '../../../screening/lists/list-order.js';

/** Candidates made ready without a pause. */
const batch = 1000;

/** Works out what search and sort go by while nobody waits, so that the first key and the first click are as fast as the others. */
export function useReadyLists(candidates: readonly Candidate[]): void {
  useEffect(() => {
    let isCurrent = true;
    const makeReady = async () => {
      for (let from = 0; from < candidates.length; from += batch) {
        await whenIdle();
        if (!isCurrent) return;
        for (const candidate of candidates.slice(from, from + batch)) searchTextOf(candidate);
      }
      for (const sort of sortKeys) {
        await whenIdle();
        if (!isCurrent) return;
        placesOf[sort](candidates);
      }
    };
    void makeReady();
    return () => {
      isCurrent = false;
    };
  }, [candidates]);
}

import { findPage } from '@shortlist/contracts/front-ends/pages';
import type { PageEntry } from '@shortlist/contracts/front-ends/runtime-config';
import { useEffect, useRef } from 'react';
import type { Beacon } from './beacon.js';

export interface SeenPage {
  readonly remote: string;
  readonly version: string | undefined;
  /** As `nameOfPage` gives it. */
  readonly page: string;
  readonly state: 'waiting' | 'shown' | 'failed';
}

/** The page at a path as the route table writes it: an address may hold what concerns a person. */
export const nameOfPage = (pages: readonly PageEntry[], path: string) =>
  findPage(pages, path)?.path ?? 'other';

/** Tells each page that is shown, and how long its remote took if it had to be loaded. */
export function useSeenPage(beacon: Beacon, { remote, version, page, state }: SeenPage): void {
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    if (state === 'waiting') askedAt.current = performance.now();
    if (state !== 'shown') return;
    const at = performance.now();
    const loadMs = askedAt.current === null ? undefined : Math.round(at - askedAt.current);
    askedAt.current = null;
    beacon.report({ kind: 'view', remote, version, page, at, loadMs });
  }, [beacon, remote, version, page, state]);
}

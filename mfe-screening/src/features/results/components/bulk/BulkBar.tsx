import { Button, Icon, icons } from '@shortlist/web-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RejectReasonDialog } from '../../../../people/decisions/RejectReasonDialog.js';
import { useDecide } from '../../../../people/decisions/use-decide.js';
import { useMarks } from '../../../../people/decisions/use-marks.js';
import { useScreeningChanges } from '../../../../people/store/use-screening.js';
import { ExportPeople } from '../../../../screening/export/ExportPeople.js';
import type { Screening } from '../../../../screening/screening.js';
import type { Selection } from '../../list/use-selection.js';
import { Bar, Frame } from './bar-style.js';
import { CompareDialog } from './CompareDialog.js';
import { TagDialog } from './TagDialog.js';
import { useBarRoom } from './use-bar-room.js';

/** So many people fit beside each other. */
const comparable = { min: 2, max: 4 } as const;

export interface BulkBarProps {
  readonly screening: Screening;
  readonly selection: Selection;
  /** Ids of everyone in the list as it is narrowed now. */
  readonly matching: readonly string[];
  /** The selection was cleared, and the bar is going: the focus needs another place. */
  readonly onCleared: () => void;
}

/** Actions for all selected people; nothing while nobody is selected. Escape clears the selection. */
export function BulkBar({ screening, selection, matching, onCleared }: BulkBarProps) {
  const { ids, clear } = selection;
  const { changeable } = useScreeningChanges();
  const decide = useDecide();
  const mark = useMarks();
  const [asking, setAsking] = useState<'reject' | 'tag' | 'compare' | null>(null);
  const people = useMemo(
    () => screening.candidates.filter(({ id }) => ids.has(id)),
    [screening.candidates, ids],
  );
  const bar = useRef<HTMLDivElement>(null);
  const isShown = people.length > 0;
  useBarRoom(isShown);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      clear();
      onCleared();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown, clear, onCleared]);

  if (!isShown) return null;
  const chosen = people.map(({ id }) => id);
  const areKept = people.every(({ keptBack }) => keptBack);
  const close = () => setAsking(null);
  return (
    <>
      <Frame>
        <Bar ref={bar} role="toolbar" aria-label="Selected candidates" tabIndex={-1}>
          <b role="status">{people.length} selected</b>
          {matching.length > people.length ? (
            <Button
              onClick={() => {
                selection.selectAll(matching);
                // This button goes; the next one must not be pressed by the same key.
                bar.current?.focus({ preventScroll: true });
              }}
            >
              Select all {matching.length} matching
            </Button>
          ) : null}
          {changeable ? (
            <>
              <Button onClick={() => void decide(chosen, 'shortlisted')}>Shortlist</Button>
              <Button onClick={() => void decide(chosen, 'maybe')}>Maybe</Button>
              <Button onClick={() => setAsking('reject')}>Reject</Button>
              <Button onClick={() => void mark(chosen, { keptBack: !areKept })}>
                {areKept ? 'Allow sending' : 'Keep back'}
              </Button>
              <Button onClick={() => setAsking('tag')}>Tag</Button>
            </>
          ) : null}
          <Button
            disabled={people.length < comparable.min || people.length > comparable.max}
            title="Two to four people side by side"
            onClick={() => setAsking('compare')}
          >
            Compare
          </Button>
          <ExportPeople screening={screening} label="Export" pick={() => people} />
          <Button
            aria-label="Clear selection"
            onClick={() => {
              clear();
              onCleared();
            }}
          >
            <Icon shape={icons.close} size={14} />
          </Button>
        </Bar>
      </Frame>
      {asking === 'reject' ? (
        <RejectReasonDialog candidates={people} onClose={close} onRejected={close} />
      ) : null}
      {asking === 'tag' ? (
        <TagDialog screening={screening} people={people} onClose={close} />
      ) : null}
      {asking === 'compare' ? (
        <CompareDialog screening={screening} people={people} onClose={close} />
      ) : null}
    </>
  );
}

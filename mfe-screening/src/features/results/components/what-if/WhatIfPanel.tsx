import { threshold as limits } from '@shortlist/contracts/constants';
import { Button, Card, createLazyPart, notAllowedText, Note } from '@shortlist/web-kit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LeftOutNote } from '../../../../evidence/components/LeftOutNote.js';
import { useIsComplete } from '../../../../people/store/use-screening.js';
import { canReweigh, tallyOf } from '../../../../screening/scores/what-if.js';
import { countHidden, type Screening } from '../../../../screening/screening.js';
import type { WhatIfState } from '../../use-what-if.js';
import { ScoreHistogram } from '../analytics/ScoreHistogram.js';
import { comingLabel } from '../list/coming-texts.js';
import { CriteriaAction } from './CriteriaAction.js';
import { Range, trackAt } from './range-style.js';

/** It brings the formula, which the lists are shown without. */
const WeightControls = createLazyPart(
  async () => (await import('./WeightControls.js')).WeightControls,
  {
    failure: 'The weights could not be loaded. Please try again.',
  },
);

/** Beside the list; on narrow screens a sheet that rises from the bottom and always shows its head. */
const Panel = styled(Card)`
  position: sticky;
  top: 20px;
  max-height: calc(100vh - 40px);
  padding: 18px;
  overflow: auto;
  font-variant-numeric: tabular-nums;
  h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }
  p {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  @media (max-width: 900px) {
    position: fixed;
    z-index: 20;
    inset: auto 0 0;
    max-height: 82dvh;
    padding: 12px var(--gutter) calc(12px + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    box-shadow: var(--shadow-overlay);
  }
  @media (max-width: 640px) {
    &:has([data-open='false']) {
      padding-block: 0 env(safe-area-inset-bottom);
    }
  }
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s4);
  align-items: baseline;
  h3 + span {
    font-weight: 600;
  }
  p {
    grid-column: 1 / -1;
  }
  @media (max-width: 900px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    p {
      grid-column: 1 / 3;
      grid-row: 2;
    }
    button {
      grid-column: 3;
      grid-row: 1 / 3;
    }
  }
  @media (max-width: 640px) {
    &[data-open='false'] {
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      p {
        grid-area: 1 / 3;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      button {
        grid-area: 1 / 4;
        margin-right: calc(-1 * var(--s3));
        border: 0;
        background: none;
        color: var(--accent);
      }
    }
  }
`;

const SheetButton = styled(Button)`
  display: none;
  @media (max-width: 900px) {
    display: inline-flex;
    min-height: 44px;
  }
`;

const Content = styled.div<{ $open: boolean }>`
  h3 {
    margin-top: 18px;
  }
  > [role='alert'] {
    margin-top: 12px;
  }
  @media (max-width: 900px) {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
    /* an open dialog would be hidden with what it was opened from, and leave a page that answers to nothing */
    &:has(dialog[open]) {
      display: block;
    }
  }
`;

const Entering = styled.span`
  font-weight: 600;
  color: var(--good);
`;

const ThresholdRange = styled(Range)`
  --after: var(--ink);
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-top: 14px;
  + p {
    margin-top: 10px;
  }
`;

export interface WhatIfPanelProps {
  readonly screening: Screening;
  readonly whatIf: WhatIfState;
}

/** How the screening would come out at another threshold and with other weights; Apply makes it so. */
export function WhatIfPanel({ screening, whatIf }: WhatIfPanelProps) {
  const { tried, candidates, moves, changed, appliable, busy, error } = whatIf;
  const isComplete = useIsComplete();
  const [open, setOpen] = useState(false);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const { scored, undecided, shortlisted, borderline } = tallyOf(candidates);
  const hidden = countHidden(candidates);
  const entering = [...moves.values()].filter((move) => move === 'enters').length;
  const leaving = moves.size - entering;

  const apply = async () => {
    const message = `Applied: ${shortlisted} of ${scored.length} are shortlisted.`;
    if (await whatIf.apply(message)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    sheetButton.current?.focus();
  };

  return (
    <Panel as="aside" aria-label="What if" data-bottom-bar="" onKeyDown={onKeyDown}>
      <Head data-open={open}>
        <h3>What if</h3>
        <span>{tried.comparisonScore}%</span>
        <p role="status">
          {shortlisted} of {scored.length} shortlisted · {borderline} borderline
          {changed ? (
            <>
              {' · '}
              {moves.size === 0 ? 'same people' : null}
              {entering > 0 ? <Entering>{entering} more</Entering> : null}
              {entering > 0 && leaving > 0 ? ' and ' : null}
              {leaving > 0 ? `${leaving} fewer` : null} on the shortlist
            </>
          ) : null}
          {undecided > hidden ? ` · ${undecided - hidden} to review not included` : null}
          {hidden > 0 ? ` · ${hidden} hidden until you mark` : null}
        </p>
        <SheetButton ref={sheetButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Close' : 'Adjust'}
        </SheetButton>
      </Head>
      <Content $open={open}>
        <ScoreHistogram
          candidates={scored}
          threshold={tried.comparisonScore}
          was={screening.comparisonScore}
        />
        <ThresholdRange
          aria-label="Threshold to try"
          min={limits.min}
          max={limits.max}
          value={tried.comparisonScore}
          style={trackAt(tried.comparisonScore / limits.max)}
          onChange={(event) => whatIf.change({ comparisonScore: Number(event.target.value) })}
        />
        {canReweigh(screening) ? (
          <WeightControls criteria={tried.criteria} onChange={whatIf.changeCriterion} />
        ) : null}
        <CriteriaAction screening={screening} />
        <LeftOutNote leftOut={screening.leftOut} />
        {error ? <Note tone="bad">{error}</Note> : null}
        <Actions>
          <Button disabled={!changed || busy} onClick={whatIf.reset}>
            Reset
          </Button>
          <Button
            // It waits until there is something to apply: only then it is the main action.
            variant={changed && appliable ? 'primary' : 'quiet'}
            disabled={!changed || !appliable}
            busy={busy || (changed && !isComplete)}
            busyLabel={busy ? 'Applying...' : comingLabel}
            onClick={() => void apply()}
          >
            Apply
          </Button>
        </Actions>
        {appliable ? null : (
          <p>
            {screening.origin === 'screened'
              ? notAllowedText
              : 'You can’t apply changes to invented data.'}
          </p>
        )}
      </Content>
    </Panel>
  );
}

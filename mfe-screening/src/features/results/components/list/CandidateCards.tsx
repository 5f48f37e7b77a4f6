import type { Candidate } from '@shortlist/contracts/screening';
import { Card } from '@shortlist/web-kit';
import { Fragment, useRef } from 'react';
import { styled } from 'styled-components';
import type { GroupHead } from '../../../../screening/lists/evidence-groups.js';
import type { Moves } from '../../../../screening/scores/what-if.js';
import type { Screening } from '../../../../screening/screening.js';
import { notPrinted } from '../../list/printed.js';
import { useWindowRows } from '../../list/use-window-rows.js';
import { CandidateRow } from '../candidate/CandidateRow.js';

/** Height of a closed card, in pixels. */
const cardHeight = 176;

const Place = styled.div`
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  min-height: 26px;
  padding: 0 20px;
  background: var(--accent-wash);
  color: var(--accent);
  font-size: var(--text-xs);
  font-weight: 600;
`;

const Head = styled.p`
  display: flex;
  justify-content: space-between;
  padding: 9px 20px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  font-size: var(--text-sm);
  font-weight: 600;
  small {
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-faint);
  }
  ${Place}:first-child > & {
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  @media (max-width: 479px) {
    padding-inline: 16px;
    small {
      display: none;
    }
  }
`;

const Rest = styled.p`
  padding: 16px 20px;
  color: var(--ink-faint);
`;

export interface CandidateCardsProps {
  readonly candidates: readonly Candidate[];
  readonly screening: Screening;
  readonly moves?: Moves;
  readonly line?: { readonly above: string; readonly text: string } | null;
  /** The head of each group, by the id of its first person. */
  readonly heads?: ReadonlyMap<string, GroupHead> | undefined;
  readonly openId: string | null;
  readonly onToggle: (id: string) => void;
}

const noMoves: Moves = new Map();

/** Candidates as cards; of a long list only those near the view are in the page. */
export function CandidateCards({
  candidates,
  screening,
  moves = noMoves,
  line = null,
  heads,
  openId,
  onToggle,
}: CandidateCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, after, measure, isPrinting } = useWindowRows({
    items: candidates,
    estimate: cardHeight,
    list,
  });
  const unprinted = notPrinted(candidates.length);
  return (
    <Card>
      <div ref={list} role="list" style={{ paddingBottom: after }}>
        {rows.map(({ item: candidate, index, gap }) => {
          const { id } = candidate;
          const head = heads?.get(id);
          return (
            <Fragment key={id}>
              {gap > 0 ? <div role="presentation" style={{ height: gap }} /> : null}
              <Place
                ref={measure}
                data-index={index}
                data-row={id}
                role="listitem"
                aria-setsize={candidates.length}
                aria-posinset={index + 1}
              >
                {head ? (
                  <Head>
                    {head.title}
                    <small>{head.note}</small>
                  </Head>
                ) : null}
                {line?.above === id ? <Line>{line.text}</Line> : null}
                <CandidateRow
                  candidate={candidate}
                  screening={screening}
                  move={moves.get(id)}
                  open={openId === id}
                  onToggle={onToggle}
                />
              </Place>
            </Fragment>
          );
        })}
        {isPrinting && unprinted !== null ? <Rest>{unprinted}</Rest> : null}
      </div>
    </Card>
  );
}

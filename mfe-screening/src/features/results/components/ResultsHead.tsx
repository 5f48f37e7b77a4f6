import { useLocation, useNavigate } from '@shortlist/router';
import { Button, ButtonLink, Chip, PageHead } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ScreeningMenu } from '../../../manage/components/ScreeningMenu.js';
import { useScreeningStore } from '../../../people/store/use-screening.js';
import { ReadingActions } from '../../../reading/lazy-parts.js';
import { whenText } from '../../../screening/decision-line.js';
import { ExportMenu } from '../../../screening/export/ExportMenu.js';
import { reviewOf } from '../../../screening/results-address.js';

const badges = { demo: 'Demo data', sample: 'Sample data' } as const;

const ToolsButton = styled(Button)`
  display: none;
  @media (max-width: 640px) {
    display: inline-flex;
  }
`;

/** Actions on the screening; on phones on their own line. */
const Actions = styled.div`
  display: contents;
  @media (max-width: 640px) {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: var(--s2);
    padding-top: var(--s2);
    /* a dialog that is open stays in sight when a tablet is turned */
    [data-tools='closed'] &:not(:has(dialog[open])) {
      display: none;
    }
  }
`;

/** Words that a phone has no room for; their button is named by them all the same. */
const Long = styled.span`
  @media (max-width: 640px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Context = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  @media (max-width: 640px) {
    max-width: 100%;
  }
`;

const Line = styled.span`
  @media (max-width: 640px) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface ResultsHeadProps {
  /** Whether a phone shows what can be done. */
  readonly hasTools: boolean;
  readonly onTools: () => void;
  /** Note about another tab. */
  readonly notice: ReactNode;
  readonly action: ReactNode;
}

/** The name of the page, what was screened, and what can be done with all of it; on phones behind Tools. */
export function ResultsHead({ hasTools, onTools, notice, action }: ResultsHeadProps) {
  const { screening, overview, reload, totals } = useScreeningStore();
  const navigate = useNavigate();
  const location = useLocation();
  const { candidates, unreadable, origin, title } = screening;
  const processed = totals.candidates + unreadable.length;
  const undecided = totals.candidates - totals.decided;
  return (
    <PageHead
      title="Screening Results"
      context={
        <Context>
          {origin === 'screened' ? null : (
            <Chip tone={origin === 'demo' ? 'warn' : 'info'}>{badges[origin]}</Chip>
          )}
          {overview?.closedAt ? <Chip>Closed {whenText(overview.closedAt)}</Chip> : null}
          <Line>
            {[
              ...(title === '' ? [] : [title]),
              `${processed} ${processed === 1 ? 'resume' : 'resumes'} processed`,
              'AI-powered analysis complete',
            ].join(' · ')}
          </Line>
          {notice}
        </Context>
      }
      actions={
        <>
          {origin === 'screened' && candidates.length > 0 ? (
            <ButtonLink
              to={reviewOf(screening.jobId)}
              state={{ from: `${location.pathname}${location.search}` }}
            >
              <span>
                {undecided > 0 ? `Review ${undecided}` : 'Review'}
                <Long>{undecided > 0 ? ' undecided' : ' one by one'}</Long>
              </span>
            </ButtonLink>
          ) : null}
          <ToolsButton aria-expanded={hasTools} onClick={onTools}>
            Tools
          </ToolsButton>
          <Actions>
            {origin === 'screened' ? <ReadingActions /> : null}
            {origin === 'screened' ? (
              <ExportMenu jobId={screening.jobId} candidates={totals.candidates} />
            ) : null}
            {action}
            {overview ? (
              <ScreeningMenu
                screening={overview}
                onChanged={() => void reload()}
                onDeleted={() => void navigate('/history', { replace: true })}
              />
            ) : null}
          </Actions>
        </>
      }
    />
  );
}

import type { HistoryItem } from '@shortlist/contracts/job';
import { Chip, FigureStrip, formatNumber, type OperationState, Skeleton } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { sampleFigures, sumHistory } from '../history-figures.js';

const Samples = styled.p`
  margin-top: var(--s2);
  font-size: var(--text-xs);
  color: var(--ink-faint);
`;

export interface HistoryFigureStripProps {
  readonly history: OperationState<readonly HistoryItem[]>;
  /** No screening is on its way either: without a history the samples are shown. */
  readonly isFirst: boolean;
  readonly isCompact?: boolean;
}

/** The four statistic figures: the user's own once there is history, before that the samples, marked. */
export function HistoryFigureStrip({ history, isFirst, isCompact }: HistoryFigureStripProps) {
  const isSample = isFirst && history.data?.length === 0;
  const figures = isSample ? sampleFigures : sumHistory(history.data ?? []);
  const show = (value: string) => {
    if (history.status === 'loading') return <Skeleton width={72} height="1.15em" />;
    return history.status === 'error' ? '–' : value;
  };
  return (
    <>
      <FigureStrip
        isCompact={isCompact ?? false}
        figures={[
          { value: show(formatNumber(figures.resumes)), label: 'Resumes screened' },
          { value: show(formatNumber(figures.shortlisted)), label: 'Shortlisted' },
          {
            value: show(figures.averageScore === null ? '–' : `${figures.averageScore}%`),
            label: 'Average score',
          },
          { value: show(formatNumber(figures.emailsSent)), label: 'Emails sent' },
        ]}
      />
      {isSample ? (
        <Samples>
          <Chip>Sample</Chip> figures until your first screening.
        </Samples>
      ) : null}
    </>
  );
}

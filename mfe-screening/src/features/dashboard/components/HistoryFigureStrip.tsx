import type { HistoryItem } from '@shortlist/contracts';
import { Chip, FigureStrip, formatNumber, Skeleton } from '@shortlist/web-kit';
import { sampleFigures, sumHistory } from '../history-figures.js';

/** The four statistic figures: the user's own once there is history, before that the samples, marked. */
export function HistoryFigureStrip({
  history,
}: {
  readonly history: readonly HistoryItem[] | null;
}) {
  const own = history !== null && history.length > 0;
  const figures = own ? sumHistory(history) : sampleFigures;
  const note = history !== null && !own ? <Chip>Sample</Chip> : undefined;
  const show = (value: string) =>
    history === null ? <Skeleton width={72} height="1.15em" /> : value;
  return (
    <FigureStrip
      figures={[
        { value: show(formatNumber(figures.resumes)), label: 'Resumes screened', note },
        { value: show(formatNumber(figures.shortlisted)), label: 'Shortlisted', note },
        {
          value: show(figures.averageScore === null ? '–' : `${figures.averageScore}%`),
          label: 'Average score',
          note,
        },
        { value: show(formatNumber(figures.emailsSent)), label: 'Emails sent', note },
      ]}
    />
  );
}

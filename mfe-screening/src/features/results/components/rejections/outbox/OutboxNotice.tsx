import { Chip, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../../../../components/RowAction.js';
import { useOutboxOfPage } from '../../../../../outbox/outbox-context.js';
import { runOf } from '../../../../../outbox/outbox-run.js';
import { outboxHeadline } from '../../../../../outbox/outbox-sentences.js';
import { useCountdown } from '../../../../../outbox/use-countdown.js';
import { useOutboxNews } from '../../../../../outbox/use-outbox-news.js';

const Going = styled(Chip)`
  margin-left: 6px;
`;

/** Activity of the outbox in the head of the results; leads to the rejections. Nothing when the outbox is at rest. */
export function OutboxNotice({ onOpen }: { readonly onOpen: () => void }) {
  const outbox = useOutboxOfPage();
  const countdown = useCountdown(outbox);
  const { view } = outbox;
  if (!view || view.counts.queued + view.counts.sending === 0) return null;
  return (
    <RowAction type="button" onClick={onOpen}>
      {outboxHeadline(runOf(view), countdown)}
    </RowAction>
  );
}

/** Announces the outbox to screen readers, anywhere on the page. */
export function OutboxNews() {
  const news = useOutboxNews(useOutboxOfPage());
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {news}
    </VisuallyHidden>
  );
}

/** How many emails wait or leave, for the tab of the rejections. Nothing when none. */
export function WaitingCount() {
  const { view } = useOutboxOfPage();
  const count = view ? view.counts.queued + view.counts.sending : 0;
  return count === 0 ? null : <Going tone="info">{count} going out</Going>;
}

import { createLazyPart } from '@shortlist/web-kit';
import { useReading } from './reading-context.js';

const failure = 'The readers could not be shown. Please reload the page.';

const Actions = createLazyPart(
  async () => (await import('./components/HeadActions.js')).HeadActions,
  { failure, frame: () => null },
);

/** Splitting and reading in the head of the results; nothing in a workspace of one. */
export function ReadingActions() {
  const { reading, members } = useReading();
  return reading && members ? <Actions /> : null;
}

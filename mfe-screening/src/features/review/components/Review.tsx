import { Button, EmptyState, FillScreen, Note, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { LoadedScreening } from '../../../people/store/screening-state.js';
import { MarkLine } from '../../../reading/components/MarkLine.js';
import { decisionRecordOf } from '../../../screening/results-address.js';
import { UnsentNote } from '../../../unsent/components/UnsentNote.js';
import { createResumeCache } from '../resume/resume-cache.js';
import { nextUndecided } from '../review-queue.js';
import { stepsOf } from '../review-steps.js';
import { personText } from '../review-texts.js';
import { usePrefetch } from '../use-prefetch.js';
import { useReview } from '../use-review.js';
import { useReviewKeys } from '../use-review-keys.js';
import { DecisionBar } from './DecisionBar.js';
import { KeysDialog } from './KeysDialog.js';
import { DecisionLine } from './person/DecisionLine.js';
import { ReasonDialog } from './ReasonDialog.js';
import { ReviewBar } from './ReviewBar.js';
import { ReviewCandidate } from './ReviewCandidate.js';
import { ReviewEnd } from './ReviewEnd.js';
import { ReviewSkeleton } from './ReviewSkeleton.js';

const Middle = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--s7) var(--gutter);
  overflow: auto;
`;

const Unsent = styled(UnsentNote)`
  gap: 0;
  > div {
    border-radius: 0;
    padding-inline: var(--s5);
  }
`;

/** A screening's candidates, one at a time. */
export function Review({ state }: { readonly state: LoadedScreening }) {
  const { screening, isComplete, problem } = state;
  const { jobId } = screening;
  const { call } = useHost();
  const resumes = useMemo(() => createResumeCache(call, jobId), [call, jobId]);
  const review = useReview(state);
  const { place, queue, current, index, progress, marking } = review;
  const { choiceIn } = marking;
  const isMarked = current !== null && marking.isMarked(current.id);
  const isBlind =
    current !== null && (marking.isBlindTo(current.id) || current.hiddenUntilMarked === true);
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsOriginal, setShowsOriginal] = useState(false);
  const [said, setSaid] = useState({ about: '', text: '' });
  const screen = useRef<HTMLDivElement>(null);
  const steps = useMemo(() => stepsOf(queue, index, choiceIn), [queue, index, choiceIn]);
  usePrefetch(
    [current, queue[index + 1], queue[index - 1], nextUndecided(queue, index, choiceIn)],
    resumes,
  );

  useReviewKeys({
    decide: ({ choice }) => review.decide(choice),
    walk: ({ by }) => review.walk(by),
    undo: () => void review.undo(),
    'show-keys': () => setShowsKeys(true),
    leave: review.leave,
  });

  const currentId = current?.id ?? null;
  useEffect(() => {
    // The focused element was removed with the previous person.
    if (currentId === null || document.activeElement !== document.body) return;
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [currentId]);

  return (
    <FillScreen ref={screen}>
      <VisuallyHidden role="status">
        {current && said.about === current.id
          ? said.text
          : current && personText(current, index, progress.of, { isBlind, choiceIn })}
      </VisuallyHidden>
      <ReviewBar
        title={screening.title}
        results={place.results}
        progress={progress}
        done={isMarked ? 'marked' : 'decided'}
        steps={steps}
        among={place.among}
        hasList={place.hasList}
        onAmong={place.choose}
        onLeave={() => place.remember({ begunWith: [] })}
      />
      <Unsent jobId={jobId} />
      {problem ? <Note tone="warn">{problem}</Note> : null}
      {marking.problem ? (
        <Note
          tone="warn"
          title="Your marks could not be loaded"
          action={<Button onClick={marking.load}>Try again</Button>}
        >
          {marking.problem}
        </Note>
      ) : null}
      {current ? (
        <ReviewCandidate
          key={current.id}
          row={current}
          isBlind={isBlind}
          screening={screening}
          resumes={resumes}
          showsOriginal={showsOriginal}
          onOriginal={setShowsOriginal}
          onSay={(text) => setSaid({ about: current.id, text })}
          onSwipe={review.walk}
          renderDecision={(candidate, hasDraft) =>
            isMarked ? (
              <MarkLine candidateId={candidate.id} />
            ) : (
              <DecisionLine
                candidate={candidate}
                hasDraft={hasDraft}
                record={decisionRecordOf(jobId, candidate.id)}
                reason={place.reason}
                onChangeReason={review.askReason}
              />
            )
          }
        />
      ) : review.isEnd && queue.length > 0 ? (
        <ReviewEnd
          progress={progress}
          results={place.results}
          rejections={place.rejections}
          onLeave={() => place.remember({ begunWith: [] })}
          onUndecided={review.goToUndecided}
          onMaybe={place.among === 'maybe' ? null : () => place.choose('maybe')}
        />
      ) : isComplete ? (
        <Middle>
          <VisuallyHidden as="h1">Review</VisuallyHidden>
          <EmptyState
            title={review.isGone ? 'This candidate is no longer here' : 'No one to review'}
            action={
              review.isGone ? (
                <Button variant="primary" onClick={() => place.choose(place.among)}>
                  Go on with the others
                </Button>
              ) : (
                <Button variant="primary" onClick={() => place.choose('all')}>
                  Review everyone
                </Button>
              )
            }
          >
            {review.isGone
              ? 'They were removed from this screening, or their file was merged with another.'
              : 'No candidate of this screening matches your choice.'}
          </EmptyState>
        </Middle>
      ) : (
        <ReviewSkeleton />
      )}
      {current ? (
        <DecisionBar
          choice={choiceIn(current)}
          label={isMarked ? 'Your mark' : null}
          onDecide={review.decide}
          onWalk={review.walk}
          canGoBack={index > 0}
          onShowKeys={() => setShowsKeys(true)}
        />
      ) : null}
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
      {review.asking ? (
        <ReasonDialog
          name={review.asking === 'rejecting' ? (current?.candidate ?? null) : null}
          initial={place.reason ?? ''}
          onClose={review.closeReason}
          onReason={review.applyReason}
        />
      ) : null}
    </FillScreen>
  );
}

import { Button, ButtonLink, Row } from '@shortlist/web-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReviewProgress } from '../review-queue.js';

const Frame = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s4);
  padding: var(--s6) var(--s4);
  overflow: auto;
  text-align: center;
  h1 {
    font: 400 2.5rem/1.1 var(--font-display);
    letter-spacing: -0.017em;
    &:focus {
      outline: none;
    }
  }
  p {
    max-width: 56ch;
    color: var(--ink-soft);
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s4) var(--s6);
  margin-block: var(--s2);
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font: 400 2.625rem/1 var(--font-display);
  }
  dt {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

export interface ReviewEndProps {
  readonly progress: ReviewProgress;
  /** Where the results are. */
  readonly results: string;
  /** Where the rejections are. */
  readonly rejections: string;
  readonly onLeave: () => void;
  /** Goes to the first who is undecided. */
  readonly onUndecided: () => void;
  readonly onMaybe: (() => void) | null;
}

/** After the last candidate: what was decided, and where to go on. */
export function ReviewEnd(props: ReviewEndProps) {
  const { progress, results, rejections, onLeave, onUndecided, onMaybe } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const open = progress.of - progress.decided;
  const figures = [
    { label: 'Shortlisted', value: progress.shortlisted },
    { label: 'Maybe', value: progress.maybe },
    { label: 'Rejected', value: progress.rejected },
    ...(open > 0 ? [{ label: 'Undecided', value: open }] : []),
  ];
  return (
    <Frame>
      <h1 ref={heading} tabIndex={-1}>
        {open === 0 ? 'All done' : 'That was the last one'}
      </h1>
      <Figures>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <p>
        {open === 0
          ? 'Nothing was sent. Rejection emails stay drafts until you send them.'
          : `${open} ${open === 1 ? 'candidate is' : 'candidates are'} still undecided: the score decides about them until you do. Nothing was sent.`}
      </p>
      <Row gap={2}>
        {open > 0 ? (
          <Button variant="primary" onClick={onUndecided}>
            Review the undecided
          </Button>
        ) : null}
        {progress.maybe > 0 && onMaybe ? (
          <Button onClick={onMaybe}>Review the maybes</Button>
        ) : null}
        {progress.rejected > 0 ? (
          <ButtonLink to={rejections} onClick={onLeave}>
            See the rejections
          </ButtonLink>
        ) : null}
        <ButtonLink to={results} variant={open > 0 ? 'quiet' : 'primary'} onClick={onLeave}>
          Back to the results
        </ButtonLink>
      </Row>
    </Frame>
  );
}

import type { ReadingPerson } from '@shortlist/contracts/reading';
import type { Candidate } from '@shortlist/contracts/screening';
import { useLocation } from '@shortlist/router';
import { Button, MemberMark, TextLink, useHost, useMay } from '@shortlist/web-kit';
import { useState } from 'react';
import { LazyThread } from '../../comments/components/LazyThread.js';
import { RejectReasonDialog } from '../../people/decisions/RejectReasonDialog.js';
import { useDecide } from '../../people/decisions/use-decide.js';
import { useScreeningState } from '../../people/store/use-screening.js';
import { reviewOf } from '../../screening/results-address.js';
import type { Screening } from '../../screening/screening.js';
import { ownFirst, useReading } from '../reading-context.js';
import { Doubts } from './Doubts.js';
import { MarkWord } from './ReaderMark.js';
import { Actions, Marks, Panel } from './row-style.js';

export interface DifferenceProps {
  readonly candidate: Candidate;
  readonly person: ReadingPerson;
  readonly screening: Screening;
}

/** Shows what is in doubt, marks and reasons of both readers, and comments, and lets the decider decide. */
export function Difference({ candidate, person, screening }: DifferenceProps) {
  const { members, load } = useReading();
  const state = useScreeningState();
  const { session } = useHost();
  const { pathname, search } = useLocation();
  const decide = useDecide();
  const mayDecide = useMay()('candidate.decide');
  const [isRejecting, setRejecting] = useState(false);
  const me = session.user?.id;
  const isReader = person.readers.some(({ userId }) => userId === me);
  const leadId = state.status === 'ready' ? state.overview?.people?.leadId : undefined;
  const isDecider = mayDecide && person.deciderId === me;
  const nameOf = (userId: string) => (userId === me ? 'You' : members?.nameOf(userId));
  const choose = async (choice: 'shortlisted' | 'maybe') => {
    await decide([candidate.id], choice, { waits: true });
    load();
  };
  const details = (
    <TextLink to={reviewOf(screening.jobId, candidate.id)} state={{ from: `${pathname}${search}` }}>
      View Details
    </TextLink>
  );
  return (
    <Panel>
      <section>
        <Doubts candidate={candidate} criteria={screening.criteria} />
        <h5>{isReader ? 'Where you differ' : 'Where they differ'}</h5>
        <Marks>
          {ownFirst(person, me).map(({ userId, mark, reason }) => (
            <li key={userId}>
              <MemberMark $isOwn={userId === me} $size={28}>
                {members?.initialsOf(userId)}
              </MemberMark>
              <div>
                <b>{nameOf(userId)}:</b> {mark ? <MarkWord mark={mark} /> : null}
                <p>{reason === '' ? 'No reason given.' : reason}</p>
              </div>
            </li>
          ))}
        </Marks>
        {isDecider ? (
          <>
            <h5>{leadId === me ? 'Decide as lead' : 'Decide for the lead'}</h5>
            <Actions>
              <Button variant="primary" onClick={() => void choose('shortlisted')}>
                Shortlist
              </Button>
              <Button onClick={() => void choose('maybe')}>Maybe</Button>
              <Button onClick={() => setRejecting(true)}>Reject</Button>
              {details}
            </Actions>
          </>
        ) : (
          <Actions>
            <span>
              {person.deciderId === me || person.deciderId === null
                ? 'A recruiter decides.'
                : `${nameOf(person.deciderId)} decides.`}
            </span>
            {details}
          </Actions>
        )}
        {isRejecting ? (
          <RejectReasonDialog
            candidates={[candidate]}
            onClose={() => setRejecting(false)}
            onRejected={() => {
              setRejecting(false);
              load();
            }}
          />
        ) : null}
      </section>
      <LazyThread
        candidateId={candidate.id}
        note={candidate.note ?? ''}
        heading="h5"
        waitsForTouch
      />
    </Panel>
  );
}

import { type PersonRef, type PrivacyRequest } from '@shortlist/contracts/privacy';
import { Card, Chip } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { answerText, dayOf, dueText, mailText, wishTexts } from '../request-texts.js';
import type { RequestAnswer } from '../use-requests.js';
import { AnswerActions } from './answers/AnswerActions.js';
import { KeptList } from './KeptList.js';

const Box = styled(Card)`
  display: grid;
  gap: var(--s3);
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s2) var(--s4);

  h3 {
    font-size: var(--text-lg);
    font-weight: 600;
    letter-spacing: -0.005em;
  }

  h3:focus-visible {
    outline: none;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`;

const Message = styled.blockquote`
  margin: 0;
  padding-left: var(--s3);
  border-left: 2px solid var(--line-strong);
  color: var(--ink-soft);
  white-space: pre-wrap;
  max-width: 68ch;
`;

const Outcome = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  color: var(--ink-soft);
`;

const keyOf = ({ jobId, candidateId }: PersonRef) => `${jobId}.${candidateId}`;

export interface RequestCardProps {
  readonly request: PrivacyRequest;
  /** The one to be answered next; a page has one main action. */
  readonly isFirst: boolean;
  /** True once it was answered here: the buttons that had the focus are gone. */
  readonly focusOnMount: boolean;
  readonly onAnswer: (id: string, body: RequestAnswer) => Promise<void>;
}

/** One request: who asks for what, until when, what is kept of them, and what is answered. */
export function RequestCard({ request, isFirst, focusOnMount, onAnswer }: RequestCardProps) {
  const { id, name, email, employer, message, wish, state, people, receivedAt, dueAt } = request;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [focusOnMount]);
  const chosen = people.filter((person) => !left.has(keyOf(person)));
  const due = dueText(request);
  const who = name === '' ? 'A candidate' : name;
  return (
    <Box as="article" padded aria-labelledby={`request-${id}`}>
      <Head>
        <div>
          <h3 id={`request-${id}`} ref={heading} tabIndex={-1}>
            {who} {wishTexts[wish]}
          </h3>
          <p>
            {email === '' ? null : <>{email} · </>}
            asked on {dayOf(receivedAt)}
            {employer === '' ? null : <> · applied to {employer}</>}
          </p>
        </div>
        {state === 'open' ? (
          <Chip
            tone={due.isSoon ? 'warn' : 'neutral'}
            title={`The law gives until ${dayOf(dueAt)}`}
          >
            {due.text}
          </Chip>
        ) : (
          <Chip tone={state === 'deleting' ? 'info' : 'good'}>
            {state === 'deleting' ? 'Being deleted' : 'Answered'}
          </Chip>
        )}
      </Head>
      {message === '' ? null : <Message>{message}</Message>}
      {state === 'open' ? (
        <>
          <KeptList
            people={people}
            isChosen={(person) => !left.has(keyOf(person))}
            onChoose={(person, isChosen) =>
              setLeft((before) => {
                const next = new Set(before);
                if (isChosen) next.delete(keyOf(person));
                else next.add(keyOf(person));
                return next;
              })
            }
          />
          <AnswerActions
            request={request}
            isMain={isFirst}
            chosen={chosen}
            onAnswer={(body) => onAnswer(id, body)}
          />
        </>
      ) : (
        <Outcome>
          {answerText(request)} {mailText(request)}
        </Outcome>
      )}
    </Box>
  );
}

import type { SharedCandidate, SharedComment, SharedScreening } from '@shortlist/contracts/sharing';
import { Avatar, Chip, Row, ScoreBadge, VisuallyHidden } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CommentText } from '../../../comments/components/CommentText.js';
import { RowAction } from '../../../components/RowAction.js';
import { CommentForm } from './CommentForm.js';
import { SharedEvidence } from './SharedEvidence.js';

const Person = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 14px;
  align-items: start;
  padding: 18px 20px;
  & + & {
    border-top: 1px solid var(--line);
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    padding: 16px;
  }
  @media print {
    padding-inline: 0;
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  a {
    color: var(--accent);
  }
`;

const Body = styled.div`
  grid-column: 2 / -1;
  > * {
    margin-top: 10px;
  }
  > p {
    max-width: 66ch;
    color: var(--ink-soft);
  }
  @media (max-width: 640px) {
    grid-column: 1 / -1;
  }
`;

const Comments = styled.ul`
  padding-left: 12px;
  border-left: 2px solid var(--line-strong);
`;

/** Skills that are shown. */
const maxSkills = 6;

export interface SharedPersonProps {
  readonly secret: string;
  readonly candidate: SharedCandidate;
  readonly criteria: SharedScreening['criteria'];
  readonly comments: readonly SharedComment[];
  /** The name under which this browser comments. */
  readonly author: string;
  readonly onAuthor: (name: string) => void;
  readonly onWritten: (comment: SharedComment) => void;
  readonly isPrinting: boolean;
}

/** One shortlisted person: score, reasons, what others wrote, and a place to write. */
export function SharedPerson(props: SharedPersonProps) {
  const { secret, candidate, criteria, comments, author, onAuthor, onWritten, isPrinting } = props;
  const { id, candidate: name, score, summary, headline, experience, skills } = candidate;
  const [open, setOpen] = useState(false);
  const [writing, setWriting] = useState(false);
  const [text, setText] = useState('');
  const commentButton = useRef<HTMLButtonElement>(null);
  const evidenceId = `evidence-${id}`;
  const endWriting = () => {
    setWriting(false);
    commentButton.current?.focus();
  };
  return (
    <Person aria-label={name}>
      <Avatar name={name} />
      <div>
        <h2>{name}</h2>
        <Meta>
          {headline ? <span>{headline}</span> : null}
          {experience === 'Not found' ? null : <span>{experience}</span>}
          {candidate.email ? <a href={`mailto:${candidate.email}`}>{candidate.email}</a> : null}
          {candidate.phone ? <span>{candidate.phone}</span> : null}
        </Meta>
      </div>
      <ScoreBadge score={score} />
      <Body>
        <p>{summary}</p>
        {skills.length > 0 ? (
          <Row gap={2}>
            {skills.slice(0, maxSkills).map((skill) => (
              <Chip key={skill}>{skill}</Chip>
            ))}
          </Row>
        ) : null}
        {comments.length > 0 ? (
          <Comments aria-label={`Comments about ${name}`}>
            {comments.map((comment) => (
              <CommentText key={comment.id} comment={comment} />
            ))}
          </Comments>
        ) : null}
        <Row gap={4}>
          <RowAction
            type="button"
            aria-expanded={open}
            aria-controls={open ? evidenceId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide reasons' : 'See the reasons'}
            <VisuallyHidden> for {name}</VisuallyHidden>
          </RowAction>
          <RowAction
            ref={commentButton}
            type="button"
            aria-expanded={writing}
            onClick={() => setWriting(!writing)}
          >
            Comment<VisuallyHidden> on {name}</VisuallyHidden>
          </RowAction>
        </Row>
        {writing ? (
          <CommentForm
            secret={secret}
            candidateId={id}
            name={name}
            author={author}
            onAuthor={onAuthor}
            text={text}
            onText={setText}
            onCancel={endWriting}
            onWritten={(comment) => {
              onWritten(comment);
              setText('');
              endWriting();
            }}
          />
        ) : null}
        {open || isPrinting ? (
          <SharedEvidence id={evidenceId} criteria={criteria} verdicts={candidate.verdicts} />
        ) : null}
      </Body>
    </Person>
  );
}

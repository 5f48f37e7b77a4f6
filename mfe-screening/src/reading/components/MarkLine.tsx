import { useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useReading } from '../reading-context.js';
import { ReaderMark } from './ReaderMark.js';

const Frame = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  h2 {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  p {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

/** The mark of the user, and how far the other reader is. */
export function MarkLine({ candidateId }: { readonly candidateId: string }) {
  const { people, members } = useReading();
  const { session } = useHost();
  const person = people.get(candidateId);
  if (!person || !members) return null;
  const me = session.user?.id;
  const [own] = person.readers.filter(({ userId }) => userId === me);
  const others = person.readers.filter(({ userId }) => userId !== me);
  return (
    <Frame>
      <h2>Your mark</h2>
      {own ? <ReaderMark reader={own} members={members} isTurn /> : null}
      {others.map((reader) => (
        <ReaderMark key={reader.userId} reader={reader} members={members} isTurn={false} />
      ))}
      <p>
        {person.group === 'mine'
          ? 'Score and other mark show once you give yours.'
          : 'You can change it until the other reader has marked.'}
      </p>
    </Frame>
  );
}

import { styled } from 'styled-components';

const hints = [
  { title: 'Smart Matching', text: 'AI maps skills to the job description' },
  { title: 'One-click Shortlist', text: 'Auto-rank top candidates' },
  { title: 'Polished Emails', text: 'Send thoughtful rejections' },
] as const;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-bottom: 28px;
  border-block: 1px solid var(--line);
  li {
    padding: 14px 20px;
    border-left: 1px solid var(--line);
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }
  li:first-child {
    border-left: 0;
    padding-left: 0;
  }
  strong {
    display: block;
    font-size: var(--text-md);
    font-weight: 600;
    color: var(--ink);
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    li {
      padding: 10px 0;
      border-left: 0;
    }
    li + li {
      border-top: 1px solid var(--line);
    }
  }
`;

/** What the screening does, in three lines. */
export function Hints() {
  return (
    <Strip>
      {hints.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </Strip>
  );
}

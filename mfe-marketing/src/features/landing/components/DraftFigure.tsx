import { styled } from 'styled-components';

const Draft = styled.div`
  padding: 16px 18px 20px;
  border-radius: 10px 10px 0 0;
  background: var(--sunken);
  font-size: var(--text-sm);
  line-height: 1.65;
  color: var(--ink-soft);

  & b {
    font-weight: 550;
    color: var(--ink);
  }

  & p:last-child {
    margin-top: var(--s4);
  }
`;

/** The beginning of a drafted rejection email. */
export function DraftFigure() {
  return (
    <Draft>
      <p>
        <b>To</b> j.okafor@example.com
      </p>
      <p>
        <b>Subject</b> Your application for Ward Manager
      </p>
      <p>Dear Joseph, thank you for the time you put into your application…</p>
    </Draft>
  );
}

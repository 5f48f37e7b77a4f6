import { styled } from 'styled-components';

const facts = [
  ['Resume files stored', '0'],
  ['Text kept', '12 months, typically'],
  ['Deleted earlier', 'on request'],
] as const;

const List = styled.div`
  padding-bottom: 26px;
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

const Fact = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--s3);
  padding: 10px 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  &:last-child {
    padding-bottom: 0;
  }

  & > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
`;

/** Stored data of a resume, and for how long. */
export function PrivacyFigure() {
  return (
    <List>
      {facts.map(([label, value]) => (
        <Fact key={label}>
          {label}
          <b>{value}</b>
        </Fact>
      ))}
    </List>
  );
}

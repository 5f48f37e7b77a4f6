import { Delayed, ErrorPanel, Skeleton } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useDocument } from '../document/use-document.js';
import { OperationEntry } from './OperationEntry.js';

const Group = styled.div`
  margin-top: var(--s5);

  & > h3 {
    font-size: var(--text-lg);
    font-weight: 600;
    color: var(--ink);
  }

  & > p {
    margin-bottom: var(--s3);
    font-size: var(--text-md);
    color: var(--ink-faint);
  }
`;

/** All operations that are for tokens, by scope, as this Shortlist describes them itself. */
export function Operations() {
  const { status, groups, retry } = useDocument();
  if (status === 'error')
    return (
      <ErrorPanel message="The operations could not be loaded. Please try again." onRetry={retry} />
    );
  if (status === 'loading')
    return (
      <Delayed>
        <Skeleton height="360px" />
      </Delayed>
    );
  return groups.map(({ scope, text, operations }) => (
    <Group key={scope}>
      <h3>
        <code>{scope}</code>
      </h3>
      <p>{text}.</p>
      {operations.map((operation) => (
        <OperationEntry key={operation.id} operation={operation} />
      ))}
    </Group>
  ));
}

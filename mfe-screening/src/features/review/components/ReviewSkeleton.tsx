import { Delayed, Skeleton, Stack, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { narrow } from './review-style.js';

const Columns = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(360px, 420px);
  gap: var(--s6);
  padding: var(--s6) var(--s5);
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The shape of the review while it loads. */
export function ReviewSkeleton() {
  return (
    <>
      <VisuallyHidden as="h1">Review</VisuallyHidden>
      <VisuallyHidden role="status">Loading the candidates</VisuallyHidden>
      <Delayed>
        <Columns>
          <Stack gap={3}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </Stack>
          <Stack gap={3}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton />
          </Stack>
        </Columns>
      </Delayed>
    </>
  );
}

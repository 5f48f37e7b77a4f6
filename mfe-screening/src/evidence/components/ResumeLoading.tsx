import { Delayed, Skeleton, Stack, VisuallyHidden } from '@shortlist/web-kit';

/** In the place of a resume that is on its way. */
export function ResumeLoading() {
  return (
    <>
      <VisuallyHidden role="status">Loading the resume</VisuallyHidden>
      <Delayed>
        <Stack gap={3}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </Delayed>
    </>
  );
}

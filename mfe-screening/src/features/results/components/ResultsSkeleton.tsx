import { Delayed, Page, PageHead, Skeleton, Stack, VisuallyHidden } from '@shortlist/web-kit';

/** The shape of the results while they are loaded. */
export function ResultsSkeleton() {
  return (
    <Page>
      <PageHead title="Screening Results" />
      <VisuallyHidden role="status">Loading the results</VisuallyHidden>
      <Delayed>
        <Stack gap={5}>
          <Skeleton height={76} />
          <Skeleton width={380} height={28} />
          <Skeleton height={150} />
          <Skeleton height={150} />
          <Skeleton height={150} />
        </Stack>
      </Delayed>
    </Page>
  );
}

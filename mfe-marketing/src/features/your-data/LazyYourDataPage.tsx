import { Delayed, ErrorPanel, Page, reportProblem, Skeleton, Stack } from '@shortlist/web-kit';
import { type ComponentType, useEffect, useState } from 'react';

/** The page comes in a file of its own, with the operations of the API: the start page does not wait for them. */
export function LazyYourDataPage() {
  const [loaded, setLoaded] = useState<{ readonly YourDataPage: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isHere = true;
    import('./components/YourDataPage.js').then(
      ({ YourDataPage }) => isHere && setLoaded({ YourDataPage }),
      (error: unknown) => {
        reportProblem('The page about personal data could not be loaded.', error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [round]);

  if (loaded) return <loaded.YourDataPage />;
  if (failed) {
    const retry = () => {
      setFailed(false);
      setRound(round + 1);
    };
    return (
      <Page>
        <ErrorPanel message="This page could not be loaded. Please try again." onRetry={retry} />
      </Page>
    );
  }
  return (
    <Page>
      <Delayed>
        <Stack gap={4}>
          <Skeleton height="44px" width="200px" />
          <Skeleton height="220px" />
        </Stack>
      </Delayed>
    </Page>
  );
}

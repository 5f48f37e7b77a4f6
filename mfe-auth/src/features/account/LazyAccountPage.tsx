import { Delayed, ErrorPanel, Page, reportProblem, Skeleton, Stack } from '@shortlist/web-kit';
import { type ComponentType, useEffect, useState } from 'react';

/** The page comes in a file of its own: who signs in does not wait for it. */
export function LazyAccountPage() {
  const [loaded, setLoaded] = useState<{ readonly AccountPage: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isHere = true;
    import('./components/AccountPage.js').then(
      ({ AccountPage }) => isHere && setLoaded({ AccountPage }),
      (error: unknown) => {
        reportProblem('The account page could not be loaded.', error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [round]);

  if (loaded) return <loaded.AccountPage />;
  if (failed) {
    const retry = () => {
      setFailed(false);
      setRound(round + 1);
    };
    return (
      <Page>
        <ErrorPanel message="Your account could not be loaded. Please try again." onRetry={retry} />
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

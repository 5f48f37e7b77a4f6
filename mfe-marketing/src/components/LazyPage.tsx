import { Delayed, ErrorPanel, Page, reportProblem, Skeleton, Stack } from '@shortlist/web-kit';
import { type ComponentType, useEffect, useState } from 'react';

export interface LazyPageProps {
  /** Loads the page's file. The same function each time. */
  readonly load: () => Promise<ComponentType>;
}

/** A page that comes in a file of its own: the start page does not wait for it. */
export function LazyPage({ load }: LazyPageProps) {
  const [loaded, setLoaded] = useState<{ readonly Shown: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isHere = true;
    load().then(
      (Shown) => isHere && setLoaded({ Shown }),
      (error: unknown) => {
        reportProblem('A page could not be loaded.', error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, round]);

  if (loaded) return <loaded.Shown />;
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

import { type ComponentType, useEffect, useState } from 'react';
import { reportProblem } from '../../report-problem.js';
import { Stack } from '../layout.js';
import { Page } from '../Page.js';
import { Delayed } from './Delayed.js';
import { ErrorPanel } from './ErrorPanel.js';
import { Skeleton } from './Skeleton.js';

/**
 * A page that comes in a file of its own, so that the remote's other pages do not wait for it: gray lines until it is there,
 * and a panel with Retry where it can't be had. Once loaded it is shown at once.
 * @param load e.g. `async () => (await import('./TermsPage.js')).TermsPage`
 * @param failure what a person reads when it does not come
 */
export function createLazyPage(
  load: () => Promise<ComponentType>,
  failure = 'This page could not be loaded. Please try again.',
): ComponentType {
  let known: ComponentType | null = null;

  return function LazyPage() {
    // In an object: a state setter takes a bare component for an updater function.
    const [{ Shown }, setLoaded] = useState({ Shown: known });
    const [hasFailed, setFailed] = useState(false);
    const [round, setRound] = useState(0);
    useEffect(() => {
      if (known) return;
      let isHere = true;
      load().then(
        (page) => {
          known = page;
          if (isHere) setLoaded({ Shown: page });
        },
        (error: unknown) => {
          reportProblem('A page could not be loaded.', error);
          if (isHere) setFailed(true);
        },
      );
      return () => {
        isHere = false;
      };
    }, [round]);

    if (Shown) return <Shown />;
    if (hasFailed) {
      const retry = () => {
        setFailed(false);
        setRound(round + 1);
      };
      return (
        <Page>
          <ErrorPanel message={failure} onRetry={retry} />
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
  };
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Cause, findCause, outageTexts } from '../../find-cause.js';
import { reportProblem } from '../../report-problem.js';
import { Stack } from '../layout.js';
import { Delayed } from './Delayed.js';
import { ErrorPanel } from './ErrorPanel.js';
import { Skeleton } from './Skeleton.js';

export interface LazyPartOptions<Props> {
  /** Message when it does not come, and neither the connection nor the server is why. */
  readonly failure: string;
  /** Around what stands there until it is there. */
  readonly frame?: (children: ReactNode, props: Props) => ReactNode;
}

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Asks for its file before it is shown. */
  readonly prepare: () => void;
}

/**
 * A part of a page that comes in a file of its own: gray lines until it is there, and a panel with Retry where it can't be had.
 * Once loaded it is shown at once.
 * @param load e.g. `async () => (await import('./RejectionsTab.js')).RejectionsTab`
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure, frame = (children) => children }: LazyPartOptions<Props>,
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  async function start(): Promise<ComponentType<Props>> {
    try {
      known = await load();
      return known;
    } finally {
      loading = null;
    }
  }
  const begin = () => (known ? Promise.resolve(known) : (loading ??= start()));

  function Part(props: Props) {
    // In an object: a state setter takes a bare component for an updater function.
    const [{ Shown }, setLoaded] = useState({ Shown: known });
    const [cause, setCause] = useState<Cause | null>(null);
    const [round, setRound] = useState(0);
    useEffect(() => {
      if (Shown) return;
      let isHere = true;
      begin().then(
        (part) => {
          if (isHere) setLoaded({ Shown: part });
        },
        async (error: unknown) => {
          reportProblem('A part of the page could not be loaded.', error);
          const found = await findCause();
          if (isHere) setCause(found);
        },
      );
      return () => {
        isHere = false;
      };
    }, [Shown, round]);

    if (Shown) return <Shown {...props} />;
    if (cause !== null) {
      const retry = () => {
        setCause(null);
        setRound(round + 1);
      };
      const texts = cause === 'part' ? { message: failure } : outageTexts[cause];
      return frame(<ErrorPanel {...texts} onRetry={retry} />, props);
    }
    return frame(
      <Delayed>
        <Stack gap={4}>
          <Skeleton height="44px" width="200px" />
          <Skeleton height="220px" />
        </Stack>
      </Delayed>,
      props,
    );
  }

  return Object.assign(Part, {
    prepare: () => {
      // The component that shows it gets the failure.
      begin().catch(() => undefined);
    },
  });
}

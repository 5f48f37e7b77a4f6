import { reportProblem, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import type { OpenApiDocument } from './open-api.js';
import { type OperationGroup, readOperations } from './read-operations.js';

interface LoadedDocument {
  readonly status: 'loading' | 'error' | 'ready';
  readonly groups: readonly OperationGroup[];
}

/** Operations for tokens, from the document that this Shortlist serves. */
export function useDocument(): LoadedDocument & { readonly retry: () => void } {
  const { config } = useHost();
  const [loaded, setLoaded] = useState<LoadedDocument>({ status: 'loading', groups: [] });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      try {
        const answer = await fetch(`${config.apiBaseUrl}/openapi.json`, { signal: left.signal });
        if (!answer.ok) throw new Error(`The document was answered with ${answer.status}.`);
        const groups = readOperations((await answer.json()) as OpenApiDocument);
        setLoaded({ status: 'ready', groups });
      } catch (error) {
        if (left.signal.aborted) return;
        reportProblem('The description of the API could not be loaded.', error);
        setLoaded({ status: 'error', groups: [] });
      }
    };
    void load();
    return () => left.abort();
  }, [config.apiBaseUrl, round]);

  const retry = () => {
    setLoaded({ status: 'loading', groups: [] });
    setRound(round + 1);
  };
  return { ...loaded, retry };
}

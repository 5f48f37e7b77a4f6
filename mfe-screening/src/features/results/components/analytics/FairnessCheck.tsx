import * as http from '@shortlist/contracts/http/resumes';
import { Button, errorMessage, Note, Stack, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  describeSwapped,
  formatPoints,
  shiftedCandidates,
  type SwapTestResult,
} from '../../../../screening/scores/swap-test.js';
import type { Screening } from '../../../../screening/screening.js';

const Text = styled(Stack)`
  align-items: flex-start;
  font-size: var(--text-sm);
  color: var(--ink-soft);
  > [role='alert'],
  > [role='status'] {
    align-self: stretch;
  }
`;

const shownShifts = 5;

interface ResultProps {
  readonly result: SwapTestResult;
  readonly screening: Screening;
}

function Result({ result, screening }: ResultProps) {
  const swapped = describeSwapped(result);
  const shifted = shiftedCandidates(result);
  const names = new Map(screening.candidates.map(({ id, candidate }) => [id, candidate]));
  if (swapped === null) {
    return (
      <Note role="status" title="Nothing to swap">
        No name, pronoun, graduation year or postcode was found in these resumes.
      </Note>
    );
  }
  return (
    <Note
      role="status"
      tone={shifted.length === 0 ? 'good' : 'warn'}
      title={
        shifted.length === 0
          ? 'No score shifted'
          : `The largest shift is ${formatPoints(result.largestShift)} points`
      }
    >
      <p>
        {result.candidates.length === 1
          ? 'We rescored one resume.'
          : `We rescored all ${result.candidates.length} resumes.`}{' '}
        Swapped: {swapped}.
      </p>
      {shifted.length === 0 ? null : (
        <ul>
          {shifted.slice(0, shownShifts).map(({ candidateId, score, swappedScore }) => (
            <li key={candidateId}>
              {names.get(candidateId) ?? 'A candidate'}: {formatPoints(score)} to{' '}
              {formatPoints(swappedScore)}
            </li>
          ))}
          {shifted.length > shownShifts ? <li>and {shifted.length - shownShifts} more</li> : null}
        </ul>
      )}
    </Note>
  );
}

/** The swap test: do scores move when only who a person seems to be is changed? */
export function FairnessCheck({ screening }: { readonly screening: Screening }) {
  const { call } = useHost();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SwapTestResult | null>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async () => {
    setBusy(true);
    setError(null);
    try {
      setResult(await call(http.swapTest, { params: { id: screening.jobId } }));
    } catch (problem) {
      setError(errorMessage(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Text gap={3}>
      <p>
        We rescore every resume with another name, pronouns, graduation years and postcode. Scores
        that rest on evidence do not move. This changes no candidate.
      </p>
      {result && !busy ? <Result result={result} screening={screening} /> : null}
      {error ? <Note tone="bad">{error}</Note> : null}
      <Button busy={busy} busyLabel="Running the swap test..." onClick={() => void run()}>
        {result ? 'Run again' : 'Run swap test'}
      </Button>
    </Text>
  );
}

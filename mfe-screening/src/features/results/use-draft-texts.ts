import { errorMessage } from '@shortlist/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { useScreeningChanges } from '../../people/use-screening.js';
import type { Rejection } from '../../screening/rejections.js';
import { type DraftedEmail, isWhole } from '../../screening/screening.js';

type Texts = ReadonlyMap<string, Pick<DraftedEmail, 'subject' | 'content'>>;

/** The rejections with the texts of their emails, which lists come without. `error` says why they are not here. */
export function useDraftTexts(rejections: readonly Rejection[]) {
  const { loadFullRows } = useScreeningChanges();
  const [texts, setTexts] = useState<Texts>(new Map());
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  const whole = useMemo(
    () =>
      rejections.map(({ candidate, email }) => ({
        candidate,
        email: email && (isWhole(email) ? email : { ...email, ...texts.get(candidate.id) }),
      })),
    [rejections, texts],
  );
  const areHere = whole.every(({ email }) => email === null || isWhole(email));

  useEffect(() => {
    if (areHere) return undefined;
    const controller = new AbortController();
    loadFullRows(controller.signal).then(
      (rows) =>
        setTexts(
          new Map(
            rows.map(({ candidate, email }) => [
              candidate.id,
              { subject: email?.subject ?? '', content: email?.content ?? '' },
            ]),
          ),
        ),
      (problem: unknown) => {
        if (!controller.signal.aborted) setError(errorMessage(problem));
      },
    );
    return () => controller.abort();
  }, [areHere, loadFullRows, round]);

  const retry = () => {
    setError(null);
    setRound((count) => count + 1);
  };
  return { rejections: whole, areHere, error, retry };
}

import * as http from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { tidyText } from './criteria-input.js';

export type CriterionReading = OperationResponse<typeof http.readCriterion>;

const pauseMs = 400;

/**
 * The engine's reading of a text while `active`, a moment after the last change; null before. A server that does not
 * answer only costs this help: the text is checked again when it is used.
 */
export function useCriterionReading(text: string, active: boolean): CriterionReading | null {
  const { call } = useHost();
  const [reading, setReading] = useState<CriterionReading | null>(null);
  const wanted = active ? tidyText(text) : '';

  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call(http.readCriterion, { body: { text: wanted }, signal: controller.signal }).then(
        (answer) => setReading(answer),
        () => setReading(null),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, wanted]);

  return reading;
}

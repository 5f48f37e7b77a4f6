import * as http from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { tidyText } from './criteria-input.js';

export interface CriterionReading extends OperationResponse<typeof http.readCriterion> {
  /** The text that was read. */
  readonly text: string;
}

export interface ReadCriterionOptions {
  /** False while nobody needs the reading. */
  readonly active: boolean;
  /** Language of the job (ISO 639-1), if known. */
  readonly language: string | undefined;
}

const pauseMs = 400;

/**
 * The engine's latest reading of a text that was `active`, a moment after the last change; null before. A server that does
 * not answer only costs this help: the text is checked again when it is used.
 */
export function useCriterionReading(
  text: string,
  { active, language }: ReadCriterionOptions,
): CriterionReading | null {
  const { call } = useHost();
  const [reading, setReading] = useState<CriterionReading | null>(null);
  const wanted = active ? tidyText(text) : '';

  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const body = { text: wanted, ...(language === undefined ? {} : { language }) };
    const timer = setTimeout(() => {
      call(http.readCriterion, { body, signal }).then(
        (answer) => setReading({ ...answer, text: wanted }),
        () => setReading(null),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, wanted, language]);

  return reading;
}

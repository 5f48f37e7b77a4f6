import * as z from 'zod/mini';
import { filePart } from '../../../screenings/screening.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams } from '../job-params.js';

/** The text that the quotes and places of a candidate's verdicts refer to. */
export const getCandidateResume = defineOperation({
  name: 'getCandidateResume',
  summary: "A candidate's resume as it was read: its visible text with pages, and its hidden text",
  method: 'GET',
  path: '/resumes/job/{id}/candidate/{candidateId}/resume',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  params: candidateParams,
  response: z.object({
    fileName: z.string(),
    text: z.string(),
    /** Offset in `text` at which each page starts; one entry when the format has no pages. */
    pageStarts: z.array(z.int().check(z.gte(0))),
    hiddenText: z.array(z.string()),
    /** Where the words are on the pictures that the text was read from; absent where it was not. */
    scan: z.optional(
      z.object({
        /** Sizes in points. */
        pages: z.array(z.object({ width: z.number(), height: z.number() })),
        words: z.array(
          z.object({
            start: z.int().check(z.gte(0)),
            end: z.int().check(z.gte(0)),
            /** 1-based. */
            page: z.int().check(z.gte(1)),
            /** Shares of the page's width and height, 0–1. */
            box: z.object({
              left: z.number(),
              top: z.number(),
              right: z.number(),
              bottom: z.number(),
            }),
            /** How sure the recogniser is of the word, 0–1. */
            confidence: z.number(),
          }),
        ),
      }),
    ),
    /** Present when the file holds several resumes: the pages that this is. */
    part: z.optional(filePart),
    /** Text of the mail that the file was attached to: never scored; absent without one. */
    letter: z.optional(z.string()),
  }),
  errors: {
    CandidateNotFound: jobErrors.CandidateNotFound,
  },
});

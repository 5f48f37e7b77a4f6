import type { JudgedResume } from './judged-resume.js';

/** The segments of each dated job, and those of no job together. */
export function partsOf({ blocks, analysis }: JudgedResume): readonly (readonly number[])[] {
  const parts = blocks.map(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const inJobs = new Set(parts.flat());
  const others = analysis.segments.flatMap((_, at) => (inJobs.has(at) ? [] : at));
  return [...parts, others];
}

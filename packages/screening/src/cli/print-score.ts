import type { PreparedJob } from '../types.js';
import type { ScoredFile } from './score-files.js';

const marks = { met: '+', partly: '~', 'not-found': '-' } as const;

/** One JSON line per resume, with everything the formula used. */
export function toJsonLine({ path, result }: ScoredFile): string {
  if ('reason' in result) {
    return JSON.stringify({ file: path, unreadable: result.reason, message: result.message });
  }
  const { tokensUsed: _tokens, experience, ...shown } = result;
  const years = Number.parseInt(experience, 10);
  return JSON.stringify({ file: path, ...shown, years });
}

/** One readable line per resume: score, file, name, email, years and the verdicts in the order of the criteria with their quotes. */
export function toLine({ path, result }: ScoredFile, job: PreparedJob): string {
  if ('reason' in result) return `  -\t${path}\t${result.reason}: ${result.message}`;
  const verdicts = result.verdicts.map((verdict) => {
    const text =
      job.criteria.find((criterion) => criterion.id === verdict.criterionId)?.text ??
      verdict.criterionId;
    const quote = verdict.quote === null ? '' : `: "${verdict.quote.replace(/\s+/g, ' ')}"`;
    return `${marks[verdict.verdict]} ${text}${quote}`;
  });
  const flags = result.flags.map((flag) => `! ${flag.message}`);
  return [
    `${String(result.score).padStart(3)} (${result.exactScore.toFixed(4)})`,
    path,
    result.name,
    result.email || 'no email',
    result.experience,
    [...verdicts, ...flags].join('; '),
  ].join('\t');
}

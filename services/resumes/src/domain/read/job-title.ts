const MAX_LENGTH = 120;

/** The first meaningful line of a job description, as its title until the engine has read it. */
export function titleOf(jobDescription: string): string {
  const line = jobDescription
    .split(/[\r\n]+/)
    .map((text) => text.replace(/^\W*(job title|title|position|role)\s*:\s*/i, '').trim())
    .find((text) => /[\p{L}\p{N}]/u.test(text));
  return [...(line ?? 'Screening')].slice(0, MAX_LENGTH).join('');
}

import { tidyText } from '../text/tidy.js';

const LABEL =
  /^(?:job\s*title|position(?:\s*title)?|role(?:\s*title)?|title|vacancy|post|job(?:\s*description)?|opening)\s*[:\-–]\s*(\S.*)$/i;
const LOOKING_FOR =
  /\b(?:looking for|seeking|hiring|recruiting|searching for|recruit|in need of|needs?|opening for|opportunity for|vacancy for|require)\s+(?:an?\s+|the\s+|our\s+(?:next\s+)?|\d+\s+)?((?:[\p{L}\p{N}+#./&-]+\s?){1,6})/iu;
const STOPS_TITLE =
  /\s+(?:to|who|with|for|at|in|on|that|and\s+(?:is|will|has)|based|working|joining|within|responsible|required|needed|wanted|–|-|\|)\b.*$/i;
const NOT_TITLE =
  /^(?:about (?:us|the|our)|company|who we are|overview|summary|job description|description|introduction|the role|location|salary|we are|we're|our client|welcome|responsibilities|requirements|duties|job summary|date|department|reports? to)\b/i;
const MAX_TITLE = 80;

function tidyTitle(text: string): string {
  return text
    .replace(/^[#*•\s-]+/, '')
    .replace(/\s*[([{].*?[)\]}]\s*/g, ' ')
    .replace(/[<>{}[\]]/g, '')
    .replace(
      /\s*(?:[|–—]|\s-\s|,\s*(?=remote|hybrid|full[- ]time|part[- ]time|permanent|contract|location|salary)).*$/i,
      '',
    )
    .replace(/[.:;,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isTitle(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MAX_TITLE &&
    text.split(' ').length <= 9 &&
    /\p{L}{2}/u.test(text)
  );
}

/** The title of the job: labelled, else the first short line, else what the text says it looks for, else its first words. */
export function findJobTitle(jobDescription: string): string {
  const text = tidyText(jobDescription);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  for (const line of lines.slice(0, 15)) {
    const labelled = tidyTitle((LABEL.exec(line)?.[1] ?? '').replace(/\.\s.*$/, ''));
    if (isTitle(labelled)) return labelled;
  }
  const first = lines
    .slice(0, 3)
    .find(
      (line) =>
        line.length <= MAX_TITLE &&
        !NOT_TITLE.test(line) &&
        !/[.!?]$/.test(line) &&
        isTitle(tidyTitle(line)) &&
        !LOOKING_FOR.test(line),
    );
  if (first) return tidyTitle(first);
  const sought = LOOKING_FOR.exec(text.slice(0, 3000))?.[1] ?? '';
  const title = tidyTitle(sought.replace(STOPS_TITLE, ''));
  if (isTitle(title)) return title;
  const words = tidyTitle((lines[0] ?? '').split(/[.!?]\s/)[0] ?? '')
    .split(' ')
    .slice(0, 8)
    .join(' ');
  return words.slice(0, MAX_TITLE).trim() || 'This position';
}

const SHIFT = 12;
const EARLIEST = 1950;
const YEAR = /(?<![\p{L}\p{N}])(?:19[5-9]\d|20[0-4]\d)(?![\p{L}\p{N}])/gu;
const EDUCATION =
  /\b(?:university|college|school|bachelor|master|b\.?sc|m\.?sc|b\.?a\b|m\.?b\.?a|ph\.?d|diploma|degree|a-levels?|gcse|institute of technology|graduat(?:ed|ion)|class of|academy)\b/i;
/** A person who works at a school has years of work there, not of study. */
const WORK =
  /\b(?:manager|engineer|teacher|nurse|lecturer|assistant|officer|director|developer|consultant|analyst|coordinator|administrator|technician|lead|head|intern|tutor|professor|supervisor|clerk|representative|specialist|worker|chef|driver|librarian|researcher|present|current|now)\b/i;

/** Moves the years in lines about study by 12, to make a person look that much older (or younger). */
export function swapGraduationYears(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      if (!EDUCATION.test(line) || WORK.test(line)) return line;
      // A span below a job title may be that job's, whatever else its line says.
      const isSpan = (line.match(YEAR) ?? []).length > 1;
      if (isSpan && WORK.test(lines[index - 1] ?? '')) return line;
      return line.replace(YEAR, (year) => {
        const earlier = Number(year) - SHIFT;
        return String(earlier < EARLIEST ? Number(year) + SHIFT : earlier);
      });
    })
    .join('\n');
}

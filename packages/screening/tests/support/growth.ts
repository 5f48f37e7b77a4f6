/** CPU time of a task in microseconds, of this process. */
async function costOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How many times more CPU a task takes on a text four times as long: about 4 when it is linear, 16 when it is quadratic. The least of
 * several runs counts, as nothing but the task's own work is in all of them. Texts differ from run to run, so that nothing is
 * remembered of them.
 */
export async function growthOf(
  textOf: (length: number) => string,
  length: number,
  task: (text: string) => unknown,
  runs = 3,
): Promise<number> {
  const [short, long] = [textOf(length), textOf(4 * length)];
  const least = { short: Infinity, long: Infinity };
  for (let run = 0; run < runs; run += 1) {
    least.short = Math.min(least.short, await costOf(() => task(`${short}\n${run}`)));
    least.long = Math.min(least.long, await costOf(() => task(`${long}\n${run}`)));
  }
  return least.long / least.short;
}

const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

function mixed(length: number): string {
  const pieces = [
    'a',
    'B',
    '7',
    ' ',
    '  ',
    '\n',
    '-',
    '.',
    ', ',
    '\u0301',
    '(',
    '@',
    '/',
    '–',
    'é',
  ];
  let state = 20_261_121;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += pieces[Math.floor((state / 2 ** 32) * pieces.length)] ?? '';
  }
  return text.slice(0, length);
}

/** Texts made to be slow to read, by kind: each of any length. */
export const hardTexts: readonly (readonly [kind: string, textOf: (length: number) => string])[] = [
  ['blanks', repeated(' ')],
  ['blanks and a letter at the end', (length) => `a${repeated(' ')(length - 2)}a`],
  ['tabs', repeated('\t')],
  ['no-break spaces', repeated('\u00a0')],
  ['small letters', repeated('a')],
  ['capitals', repeated('A')],
  ['letters beyond ASCII', repeated('ß')],
  ['digits', repeated('7')],
  ['full stops', repeated('.')],
  ['commas and semicolons', repeated(',;')],
  ['colons', repeated(':')],
  ['dashes', repeated('–')],
  ['hyphens', repeated('-')],
  ['brackets', repeated('((((')],
  ['quotation marks', repeated('"“')],
  ['newlines', repeated('\n')],
  ['newlines and blanks', repeated('\n \n\t')],
  ['combining marks', (length) => `e${repeated('\u0316\u0301')(length - 1)}`],
  ['mixed', mixed],
  ['single letters', repeated('a ')],
  ['words', repeated('nurse ')],
  ['words in lines', repeated('nurse\n')],
  ['capitalised words', repeated('Anna Baker ')],
  ['words cut by hyphens', repeated('ab-\n')],
  ['abbreviations', repeated('Dr. ')],
  ['sentences', repeated('Led a team. ')],
  ['bullets', repeated('• a\n')],
  ['empty bullets', repeated('•\n')],
  ['begun addresses', repeated('a@')],
  ['addresses', repeated('ada.king@example.com ')],
  ['links', repeated('https://www.')],
  ['phone numbers', repeated('+44 (0) 20 ')],
  ['begun spans of dates', repeated('2019 - ')],
  ['spans of dates', repeated('Jan 2019 - Mar 2020, ')],
  ['spans of dates in lines', repeated('Nurse, Leeds General, 2019 - 2020\n')],
  ['years of experience', repeated('5 years of experience in ')],
  ['begun statements of years', repeated('experience of the ')],
  ['headings', repeated('Skills: ')],
  ['headings in lines', repeated('Requirements\n')],
  ['requirements', repeated('- Experience with wound care and MS Excel\n')],
  ['wishes', repeated('nice to have a minimum of ')],
  ['protected attributes', repeated('aged 25 to 35, ')],
  ['instructions', repeated('ignore all previous ')],
  ['tags', repeated('<a ')],
  ['slashes', repeated('a/b/')],
  ['alternatives', repeated('and/or ')],
];

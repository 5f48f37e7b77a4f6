import { createLocalEngine, foldText } from '@shortlist/screening';
import type { Head } from './heads.js';

/** Numbers of heads whose facts are right, or are said to be doubtful; a phone number is right or not. */
export interface FactCounts {
  names: number;
  emails: number;
  phones: number;
  readonly wrong: string[];
}

/** Reads the facts of heads and holds them against those that they were made of. */
export async function compareFacts(heads: readonly Head[]): Promise<FactCounts> {
  const engine = createLocalEngine();
  const { job } = await engine.prepareJob('Nurse\nRequirements:\n- Wound care', {
    asOf: '2026-11',
  });
  const counts: FactCounts = { names: 0, emails: 0, phones: 0, wrong: [] };
  for (const { text, name, email, phone } of heads) {
    const read = await engine.screen(job, {
      kind: 'text',
      fileName: 'resume.pdf',
      text,
      pageStarts: [0],
      hiddenText: [],
    });
    const isFlagged = (kind: string) => read.flags.some((flag) => flag.kind === kind);
    const isName = foldText(read.name) === foldText(name) || isFlagged('name-guessed');
    const isEmail = read.email === email || isFlagged('address-unclear');
    const isPhone = (read.phone ?? '').replace(/\D/g, '') === phone;
    counts.names += Number(isName);
    counts.emails += Number(isEmail);
    counts.phones += Number(isPhone);
    if (!isName || !isEmail || !isPhone)
      counts.wrong.push(
        `${name}, ${email}, ${phone}: ${read.name}, ${read.email}, ${read.phone ?? 'no phone'}`,
      );
  }
  await engine.stop?.();
  return counts;
}

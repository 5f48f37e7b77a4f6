import {
  isCalendar,
  isContactCard,
  isLabelledData,
  isLog,
  isMarkedData,
  isSourceCode,
} from './forms/machine-text.js';
import { isPrintedMail, isRawMail } from './forms/mail.js';
import { isExportedTable } from './forms/table.js';

/** Kinds that the shape of a text shows, whatever its language. */
export const formKinds = [
  'email',
  'calendar',
  'contact-card',
  'data',
  'table',
  'log',
  'source-code',
] as const;
export type FormKind = (typeof formKinds)[number];

/** Characters that are examined: the shape has long shown by then. */
const MAX_CHARACTERS = 20_000;

export interface CareerSigns {
  /** It is laid out and dated like a resume. */
  readonly isCareer: boolean;
  /** Number of headings of a resume's sections. */
  readonly sections: number;
}

/** The kind of a text that a program wrote; null for one that a person wrote. */
export function findForm(whole: string, { isCareer, sections }: CareerSigns): FormKind | null {
  const text = whole.slice(0, MAX_CHARACTERS);
  if (isRawMail(text)) return 'email';
  if (isCalendar(text)) return 'calendar';
  if (isContactCard(text)) return 'contact-card';
  if (isMarkedData(text)) return 'data';
  if (isExportedTable(text)) return 'table';
  // From here on a person's own way to write may look alike, so any sign of a career outweighs it.
  if (sections > 1) return null;
  if (isLog(text)) return 'log';
  if (isSourceCode(text)) return 'source-code';
  if (isCareer || sections > 0) return null;
  if (isLabelledData(text)) return 'data';
  return isPrintedMail(text) ? 'email' : null;
}

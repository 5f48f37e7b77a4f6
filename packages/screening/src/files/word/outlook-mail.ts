import { type OleFile, openOle } from './ole.js';

/** Each mail has this stream; a Word file may hold a mail, and then has the stream of its own text too. */
const MARK = Buffer.from('__properties_version1.0', 'utf16le');
const MAX_CHARACTERS = 100_000;

/** Numbers of properties (MS-OXPROPS): as Unicode they end with 001F, else with 001E. */
const HEADERS = '007D';
const BODY = '1000';
const PRINTED = [
  ['From', '0C1F'],
  ['To', '0E04'],
  ['Subject', '0037'],
] as const;

function readProperty(ole: OleFile, property: string): string {
  const wide = ole.stream(`__substg1.0_${property}001F`);
  if (wide) return wide.toString('utf16le').slice(0, MAX_CHARACTERS);
  return (
    ole.stream(`__substg1.0_${property}001E`)?.toString('latin1').slice(0, MAX_CHARACTERS) ?? ''
  );
}

/** The text of a mail that Outlook saved, headers first, as an .eml file has it; null for any other file. */
export function readOutlookMail(file: Buffer): string | null {
  if (!file.includes(MARK)) return null;
  const ole = openOle(file);
  if (ole.stream('WordDocument') || !ole.stream('__properties_version1.0')) return null;
  const received = readProperty(ole, HEADERS).trim();
  const printed = PRINTED.map(([name, property]) => `${name}: ${readProperty(ole, property)}`);
  // A mail that was never sent has no headers of its own.
  const headers = received || ['MIME-Version: 1.0', ...printed].join('\n');
  return `${headers}\n\n${readProperty(ole, BODY)}`;
}

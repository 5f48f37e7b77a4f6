import { sectionOf, wordsOfAll } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import type { AddressDoubt } from './address/find-address.js';
import { findAddress, ownEmails, sharesName } from './email.js';
import { guessFirstLine, nameInSmallLetters } from './first-line.js';
import {
  capitalise,
  endsInRole,
  isGivenName,
  isNoName,
  isWording,
  isWordOfWork,
  tidyCase,
} from './identity-words.js';
import { isPlaceholder, nameFromLine, piecesOf, readShape } from './name.js';
import { findPhone } from './phone.js';

/** The person that a resume is about. */
export interface Identity {
  /** 'Unknown candidate' when neither the text nor the file says. */
  readonly name: string;
  /** Empty when the resume shows none. */
  readonly email: string;
  /** Why a person has to check the address before anything is sent to it; null when it is clear. */
  readonly addressDoubt: AddressDoubt | null;
  readonly phone: string | null;
  /** True when the text shows no clear name: it was taken from the address or the file, or is unknown. */
  readonly isGuessed: boolean;
}

export const UNKNOWN_NAME = 'Unknown candidate';

const MAX_TOP = 14;
const MAX_PLAIN = 6;
const MAX_CONFIRMED = 200;
const MAX_LABELLED = 80;
/** Below these headings a name is somebody else's, unless the address or the file has it too. */
const BODY = new Set(['experience', 'education', 'projects', 'references', 'publications']);
const nameLabels = wordsOfAll('nameLabels');
const givenLabels = wordsOfAll('givenNameLabels');
const surnameLabels = wordsOfAll('surnameLabels');
const documentWords = wordsOfAll('documentHeadings');
const LABEL = /^([^:：]{1,40})\s?[:：]\s{0,9}(\S[^:：]{0,79})$/u;
const MAILBOX =
  /^(?:info|jobs?|mail|hello|contact|office|admin|hr|cv|resume|careers?|me|team|support|sales|recruit\w*|bewerbung|kontakt|noreply)$/;

/** Emoji, icons and ornaments beside a name; '®', '©', '™' and '°' belong to words. */
const PICTOGRAMS = /[^\P{So}®©™°]|[\p{RI}\p{Emoji_Modifier}\p{Co}\ufe0f\u200d]/gu;

function plain(word: string): string {
  return foldText(word).replace(/[^a-z]/g, '');
}

/** True when the address is made up of the whole name: 'grace.nurse', 'gnurse', 'nurse.grace'. */
function saysName(email: string, words: readonly string[]): boolean {
  const local = plain(email.replace(/@.*/, ''));
  const parts = words.map(plain).filter((part) => part !== '');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (first === '' || last.length < 3) return false;
  return [
    `${first}${last}`,
    `${last}${first}`,
    `${first.slice(0, 1)}${last}`,
    parts.join(''),
  ].includes(local);
}

/** 'Name: …', 'Nom : Dupont' with 'Prénom : Marie', 'Nazwisko i imię: …', '氏名: …'. */
function labelledName(lines: readonly string[]): string | null {
  let given = '';
  let surname = '';
  for (const [index, line] of lines.slice(0, MAX_LABELLED).entries()) {
    const found = LABEL.exec(
      line
        .slice(0, 130)
        .replace(/\s[-–]\s/, ': ')
        .replace(/\s:/, ':'),
    );
    const label = foldText(found?.[1] ?? line).trim();
    if (!nameLabels.has(label) && !givenLabels.has(label) && !surnameLabels.has(label)) continue;
    const isHeading = found === null;
    // Only a label with a colon can stand above its name: 'Name' alone belongs to a table.
    const value =
      (isHeading ? (lines[index + 1] ?? '') : (found[2] ?? '')).split(/\t|\s{3}|\|/)[0]?.trim() ??
      '';
    const shape = readShape(value);
    // The label says that it is a name, whatever else its words mean.
    if (shape && !isPlaceholder(shape.text) && !isNoName(shape.words[0] ?? '')) {
      const isTurned =
        /^(?:nazwisko|cognome|apellidos?|surname|фамилия)\b/u.test(label) && /\s/.test(label);
      const [first = '', ...others] = shape.words;
      return tidyCase(
        isTurned && others.length === 1 ? `${others.join(' ')} ${first}` : shape.text,
      );
    }
    if (isHeading || !/^[\p{L}\p{M}'’ -]{2,40}$/u.test(value)) continue;
    if (givenLabels.has(label)) given ||= value;
    else if (surnameLabels.has(label)) surname ||= value;
    if (given !== '' && surname !== '') return tidyCase(`${tidyCase(given)} ${tidyCase(surname)}`);
  }
  return null;
}

/** 'J O H N   S M I T H'. */
function joinLetters(line: string): string {
  const words = line.trim().split(/\s{2,4}/);
  const isSpaced = words.every((word) => /^\p{L}(?: \p{L}){1,20}$/u.test(word));
  return isSpaced && words.length > 1
    ? words.map((word) => word.replaceAll(' ', '')).join(' ')
    : line;
}

const isOneWord = (line: string) =>
  /^\p{Lu}[\p{L}\p{M}'’-]{1,20}$/u.test(line) && !isNoName(line) && sectionOf(line) === null;

/** A name whose first and last word are on lines of their own, as in large type at the top. */
function nameOnTwoLines(first = '', second = ''): string | null {
  if (!isOneWord(first) || !isOneWord(second)) return null;
  const isAlike = (first === first.toUpperCase()) === (second === second.toUpperCase());
  const isPerson = isGivenName(first) || (!isWordOfWork(first) && !isWordOfWork(second));
  return isAlike && isPerson ? nameFromLine(`${first} ${second}`) : null;
}

/** Names on two lines anywhere in the head: a side column may come before them. */
function namesOnTwoLines(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => nameOnTwoLines(line, lines[index + 1]) ?? []);
}

/** A name from words not written as one; null without a common given name or a sure sign. */
function guessFrom(words: readonly string[], hasSign: boolean): string | null {
  const useful = words.filter(
    (word) =>
      word.length > 1 &&
      !isNoName(word) &&
      !documentWords.has(foldText(word)) &&
      !MAILBOX.test(foldText(word)),
  );
  const start = Math.max(0, useful.findIndex(isGivenName));
  const hasGiven = useful.some(isGivenName);
  const picked =
    start === useful.length - 1 && useful.length > 1
      ? useful.slice(0, 2).reverse()
      : useful.slice(start, start + 2);
  if (picked.length < 2 || (!hasGiven && (!hasSign || useful.length > 3))) return null;
  const isWork = (word: string) => !isGivenName(word) && isWordOfWork(word);
  const name = picked.map(capitalise).join(' ');
  if ((!hasGiven && picked.some(isWork)) || isWording(name, picked)) return null;
  return picked.every((word) => /[aeiouyà-öø-ý]|[^a-z]/i.test(word)) ? name : null;
}

function nameOfAddress(email: string): string | null {
  const parts = (email.split('@')[0] ?? '')
    .replace(/\+.*/, '')
    .split(/[._-]/)
    .map((part) => part.replace(/\d/g, ''));
  return parts.length < 2 || parts.length > 3
    ? null
    : guessFrom(
        parts.filter((part) => part.length > 1),
        false,
      );
}

function nameOfFile(fileName: string): string | null {
  const words = fileName
    .replace(/\.[a-z]{2,5}$/i, '')
    .slice(0, 120)
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word !== '');
  return guessFrom(
    words,
    words.some((word) => documentWords.has(foldText(word))),
  );
}

/**
 * A name that needs no other sign: at the very top any that does not end like a job title; further down, among lists of
 * skills, only one with a common given name.
 */
function clearName(piece: string, isAtTop: boolean): string | null {
  const name = nameFromLine(piece);
  if (name === null) return null;
  const words = name.split(' ');
  if (isGivenName(words[0] ?? '') || (isAtTop && words.some(isGivenName))) return name;
  return isAtTop && !endsInRole(words) ? name : null;
}

function readName(
  lines: readonly string[],
  fileName: string,
  emails: readonly string[],
): { name: string; isGuessed: boolean } {
  const sure = (name: string) => ({ name, isGuessed: false });
  const guess = (name: string) => ({ name, isGuessed: true });
  const labelled = labelledName(lines);
  if (labelled) return sure(labelled);
  const body = lines.findIndex((line) => BODY.has(sectionOf(line) ?? ''));
  const head = lines.slice(0, Math.min(MAX_TOP, body === -1 ? MAX_TOP : body));
  const firstHeading = head.findIndex((line) => sectionOf(line) !== null);
  const top = firstHeading === -1 ? MAX_PLAIN : Math.min(MAX_PLAIN, firstHeading);
  const clear = head
    .flatMap((line, index) =>
      piecesOf(joinLetters(line)).map((piece) => clearName(piece, index < top)),
    )
    .find((name) => name !== null);
  const isConfirmed = (name: string) => emails.some((email) => sharesName(email, name));
  if (clear && isConfirmed(clear)) return sure(clear);
  // Only names that the address or the file can confirm are worth looking for.
  const file = foldText(fileName.slice(0, 200));
  const canConfirm = emails.length > 0 || /\p{L}{3}[^\p{L}]+\p{L}{3}/u.test(file);
  const everywhere = lines
    .slice(0, canConfirm ? MAX_CONFIRMED : 0)
    .flatMap((line) => (line.length > 90 ? [] : piecesOf(line)));
  const byEmail = everywhere
    .map(readShape)
    .find((shape) => shape !== null && emails.some((email) => saysName(email, shape.words)));
  if (byEmail) return sure(tidyCase(byEmail.text));
  // A designed page may set a side column first, then first and last name on lines of their own.
  const inTwoLines = namesOnTwoLines(lines.slice(0, MAX_CONFIRMED));
  const owned = inTwoLines.find((name) => emails.some((email) => saysName(email, name.split(' '))));
  if (owned) return sure(owned);
  const untitled = head.filter((line) => !documentWords.has(foldText(line)));
  const topTwo = nameOnTwoLines(...untitled);
  if (topTwo && (!clear || isConfirmed(topTwo))) return sure(topTwo);
  if (clear) return sure(clear);
  // A side column may come first; the name is then further down, and the address or the file has it too.
  const isInFile = (name: string) =>
    name.split(' ').filter((part) => part.length > 2 && file.includes(foldText(part))).length >= 2;
  for (const piece of everywhere) {
    const name = nameFromLine(piece);
    if (name && (isConfirmed(name) || isInFile(name))) return sure(name);
  }
  const firstAt = lines.findIndex(
    (line) =>
      !documentWords.has(
        foldText(line)
          .replace(/[^\p{L} .]/gu, '')
          .trim(),
      ),
  );
  const firstLine = body === 0 ? '' : (lines[firstAt] ?? '');
  const below = lines.slice(firstAt + 1, firstAt + 3).join('\n');
  const small = nameInSmallLetters(firstLine, below);
  if (small && isGivenName(small.split(' ')[0] ?? '')) return sure(small);
  const fromAddress = emails
    .slice(0, 1)
    .map(nameOfAddress)
    .find((name) => name !== null);
  if (fromAddress) return guess(fromAddress);
  const fromFirst = guessFirstLine(firstLine, below);
  const twoLines = inTwoLines.find((name) => isGivenName(name.split(' ')[0] ?? ''));
  return guess(fromFirst ?? twoLines ?? nameOfFile(fileName) ?? UNKNOWN_NAME);
}

/**
 * Finds the person that a resume is about. The name is the labelled one, else the one at its top, else one further down
 * that the person's address or file confirms; a name known only from the address or the file is marked as guessed.
 * `mailtos` are the addresses of its links.
 */
export function findIdentity(
  text: string,
  fileName: string,
  mailtos: readonly string[] = [],
): Identity {
  const lines = text
    .split('\n', 2_000)
    .map((line) => line.replace(PICTOGRAMS, '\t').trim())
    .filter((line) => line !== '');
  const { name, isGuessed } = readName(lines, fileName, ownEmails(text, mailtos));
  const { email, doubt } = findAddress(text, isGuessed ? '' : name, mailtos);
  return { name, email, addressDoubt: doubt, phone: findPhone(text), isGuessed };
}

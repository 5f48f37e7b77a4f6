const MIN_LINES = 4;
const JSON_KEY = /"[^"\n]{1,80}"\s{0,3}:/g;
const TAG = /<\/?[a-z_][\w:.-]{0,60}(?:\s[^<>]{0,500})?\/?>/giu;
const CLOSING_TAG = /<\/[a-z_][\w:.-]{0,60}>|\/>/gi;
const YAML_LINE = /^\s*(?:- )*[a-z_][\w./-]*:(?:\s|$)|^\s*[-•] \S|^---$|^#/;
const YAML_KEY = /^\s*(?:- )*[a-z_][\w./-]*:(?:\s|$)/;
const YAML_NESTED = /^\s*(?:- )*[a-z_][\w./-]*:$/;
const TIME = /\d{1,2}:\d{2}:\d{2}/;
const LOG_LINE =
  /^(?:\[?\d{4}[-/]\d{2}[-/]\d{2}[T ]\d{2}:\d{2}|\[?\d{2}[/.-](?:\w{3}|\d{2})[/.-]\d{4}[: ]\d{2}:\d{2}|\p{L}{3} +\d{1,2} \d{2}:\d{2}:\d{2} |\S{1,60} \S{1,20} \S{1,40} \[\d{2}\/\p{L}{3}\/\d{4}:|\[?(?:DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|TRACE)\b)/u;
const STACK_LINE = /^\s*at \S+[(:]/;
const CODE_LINES: readonly RegExp[] = [
  /[{};]\s*$/,
  /^\s*(?:import|export|from|package|using|#include|#define|#!\/|require)\b.*[\w'">/;]$/,
  /^\s*(?:public|private|protected|static|const|let|var|function|class|def|fn|func|async|interface|enum|struct|namespace)\s+[\w<*&]/,
  /^\s*(?:if|for|while|else|elif|switch|try|catch|except|return|await|echo|print|raise|throw)\b.*[(:{;)]/,
  /^\s*(?:SELECT|INSERT INTO|CREATE TABLE|ALTER TABLE|UPDATE|DELETE FROM|FROM|WHERE|JOIN|GROUP BY)\s+\S/,
  /^\s*(?:\/\/|\/\*|\*\/|<!--|<\?php)/,
  /^\s*[\w.[\]]+\s*(?:[-+*/]?=|=>|:=)\s*\S/,
  /^\s*[\w.]+\([^()]{0,200}\)\s*[;:]?$/,
];
const CODE_MARK = /[{}]|\(\)|;\s*$|=>|==|:=|#include|\bdef \w+\(|\bSELECT\b|\bimport \w/m;

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function share(lines: readonly string[], ...patterns: readonly RegExp[]): number {
  if (lines.length === 0) return 0;
  return lines.filter((line) => patterns.some((each) => each.test(line))).length / lines.length;
}

function isJson(text: string): boolean {
  const start = text.trimStart();
  if (!/^[[{]/.test(start)) return false;
  const keys = start.match(JSON_KEY)?.length ?? 0;
  if (keys >= 3) return true;
  try {
    // Without keys it is data all the same: a list of values.
    const value: unknown = JSON.parse(start);
    return typeof value === 'object' && value !== null && (keys > 0 || /[",]/.test(start));
  } catch {
    return false;
  }
}

function isXml(text: string): boolean {
  const start = text.trimStart();
  if (/^<\?xml\s|^<!DOCTYPE\s/i.test(start)) return true;
  if (!/^<[a-z_]/i.test(start)) return false;
  const closed = start.match(CLOSING_TAG)?.length ?? 0;
  return closed >= 2 && (start.match(TAG)?.join('').length ?? 0) >= start.length * 0.2;
}

function isYaml(text: string): boolean {
  const lines = linesOf(text);
  const keys = lines.filter((line) => YAML_KEY.test(line)).length;
  const isDeclared = /^(?:%YAML|---\s*\n)/.test(text);
  const isNested = lines.some((line) => YAML_NESTED.test(line));
  return keys >= MIN_LINES && share(lines, YAML_LINE) >= 0.9 && (isDeclared || isNested);
}

/** Settings files: sections in brackets and keys with values. */
function isIni(text: string): boolean {
  const lines = linesOf(text);
  const pairs = share(lines, /^[\w.-]{1,60}\s?=\s?\S*/);
  return (
    lines.length >= MIN_LINES &&
    pairs >= 0.6 &&
    share(lines, /^\[[\w .:-]{1,60}\]$|^[\w.-]{1,60}\s?=|^[#;]/) >= 0.95
  );
}

/** True for JSON and XML. */
export function isMarkedData(text: string): boolean {
  return isJson(text) || isXml(text);
}

/** True for YAML and settings files, which read like lists of labels. */
export function isLabelledData(text: string): boolean {
  return isYaml(text) || isIni(text);
}

/** True where most lines begin with a time, as a program writes what it did. */
export function isLog(text: string): boolean {
  const lines = linesOf(text);
  return (
    lines.length >= MIN_LINES &&
    share(lines, LOG_LINE, STACK_LINE) >= 0.6 &&
    (TIME.test(text) || share(lines, /\b(?:INFO|ERROR|WARN|DEBUG)\b/) >= 0.5)
  );
}

/** True where at least half of the lines are those of a program. */
export function isSourceCode(text: string): boolean {
  if (/^\s*#!\//.test(text)) return true;
  const lines = linesOf(text);
  if (lines.length < MIN_LINES || !CODE_MARK.test(text)) return false;
  const kinds = CODE_LINES.filter((kind) => lines.some((line) => kind.test(line))).length;
  const coded = share(lines, ...CODE_LINES);
  const isBraced = text.includes('{') && text.includes('}');
  return (kinds >= 2 && coded >= 0.5) || (isBraced && coded >= 0.9);
}

/** True for an iCalendar file (RFC 5545). */
export function isCalendar(text: string): boolean {
  return /^\s{0,100}BEGIN:VCALENDAR\b/i.test(text);
}

/** True for a vCard (RFC 6350). */
export function isContactCard(text: string): boolean {
  return /^\s{0,100}BEGIN:VCARD\b/i.test(text);
}

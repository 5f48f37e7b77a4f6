import { loadInstructions } from '../../data/judging.js';
import { phrasePattern } from './phrase-pattern.js';

/**
 * Wording that speaks to the machine that reads a resume. Each pattern asks for more than a word that honest resumes use too:
 * 'gave the highest standard of care', 'TOEFL score: 100' and 'acted as assistant manager' stay.
 */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|earlier|other|preceding|your|these)\b.{0,30}\b(?:instructions?|prompts?|rules|criteria|directions|guidelines)\b/i,
  /\b(?:rate|score|rank|grade|evaluate|mark|give)\b.{0,20}\b(?:this|the|my)\b.{0,10}\b(?:candidate|resume|cv|applicant|application)\b.{0,40}(?:\b(?:100|highest|top|maximum|full marks|perfect|ideal)\b|10\s*\/\s*10)/i,
  /\b(?:rate|score|give)\s(?:me|him|her|them|this)\s(?:(?:an?|the|as)\s){0,3}(?:perfect|100|10\s*\/\s*10|full marks|maximum|highest (?:score|rating|mark))/i,
  /\b(?:shortlist|recommend|hire|select|approve|accept)\s+this\s+(?:candidate|applicant|resume|cv)\b/i,
  /\b(?:you are|act as|pretend to be)\s+(?:now\s+)?(?:an?\s+|the\s+)?(?:ai\b|language model|llm\b|(?:ai|helpful|virtual) assistant|chatgpt|gpt\b|evaluator|screening (?:tool|system|assistant))/i,
  /\b(?:system|assistant|developer)\s+(?:prompt|message|instructions?)\s*[:=]/i,
  /<\/?(?:system|assistant|instructions?|resume|evaluation|candidate|prompt)>|\[\/?(?:INST|SYSTEM)\]|<\|im_(?:start|end)\|>/i,
  /"(?:verdicts?|score|criterionId|rating)"\s*:/i,
  /\b(?:overall|match|evaluation|candidate|final|screening|fit)\s+(?:score|rating|verdict)\s*[:=]\s*(?:100\b|10\s*\/\s*10|met\b|excellent|perfect|strong hire)/i,
  /\b(?:all|every)\s+(?:criteria|criterion|requirements?)(?:\s{1,3}[:=]|[:=])?\s{1,3}(?:(?:is|are|as)\s{1,3})?(?:to be\s{1,3})?(?:marked\s{1,3}(?:as\s{1,3})?)?met\b/i,
  /\b(?:attention|note to|dear|message (?:to|for))\s+(?:the\s+)?(?:ai\b|ats\b|llm\b|language model|chatgpt|screening (?:system|software|tool|ai)|evaluator|resume (?:parser|screener))/i,
];

/** All of them in one, which looks through a statement once instead of once for each. */
const ANY_PATTERN = new RegExp(PATTERNS.map(({ source }) => source).join('|'), 'i');

const words = loadInstructions();
const ORDER = phrasePattern(words.orders, 'anywhere');
const EVALUATION = phrasePattern(words.evaluations, 'start');
const SCORE_NAME = phrasePattern(words.scores, 'whole');
/** A statement that is nothing but a mark out of a hundred: 'Score: 98/100'. Marks of exams stand with the exam's name. */
const MARK =
  /^([^:=]{3,30})[:=] ?(\d{2,3}) ?(?:\/ ?100|%|von 100|sur 100|de 100|su 100|van 100|na 100)[.!]?$/iu;
const LEAST_MARK = 75;
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,4000}={0,2}(?![A-Za-z0-9+/=])/g;
const MAX_STATEMENT = 2_000;

function isForgedMark(text: string): boolean {
  const [, name = '', mark = '0'] = MARK.exec(text) ?? [];
  return SCORE_NAME.test(name.trim()) && Number(mark) >= LEAST_MARK && Number(mark) <= 100;
}

/** Text that was only written down in another way. */
function decoded(text: string): readonly string[] {
  return (text.match(BASE64) ?? [])
    .map((run) => Buffer.from(run, 'base64').toString('utf8'))
    .filter((plain) => !/[^\p{L}\p{N}\p{P}\p{S}\p{Zs}\n]/u.test(plain));
}

function isOrder(statement: string): boolean {
  const text = statement.slice(0, MAX_STATEMENT);
  // 'Bewertung: sehr gut geeignet' is compared without its colon; the patterns know single blanks only.
  const plain = text.replace(/[:=–—\s]{1,9}/g, ' ').trim();
  return (
    ANY_PATTERN.test(text) ||
    ORDER.test(plain) ||
    EVALUATION.test(plain) ||
    isForgedMark(text.trim())
  );
}

/** True when a statement is aimed at the machine that reads it instead of at a person, in plain words or encoded. */
export function isInstruction(text: string): boolean {
  return isOrder(text) || decoded(text).some(isOrder);
}

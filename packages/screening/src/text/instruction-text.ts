/**
 * Wording that speaks to the machine that reads a resume. Each pattern asks for more than a word that honest resumes use too:
 * 'gave the highest standard of care', 'TOEFL score: 100' and 'acted as assistant manager' stay.
 */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|earlier|other|preceding|your|these)\b.{0,30}\b(?:instructions?|prompts?|rules|criteria|directions|guidelines)\b/i,
  /\b(?:rate|score|rank|grade|evaluate|mark|give)\b.{0,20}\b(?:this|the|my)\b.{0,10}\b(?:candidate|resume|cv|applicant|application)\b.{0,40}(?:\b(?:100|highest|top|maximum|full marks|perfect|ideal)\b|10\s*\/\s*10)/i,
  /\b(?:rate|score|give)\s+(?:me|him|her|them|this)\s+(?:an?\s+|the\s+|as\s+)*(?:perfect|100|10\s*\/\s*10|full marks|maximum|highest (?:score|rating|mark))/i,
  /\b(?:shortlist|recommend|hire|select|approve|accept)\s+this\s+(?:candidate|applicant|resume|cv)\b/i,
  /\b(?:you are|act as|pretend to be)\s+(?:now\s+)?(?:an?\s+|the\s+)?(?:ai\b|language model|llm\b|(?:ai|helpful|virtual) assistant|chatgpt|gpt\b|evaluator|screening (?:tool|system|assistant))/i,
  /\b(?:system|assistant|developer)\s+(?:prompt|message|instructions?)\s*[:=]/i,
  /<\/?(?:system|assistant|instructions?|resume|evaluation|candidate|prompt)>|\[\/?(?:INST|SYSTEM)\]|<\|im_(?:start|end)\|>/i,
  /"(?:verdicts?|score|criterionId|rating)"\s*:/i,
  /\b(?:overall|match|evaluation|candidate|final|screening|fit)\s+(?:score|rating|verdict)\s*[:=]\s*(?:100\b|10\s*\/\s*10|met\b|excellent|perfect|strong hire)/i,
  /\b(?:all|every)\s+(?:criteria|criterion|requirements?)(?:\s{1,3}[:=]|[:=])?\s{1,3}(?:(?:is|are|as)\s{1,3})?(?:to be\s{1,3})?(?:marked\s{1,3}(?:as\s{1,3})?)?met\b/i,
  /\b(?:attention|note to|dear|message (?:to|for))\s+(?:the\s+)?(?:ai\b|ats\b|llm\b|language model|chatgpt|screening (?:system|software|tool|ai)|evaluator|resume (?:parser|screener))/i,
];

/** True when a statement is aimed at the machine that reads it instead of at a person. */
export function isInstruction(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}

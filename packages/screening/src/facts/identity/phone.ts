import { withPlainDigits } from '../../text/words/digits.js';

const PHONE =
  /(?<![\p{L}\p{N}.,/-])(?:\+|00|\()?\d[\d\s().\-‐‑–−⁃·•∙⋅‧・/]{6,22}\d(?![\p{L}\p{N}])/gu;
const LABELLED =
  /\b(?:phone|tel(?:ephone|efon|éfono)?|mobile|cell|mob|call|whatsapp|handy|móvil|gsm|t|m|p)\b ?(?:no\.?|number)? ?[:.]?$/iu;
/** Before the numbers of papers, accounts and people. */
const PAPER =
  /(?<![\p{L}\p{N}])(?:id|identity|identification|identidad|passport|passeport|pasaporte|reisepass|ausweis\w*|personalausweis|paszport\w*|nif|nie|dni|cuil?|cuit|rut|curp|rfc|cpf|cnpj|rg|pesel|nip|regon|bsn|ssn|sin|nino|nric|fin|aadhaa?r|pan|cnic|emirates|iqama|npi|dea|utr|vat|tax|steuer\w*|sozialversicherung\w*|social security|national insurance|sécurité sociale|codice fiscale|partita iva|personnummer|cpr|iban|bic|account|konto\w*|policy|licen[cs]e|permit|registration|register\w*|membership|member|certificate|reference|ref|order|pin|serial|isbn|issn|orcid|matricula|matrikel\w*|employee|student|uan|doi|emp|badge|roll|enrol+ment|nhs|medicare|driver'?s?|gmc|nmc|hcpc|gdc|sia|personal no|purchase order|invoice|case|инн|снилс|паспорт[а-я]*|огрн|едрпоу|身份证号?码?|身分證|护照|证件号?码?|マイナンバー|رقم الهوية|الهوية|جواز السفر)(?![\p{L}\p{N}])(?:[\s.#:-]*(?:(?:card|number|numéro|número|nummer|numero|no|nr|num|code|n°|nº)\b))?[\s.#:：°º()-]*$/iu;
/** The most digits without any mark that are a phone number of one country. */
const MAX_BARE = 12;
const SOCIAL_SECURITY = /^\d{3}-\d{2}-\d{4}$/;
/** An ISBN of 13 digits; its last one is a check digit. */
function isBookNumber(digits: string): boolean {
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** Dates; '06.12.34.56.78' has more parts than a date. */
const YEARS =
  /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)?\d\d\b|(?<![\d./-])\d{1,2}(?<mark>[./-])\d{1,2}\k<mark>\d{2,4}(?!\k<mark>?\d)|\b\d{1,2}\/\d{4}/;

function looksLikePhone(text: string, labelled: boolean): boolean {
  const bare = text.replace(/\D/g, '');
  const digits = bare.length;
  if (!text.startsWith('+') && isBookNumber(bare)) return false;
  if (digits < 8 || digits > 15 || YEARS.test(text) || SOCIAL_SECURITY.test(text)) return false;
  const isBare = /^[1-9]\d*$/.test(text);
  if (!labelled && isBare && digits > MAX_BARE) return false;
  return labelled || text.startsWith('+') || text.startsWith('00') || digits >= 9;
}

/** The first phone number as written, with its spaces tidied; null when there is none. */
export function findPhone(text: string): string | null {
  let above = '';
  for (const written of text.split('\n')) {
    const line = withPlainDigits(written);
    const label = above;
    above = line;
    for (const match of line.matchAll(PHONE)) {
      const before = line.slice(Math.max(0, match.index - 20), match.index);
      const number = match[0].trim().replace(/[‐‑−⁃]/g, '-');
      if (PAPER.test(line.slice(Math.max(0, match.index - 40), match.index))) continue;
      // A form has its labels above what they name.
      const isBelowLabel = line.slice(0, match.index).trim() === '' && !number.startsWith('+');
      if (isBelowLabel && label.length <= 40 && PAPER.test(label)) continue;
      if (looksLikePhone(number, LABELLED.test(before.trimEnd())))
        return number.replace(/\s+/g, ' ');
    }
  }
  return null;
}

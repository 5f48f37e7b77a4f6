const PHONE = /(?<![\p{L}\p{N}.,/-])(?:\+|00|\()?\d[\d\s().\-‐‑–·•/]{6,22}\d(?![\p{L}\p{N}])/gu;
const LABELLED =
  /\b(?:phone|tel(?:ephone|efon|éfono)?|mobile|cell|mob|call|whatsapp|handy|móvil|gsm|t|m|p)\b ?(?:no\.?|number)? ?[:.]?$/iu;
/** Before the numbers of papers, accounts and people. */
const PAPER =
  /\b(?:id|identity|identification|identidad|passport|passeport|pasaporte|reisepass|ausweis\w*|personalausweis|paszport\w*|nif|nie|dni|cuil?|cuit|rut|curp|rfc|cpf|cnpj|rg|pesel|nip|regon|bsn|ssn|sin|nino|nric|fin|aadhaa?r|pan|cnic|emirates|iqama|npi|dea|utr|vat|tax|steuer\w*|sozialversicherung\w*|social security|national insurance|sécurité sociale|codice fiscale|partita iva|personnummer|cpr|iban|bic|account|konto\w*|policy|licen[cs]e|permit|registration|register\w*|membership|member|certificate|reference|ref|order|pin|serial|isbn|issn|orcid|matricula|matrikel\w*|employee|student)\b(?:[\s.#:-]*(?:(?:card|number|numéro|número|nummer|numero|no|nr|num|code|n°|nº)\b))?[\s.#:°º()-]*$/iu;
/** The most digits without any mark that are a phone number of one country. */
const MAX_BARE = 12;
const SOCIAL_SECURITY = /^\d{3}-\d{2}-\d{4}$/;
const YEARS =
  /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)?\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}\/\d{4}/;

function looksLikePhone(text: string, labelled: boolean): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 8 || digits > 15 || YEARS.test(text) || SOCIAL_SECURITY.test(text)) return false;
  const isBare = /^[1-9]\d*$/.test(text);
  if (!labelled && isBare && digits > MAX_BARE) return false;
  return labelled || text.startsWith('+') || text.startsWith('00') || digits >= 9;
}

/** The first phone number as written, with its spaces tidied; null when there is none. */
export function findPhone(text: string): string | null {
  for (const line of text.split('\n')) {
    for (const match of line.matchAll(PHONE)) {
      const before = line.slice(Math.max(0, match.index - 20), match.index);
      if (PAPER.test(line.slice(Math.max(0, match.index - 40), match.index))) continue;
      const number = match[0].trim().replace(/[‐‑]/g, '-');
      if (looksLikePhone(number, LABELLED.test(before.trimEnd())))
        return number.replace(/\s+/g, ' ');
    }
  }
  return null;
}

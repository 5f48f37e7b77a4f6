/** Letters of a failure's reference for people and for the log: none that looks like another, because it may be read out. */
export const referenceLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 8;

/** A place in one of our own scripts: `main.0123456789abcdef.js:1:234`. Their names hold hashes, those of strangers do not. */
export const ownFrame = /([\w.-]{1,80}\.[0-9a-f]{16}\.js):(\d{1,7}):(\d{1,7})/;

/** Characters of a message that are kept, and that are looked at. */
export const messageLength = 200;
const readLength = 2000;

/** A name of code that V8 quotes: `reading 'map'`. Everything else in quotes may be what somebody typed. */
const quoted =
  /(?<!\b(?:reading|setting|property) )(?:"[^"]*(?:"|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|(?<![\p{L}\p{N}])'[^']*(?:'|$))/gu;

/**
 * The message of an error without what may concern a person: quoted values, addresses of mail and pages, long numbers
 * and names that look like keys. It is one line, without characters that steer a terminal.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, readLength)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(quoted, '[text]')
    .replaceAll(/\S+@\S+/g, '[email]')
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/gi, shortenAddress)
    .replaceAll(/\/\S*[?#]\S*/g, '[address]')
    .replaceAll(/(?<![\w.])[\w-]{24,}(?![\w.])/g, '[key]')
    .replaceAll(/(?<![\w.])\+?\d[\d ()/.-]{4,}\d(?![\w.])/g, '[number]')
    .trim()
    .slice(0, messageLength);
}

/** Of an address only a script of ours is kept, by its name. */
function shortenAddress(address: string): string {
  return /[\w.-]+\.[0-9a-f]{16}\.js/.exec(address)?.[0] ?? '[address]';
}

/** Characters that turn the order of what follows them, and control characters. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Removes invisible characters that change how the rest is displayed; line ends stay. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(TURNING, '').replace(CONTROL, '').trim();
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ');
}

const FIRST_HALF = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ';
/** Characters of the bytes from 128 on. */
const DOS_US = `${FIRST_HALF}¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0`;
const DOS_WESTERN = `${FIRST_HALF}ø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0`;

function decodeWith(page: string, bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : page.charAt(byte - 128),
  ).join('');
}

/** Code pages of DOS, each with the letters that a name in it has besides ASCII. */
const PAGES: readonly { decode: (bytes: Uint8Array) => string; letters: RegExp }[] = [
  { decode: (bytes) => decodeWith(DOS_US, bytes), letters: /^\p{Script=Latin}*$/u },
  { decode: (bytes) => decodeWith(DOS_WESTERN, bytes), letters: /^\p{Script=Latin}*$/u },
  {
    decode: (bytes) => new TextDecoder('ibm866').decode(bytes),
    letters: /^\p{Script=Cyrillic}*$/u,
  },
];

/** A name that old programs wrote, by the first code page that has letters for all its bytes, else by the one of the USA. */
export function decodeCodePage(bytes: Uint8Array): string {
  const names = PAGES.map(({ decode, letters }) => ({ name: decode(bytes), letters }));
  const found = names.find(({ name, letters }) =>
    letters.test(
      Array.from(name)
        .filter((character) => character > '\u007f')
        .join(''),
    ),
  );
  return (found ?? names[0])?.name ?? '';
}

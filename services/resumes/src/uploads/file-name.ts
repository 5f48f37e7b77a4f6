const MAX_LENGTH = 200;

/** C0 and C1 controls, line separators, and marks that reverse or hide what follows them on a screen. */
const unsafe =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Shortens in the middle, so that the ending stays readable. Never cuts a character in two. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const tail = 20;
  const head = MAX_LENGTH - tail - 1;
  return `${characters.slice(0, head).join('')}…${characters.slice(-tail).join('')}`;
}

/**
 * An uploaded file's name, safe to show: without folders, control characters and direction marks, at most
 * 200 characters. The name is only ever displayed; no path is built from it.
 */
export function displayFileName(original: string): string {
  const base = original.split(/[/\\]/).at(-1) ?? '';
  // Through bytes: half a surrogate pair becomes a replacement character.
  const clean = Buffer.from(base).toString().replace(unsafe, '').trim();
  return shorten(clean) || 'Unnamed file';
}

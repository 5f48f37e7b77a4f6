/** The typed name can't be used; the message says what to type. */
export class NameError extends Error {}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longest = 40;

/** The forms of a name as `sales-tax` for files, components and texts. Throws NameError. */
export function readName(text, what) {
  if (text === undefined) throw new NameError(`Please name the ${what}.`);
  if (!kebabCase.test(text) || text.length > longest) {
    throw new NameError(
      `"${text.slice(0, longest)}" is no name for ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}: small letters and digits in words joined by hyphens, at most ${longest}, as in "sales-tax".`,
    );
  }
  const words = text.split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return {
    kebab: text,
    pascal: words.map(capital).join(''),
    /** `Sales tax` */
    title: capital(words.join(' ')),
  };
}

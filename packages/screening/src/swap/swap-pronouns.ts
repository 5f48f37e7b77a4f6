import { matchCase } from './match-case.js';

const PRONOUNS: Readonly<Record<string, string>> = {
  he: 'she',
  him: 'her',
  his: 'her',
  himself: 'herself',
  she: 'he',
  hers: 'his',
  herself: 'himself',
};
const TITLES: Readonly<Record<string, string>> = { Mr: 'Ms', Ms: 'Mr', Mrs: 'Mr', Miss: 'Mr' };
const PRONOUN = /(?<![\p{L}\p{N}])(?:he|him|his|himself|she|her|hers|herself)(?![\p{L}\p{N}])/giu;
/** As a title it stands before a name and not in capitals: 'MS' is a degree or a product. */
const TITLE = /(?<![\p{L}\p{N}])(?:Mr|Ms|Mrs|Miss)(?=\.?\s+\p{Lu})/gu;

/** 'Her' owns when a word follows it, as in 'her team'. */
function counterpart(word: string, following: string): string {
  if (word === 'her') return /^\s+\p{L}/u.test(following) ? 'his' : 'him';
  return PRONOUNS[word] ?? word;
}

/** Puts the other gender's pronouns and titles: he and she, him and her, Mr and Ms. */
export function swapPronouns(text: string): string {
  return text
    .replace(PRONOUN, (found: string, at: number) => {
      const following = text.slice(at + found.length, at + found.length + 3);
      return matchCase(counterpart(found.toLowerCase(), following), found);
    })
    .replace(TITLE, (title) => TITLES[title] ?? title);
}

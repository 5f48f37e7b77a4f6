/** `word` written as `model` is: in capitals, with a capital, or as it stands. */
export function matchCase(word: string, model: string): string {
  const hasCase = model.toUpperCase() !== model.toLowerCase();
  if (!hasCase) return word;
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  const first = model.slice(0, 1);
  if (first === first.toUpperCase()) return word.slice(0, 1).toUpperCase() + word.slice(1);
  return word.toLowerCase();
}

/** The public keys of a PEM text that holds one or more, one after the other; null where something else stands in it. */
export function splitPublicKeys(text: string): readonly string[] | null {
  const keys = text.match(/-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g) ?? [];
  const rest = keys.reduce((left, key) => left.replace(key, ''), text);
  return keys.length > 0 && rest.trim() === '' ? keys : null;
}

/** The public keys of a PEM text that holds one or more, one after the other; none where anything else stands in it. */
export function splitPublicKeys(text: string): readonly string[] {
  const keys = text.match(/-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g) ?? [];
  const rest = keys.reduce((left, key) => left.replace(key, ''), text);
  return rest.trim() === '' ? keys : [];
}

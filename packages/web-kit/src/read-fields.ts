// Checks like the contracts' schemas, for the little that the shell reads before its first page: each throws, naming
// the field.

export type Fields = Readonly<Record<string, unknown>>;

export function group(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(name);
  return value as Fields;
}

export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw invalid(name);
  return value;
}

export function texts(value: unknown, name: string): Record<string, string> {
  const fields = group(value, name);
  return Object.fromEntries(Object.keys(fields).map((key) => [key, text(fields, key)]));
}

export function flag(fields: Fields, name: string): boolean {
  const value = fields[name];
  if (typeof value !== 'boolean') throw invalid(name);
  return value;
}

export function count(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) throw invalid(name);
  return value;
}

export const invalid = (name: string) => new Error(`The server's answer is not valid: ${name}.`);

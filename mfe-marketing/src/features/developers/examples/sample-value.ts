import type { Schema } from '../document/open-api.js';

/** Texts that say more than dots do. */
const texts: Readonly<Record<string, string>> = {
  name: 'Amara Okafor',
  candidateName: 'Amara Okafor',
  email: 'amara.okafor@example.com',
  title: 'Customer Support Lead',
  jobTitle: 'Customer Support Lead',
  fileName: 'amara-okafor.pdf',
  month: '2026-11',
};
const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-22T20:00:00.000Z',
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  email: 'amara.okafor@example.com',
  uri: 'https://example.com',
};
/** Form of ids: the pattern of the contract. */
const idText = '7f3a2c';

function sampleText({ format, pattern }: Schema, name: string): string {
  const known = formats[format ?? ''] ?? texts[name];
  const candidates = [known, idText, '2026-11', '…'];
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  if (pattern === undefined) return known ?? '…';
  return candidates.find((text) => text !== undefined && fits(text)) ?? '';
}

function sampleNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
  return Math.min(maximum, Math.max(minimum, 1));
}

/** A value of that form, to show: lists have one entry, objects all their fields. */
export function sampleValue(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema['x-extensible-enum']) return schema['x-extensible-enum'][0];
  if (schema.anyOf) {
    const first = schema.anyOf.find(({ type }) => type !== 'null') ?? schema.anyOf[0];
    return sampleValue(first ?? {}, name);
  }
  switch (schema.type) {
    case 'string':
      return sampleText(schema, name);
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return false;
    case 'array':
      return [sampleValue(schema.items ?? {}, name)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          sampleValue(value, key),
        ]),
      );
    default:
      return null;
  }
}

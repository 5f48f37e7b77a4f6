import type { Operation } from '@shortlist/contracts/operation';
import { placesOf, replaceAt, sample } from './sample.js';
import { hostileOthers, hostileTexts, hostileValues } from './values.js';

/** One call to make: a valid one, but for one hostile value. */
export interface HostileCall {
  readonly operation: Operation;
  /** Where the value is, as `body emails.0.email`. */
  readonly field: string;
  readonly value: unknown;
  /** Below /api, with its query. */
  readonly path: string;
  readonly body: unknown;
}

/** The field of a call without a hostile value. */
export const validCall = '';

type Known = Readonly<Record<string, unknown>>;

/** A lone surrogate has no bytes in UTF-8: the three that its number would have. */
function encodeSurrogate(surrogate: string): string {
  const code = surrogate.charCodeAt(0);
  const bytes = [0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
}

function encode(text: string): string {
  return text
    .split(/(\p{Surrogate})/u)
    .map((part) =>
      /^\p{Surrogate}$/u.test(part) ? encodeSurrogate(part) : encodeURIComponent(part),
    )
    .join('');
}

function write(path: string, params: Known, query: Known): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const written = pairs.map(([name, value]) => `${name}=${encode(String(value))}`);
  return written.length === 0 ? filled : `${filled}?${written.join('&')}`;
}

const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, place: readonly (string | number)[]): unknown =>
  place.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** The calls of an operation with a hostile value, field by field, after the valid call. */
export function* callsOf(operation: Operation, known: Known): Generator<readonly HostileCall[]> {
  const params = (operation.params ? sample(operation.params, known) : {}) as Known;
  const query = (operation.query ? sample(operation.query, known) : {}) as Known;
  const body = operation.body && sample(operation.body, known);
  const call = (field: string, value: unknown, changed: object = {}): HostileCall => {
    const parts = { params, query, body, ...changed };
    const path = write(operation.path, parts.params, parts.query);
    return { operation, field, value, path, body: parts.body };
  };
  yield [call(validCall, undefined)];
  for (const [where, fields] of Object.entries({ params, query }))
    for (const name of Object.keys(fields))
      yield hostileTexts.map((value) =>
        call(`${where} ${name}`, value, { [where]: { ...fields, [name]: value } }),
      );
  if (body === undefined) return;
  for (const place of placesOf(body)) {
    // A value in an object or list is a separate place.
    const values = isContainer(valueAt(body, place)) ? hostileOthers : hostileValues;
    yield values.map((value) =>
      call(`body ${place.join('.')}`, value, { body: replaceAt(body, place, value) }),
    );
  }
}

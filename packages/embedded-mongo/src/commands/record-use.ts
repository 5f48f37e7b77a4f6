import { appendFileSync } from 'node:fs';
import { isDocument } from '../bson/types.js';
import type { CommandRequest } from './command.js';

/**
 * Appends to a file what the commands of this server use, one JSON string per line and each only once: `find`,
 * `find.filter`, `find.filter $in`. Values and names of fields are left out.
 */
export function recordUseIn(file: string): (request: CommandRequest) => void {
  const seen = new Set<string>();
  return ({ name, body }) => {
    const used = Object.keys(body).flatMap((field) =>
      field === name || field.startsWith('$') || field === 'lsid'
        ? [name]
        : [
            `${name}.${field}`,
            ...operatorsIn(body[field]).map((each) => `${name}.${field} ${each}`),
          ],
    );
    const fresh = [...new Set(used)].filter((each) => !seen.has(each));
    for (const each of fresh) seen.add(each);
    if (fresh.length > 0)
      appendFileSync(file, fresh.map((each) => `${JSON.stringify(each)}\n`).join(''));
  };
}

/** The operators, stages and modifiers anywhere in a value. */
function operatorsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(operatorsIn);
  if (!isDocument(value)) return [];
  return Object.keys(value).flatMap((name) => [
    ...(name.startsWith('$') ? [name] : []),
    ...operatorsIn(value[name]),
  ]);
}

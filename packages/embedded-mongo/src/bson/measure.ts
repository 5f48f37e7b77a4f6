import type { Binary, BSONRegExp, BSONSymbol, Code } from 'bson';
import { MongoError } from '../errors.js';
import { maximumCommandBytes, maximumLevels } from '../limits.js';
import { type BsonDocument, typeOf } from './types.js';

const textBytes = (text: string): number => Buffer.byteLength(text);

/** The size of a document on the wire, in bytes; error 15 for more than 200 levels. */
export const documentBytes = (document: BsonDocument): number => bytesOfDocument(document, 1);

function bytesOfDocument(document: BsonDocument, level: number): number {
  assertLevel(level);
  let bytes = 5;
  for (const name of Object.keys(document)) {
    const value = document[name];
    // The codec leaves undefined fields out.
    if (value !== undefined) bytes += 2 + textBytes(name) + bytesOf(value, level);
  }
  return bytes;
}

function bytesOfArray(array: readonly unknown[], level: number): number {
  assertLevel(level);
  let bytes = 5;
  for (let index = 0; index < array.length; index += 1) {
    bytes += elementBytes(index) + bytesOf(array[index], level);
  }
  return bytes;
}

/** The bytes an array's element takes besides its value: its type and its position as text. */
export const elementBytes = (index: number): number => 2 + String(index).length;

function bytesOf(value: unknown, level: number): number {
  switch (typeOf(value)) {
    case 'string':
      return 5 + textBytes(value as string);
    case 'object':
      return bytesOfDocument(value as BsonDocument, level + 1);
    case 'array':
      return bytesOfArray(value as unknown[], level + 1);
    case 'int':
      return 4;
    case 'double':
    case 'long':
    case 'date':
    case 'timestamp':
      return 8;
    case 'objectId':
      return 12;
    case 'decimal':
      return 16;
    case 'bool':
      return 1;
    case 'binData': {
      const { position, sub_type } = value as Binary;
      return 5 + position + (sub_type === 2 ? 4 : 0);
    }
    case 'regex': {
      const { pattern, options } = value as BSONRegExp;
      return 2 + textBytes(pattern) + textBytes(options);
    }
    case 'symbol':
      return 5 + textBytes((value as BSONSymbol).value);
    case 'javascript':
      return 5 + textBytes((value as Code).code);
    case 'javascriptWithScope': {
      const { code, scope } = value as Code;
      return 9 + textBytes(code) + bytesOfDocument(scope ?? {}, level + 1);
    }
    default:
      return 0;
  }
}

function assertLevel(level: number): void {
  if (level > maximumLevels) throw tooDeep();
}

/** Error 15: a command or a result nests too deeply. */
export const tooDeep = () =>
  new MongoError(15, `BSONObj exceeded max nested object depth: ${maximumLevels}`);

/** Error 10334: a document of a command or of a result is too large. */
export const tooLarge = (bytes: number) =>
  new MongoError(
    10334,
    `BSONObj size: ${bytes} (0x${bytes.toString(16).toUpperCase()}) is invalid. Size must be between 0 and ${maximumCommandBytes}(16MB)`,
  );

/** Whether a value has at most that many levels of documents and arrays; the outermost is the first. */
export function isWithinLevels(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    return levels > 0 && value.every((each) => isWithinLevels(each, levels - 1));
  }
  if ('_bsontype' in value) return true;
  if (levels === 0) return typeOf(value) === 'date';
  const document = value as BsonDocument;
  for (const name of Object.keys(document)) {
    if (!isWithinLevels(document[name], levels - 1)) return false;
  }
  return true;
}

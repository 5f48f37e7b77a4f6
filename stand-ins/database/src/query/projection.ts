import { MongoError } from '../errors.js';
import { type BsonDocument, isDocument } from './values.js';

/** Reduces a document to the fields that are asked for. */
export type Projector = (document: BsonDocument) => BsonDocument;

/** Maps each named field to the fields named below it. */
type Tree = Map<string, Tree | null>;

/**
 * Compiles a projection that names the fields to show or those to hide. Errors 31254 and 31253 for a mixture, 31325 for
 * an operator.
 */
export function compileProjection(specification: BsonDocument): Projector {
  const { _id: id, ...fields } = specification;
  const tree: Tree = new Map();
  let isInclusive: boolean | undefined;
  for (const [path, value] of Object.entries(fields)) {
    const shows = shown(path, value);
    if (isInclusive !== undefined && isInclusive !== shows) {
      throw new MongoError(
        shows ? 31253 : 31254,
        `Cannot do ${shows ? 'inclusion' : 'exclusion'} on field ${path} in ${shows ? 'exclusion' : 'inclusion'} projection`,
      );
    }
    isInclusive = shows;
    addPath(tree, path.split('.'));
  }
  const showsId = id === undefined || shown('_id', id);
  isInclusive ??= id !== undefined && showsId;
  if (isInclusive === showsId) tree.set('_id', null);
  return isInclusive
    ? (document) => include(document, tree)
    : (document) => exclude(document, tree);
}

function shown(path: string, value: unknown): boolean {
  if (typeof value === 'boolean' || typeof value === 'number') return Boolean(value);
  throw new MongoError(
    31325,
    `The projection of ${path} has to be 0 or 1; the embedded server knows no other.`,
  );
}

function addPath(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    tree.set(name, null);
    return;
  }
  const below = tree.get(name) ?? new Map();
  tree.set(name, below);
  addPath(below, rest);
}

function include(document: BsonDocument, tree: Tree): BsonDocument {
  const result: BsonDocument = {};
  for (const name of Object.keys(document)) {
    const below = tree.get(name);
    if (below === undefined) continue;
    const value = below
      ? inside(document[name], (each) => include(each, below), true)
      : document[name];
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function exclude(document: BsonDocument, tree: Tree): BsonDocument {
  const result = { ...document };
  for (const [name, below] of tree) {
    if (!Object.hasOwn(result, name)) continue;
    if (below) result[name] = inside(result[name], (each) => exclude(each, below), false);
    else delete result[name];
  }
  return result;
}

/** Projects a sub-document, or those in an array. Of other values an inclusion shows none, an exclusion all. */
function inside(value: unknown, project: Projector, dropsOthers: boolean): unknown {
  if (isDocument(value)) return project(value);
  if (!Array.isArray(value)) return dropsOthers ? undefined : value;
  return value.flatMap((each) => {
    const shown = inside(each, project, dropsOthers);
    return shown === undefined ? [] : [shown];
  });
}

import { setField } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { nothing } from '../expressions/evaluation.js';
import type { MatchDetails } from './matcher.js';
import { parseProjection, type ProjectionTree, type Rule } from './projection-tree.js';

/** Reduces a document to what is shown of it; `details` locate the positional `$`. */
export type Projector = (document: BsonDocument, details?: MatchDetails) => BsonDocument;

interface Projection {
  readonly root: BsonDocument;
  readonly details: MatchDetails;
  /** What happens to the fields that are not named. */
  readonly others: Rule;
}

/** Compiles a projection of `find` (with `$slice`, `$elemMatch` and `.$`), or of `$project` when `isFind` is false. */
export function compileProjection(
  specification: BsonDocument,
  { isFind = true }: { readonly isFind?: boolean } = {},
): Projector {
  const { tree, inclusive } = parseProjection(specification, isFind);
  const others: Rule = { kind: inclusive ? 'hide' : 'show' };
  if (!tree.children.has('_id')) tree.children.set('_id', { kind: 'show' });
  return (root, details = {}) => projectDocument(root, tree, { root, details, others });
}

function projectDocument(
  document: BsonDocument,
  { children }: ProjectionTree,
  projection: Projection,
): BsonDocument {
  const result: BsonDocument = {};
  for (const name of Object.keys(document)) {
    const rule = children.get(name) ?? projection.others;
    const value = projectValue(document[name], rule, projection);
    if (value !== nothing) setField(result, name, value);
  }
  for (const [name, rule] of children) {
    const value = computed(rule, Object.hasOwn(document, name), projection);
    if (value !== nothing) setField(result, name, value);
  }
  return result;
}

function projectValue(value: unknown, rule: Rule, projection: Projection): unknown {
  switch (rule.kind) {
    case 'show':
      return value;
    case 'hide':
    case 'compute':
      return nothing;
    case 'change':
      return rule.change(value, projection.details);
    case 'tree':
      return projectInside(value, rule, projection);
  }
}

function projectInside(value: unknown, tree: ProjectionTree, projection: Projection): unknown {
  if (isDocument(value)) return projectDocument(value, tree, projection);
  if (Array.isArray(value)) {
    return value
      .map((element) => projectInside(element, tree, projection))
      .filter((element) => element !== nothing);
  }
  return projection.others.kind === 'show' ? value : computedInside(tree, projection);
}

/** The computed value of a field; inside an existing document it was added there. */
function computed(rule: Rule, exists: boolean, projection: Projection): unknown {
  if (rule.kind === 'compute') return rule.compute(projection.root);
  return rule.kind === 'tree' && !exists ? computedInside(rule, projection) : nothing;
}

function computedInside(tree: ProjectionTree, projection: Projection): unknown {
  const made = projectDocument({}, tree, projection);
  return Object.keys(made).length > 0 ? made : nothing;
}

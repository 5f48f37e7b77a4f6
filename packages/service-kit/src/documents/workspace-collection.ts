import type { Filter as FilterOf } from 'mongodb';
import type { Collection } from './collection.js';

/** Documents that belong to workspaces. A query chooses one, or says that it reaches all. */
export interface WorkspaceCollection<Document, Input> {
  /** The documents of one workspace: each filter and each new document names it. */
  in(workspaceId: string): Collection<Document, Omit<Input, 'workspaceId'>>;
  /** All documents: for workers, sweeps and work on a document that `in` found. */
  readonly everywhere: Collection<Document, Input>;
}

type Plain = Readonly<Record<string, unknown>> & { readonly _id: string };
type Filter = FilterOf<Plain>;

/**
 * A filter for documents of one workspace. A search by id also finds a document without a workspace, which a release
 * before 0.2 wrote while it was being replaced; release 0.3 drops that.
 */
function ownedBy(workspaceId: string, filter: Filter): Filter {
  if (typeof filter['_id'] !== 'string') return { ...filter, workspaceId };
  const $or = [{ workspaceId }, { workspaceId: null, userId: workspaceId }];
  return '$or' in filter ? { $and: [filter, { $or }] } : { ...filter, $or };
}

/** Only wraps: nothing is opened or looked up, so that it can be made for each query. */
function within(all: Collection<Plain, unknown>, workspaceId: string): Collection<Plain, object> {
  const own = (filter: Filter) => ownedBy(workspaceId, filter);
  const placed = (input: object) => ({ ...input, workspaceId });
  return {
    create: (input) => all.create(placed(input)),
    createMany: (inputs) => all.createMany(inputs.map(placed)),
    createMissing: (inputs) => all.createMissing(inputs.map(placed)),
    findOne: (filter, view, options) => all.findOne(own(filter), view, options),
    find: (filter, view, options) => all.find(own(filter), view, options),
    findReadable: (filter, view, options) => all.findReadable(own(filter), view, options),
    eachReadable: (filter, view, options, act) => all.eachReadable(own(filter), view, options, act),
    findOneAndUpdate: (filter, update, view) => all.findOneAndUpdate(own(filter), update, view),
    findOneAndReplace: (filter, input) => all.findOneAndReplace(own(filter), placed(input)),
    updateOne: (filter, update) => all.updateOne(own(filter), update),
    updateMany: (filter, update) => all.updateMany(own(filter), update),
    updateEach: (changes, options) =>
      all.updateEach(
        changes.map(({ filter, update }) => ({ filter: own(filter), update })),
        options,
      ),
    deleteOne: (filter) => all.deleteOne(own(filter)),
    deleteMany: (filter) => all.deleteMany(own(filter)),
    count: (filter) => all.count(own(filter)),
    aggregate: (filter, stages, schema) => all.aggregate(own(filter), stages, schema),
    exists: (filter) => all.exists(own(filter)),
  };
}

/** Leaves a collection no query that names no workspace. */
export function splitByWorkspace(
  everywhere: Collection<Plain, unknown>,
): WorkspaceCollection<Plain, object> {
  return { in: (workspaceId) => within(everywhere, workspaceId), everywhere };
}

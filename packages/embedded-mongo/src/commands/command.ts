import type { BsonDocument } from '../bson/types.js';
import type { Engine } from '../storage/engine.js';
import type { CursorStore } from './cursor-store.js';

/** What the commands of one server share. */
export interface ServerState {
  readonly engine: Engine;
  readonly cursors: CursorStore;
  /** Called for every command where usage is recorded. */
  readonly recordUse?: ((request: CommandRequest) => void) | undefined;
}

/** One command as received. */
export interface CommandRequest {
  readonly name: string;
  readonly database: string;
  readonly body: BsonDocument;
  readonly connectionId: number;
  readonly server: ServerState;
}

/** One command of the protocol. */
export interface Command {
  /** The fields it knows besides the generic ones; any other is error 40415. */
  readonly fields: readonly string[];
  /** Fields MongoDB knows and this server refuses by name. */
  readonly refuses?: readonly string[];
  /** Writers are answered only once their changes are on disk. */
  readonly writes?: boolean;
  readonly run: (request: CommandRequest) => BsonDocument;
}

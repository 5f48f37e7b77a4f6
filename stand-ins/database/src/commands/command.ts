import type { BsonDocument } from '../query/values.js';
import type { Engine } from '../storage/engine.js';
import type { CursorStore } from './cursor-store.js';

/** State that the commands of one server share. */
export interface ServerState {
  readonly engine: Engine;
  readonly cursors: CursorStore;
}

/** One command as received. */
export interface CommandRequest {
  readonly name: string;
  readonly database: string;
  readonly body: BsonDocument;
  readonly connectionId: number;
  readonly server: ServerState;
}

/** The answer to a command; a batch of documents comes encoded. */
export type Reply = BsonDocument | Uint8Array;

/** One command of the protocol. */
export interface Command {
  /** The fields it knows besides the generic ones; any other is error 40415. */
  readonly fields: readonly string[];
  /** Writers are answered only once their changes are on disk. */
  readonly writes?: boolean;
  readonly run: (request: CommandRequest) => Reply | Promise<Reply>;
}

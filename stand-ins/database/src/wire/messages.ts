import { decodeDocument, encodeDocument } from '../bson.js';
import type { Reply } from '../commands/command.js';
import { MongoError } from '../errors.js';
import type { BsonDocument } from '../query/values.js';

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;

const checksumPresent = 1;
const moreToCome = 2;
const requiredBits = 0xffff;

/** A message that breaks the protocol: the connection is closed, since what follows can't be trusted. */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}

/** A command, in either of the two ways a client may send it. */
export interface WireRequest {
  readonly requestId: number;
  readonly kind: 'message' | 'query';
  readonly body: BsonDocument;
  readonly database: string;
  /** False when the client wants no answer. */
  readonly wantsReply: boolean;
  /** Set instead of a body when a document in a valid message is refused (too large, too deep): the answer to give. */
  readonly refusal?: MongoError;
}

/** Reads one whole message (header included); throws {@link ProtocolError} when it is malformed. */
export function readMessage(message: Buffer): WireRequest {
  const requestId = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  try {
    if (operation === opMsg) return readOpMsg(message, requestId);
    if (operation === opQuery) return readOpQuery(message, requestId);
  } catch (error) {
    if (error instanceof MongoError) return refusedRequest(message, requestId, error);
    throw error instanceof ProtocolError ? error : new ProtocolError((error as Error).message);
  }
  throw new ProtocolError(`The operation ${operation} is not supported.`);
}

function refusedRequest(message: Buffer, requestId: number, refusal: MongoError): WireRequest {
  const isMessage = message.readInt32LE(12) === opMsg;
  return {
    requestId,
    kind: isMessage ? 'message' : 'query',
    body: {},
    database: '',
    wantsReply: !isMessage || (message.readUInt32LE(16) & moreToCome) === 0,
    refusal,
  };
}

function readOpMsg(message: Buffer, requestId: number): WireRequest {
  const flags = message.readUInt32LE(16);
  if (flags & requiredBits & ~(checksumPresent | moreToCome)) {
    throw new ProtocolError(`Unknown flags ${flags} in a message.`);
  }
  // A checksum adds nothing on one machine.
  const end = message.length - (flags & checksumPresent ? 4 : 0);
  let body: BsonDocument | undefined;
  const sequences: { name: string; documents: BsonDocument[] }[] = [];
  let position = 20;
  while (position < end) {
    const kind = message.readUInt8(position);
    position += 1;
    const section = sized(message, position, end);
    position += section.length;
    if (kind === 0 && !body) body = decodeDocument(section);
    else if (kind === 1) sequences.push(readSequence(section));
    else throw new ProtocolError(`Unexpected section of kind ${kind} in a message.`);
  }
  if (!body) throw new ProtocolError('A message without a body.');
  for (const { name, documents } of sequences) {
    if (Object.hasOwn(body, name)) throw new ProtocolError(`The field ${name} is given twice.`);
    body[name] = documents;
  }
  const database = body['$db'];
  if (typeof database !== 'string') throw new ProtocolError('A message without a $db.');
  return { requestId, kind: 'message', body, database, wantsReply: (flags & moreToCome) === 0 };
}

/** The part of the message that begins with its own length. */
function sized(message: Buffer, position: number, end: number): Buffer {
  const length = message.readInt32LE(position);
  if (length < 5 || position + length > end)
    throw new ProtocolError('A section with a wrong length.');
  return message.subarray(position, position + length);
}

function readSequence(section: Buffer): { name: string; documents: BsonDocument[] } {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('A document sequence without a name.');
  const documents: BsonDocument[] = [];
  let position = nameEnd + 1;
  while (position < section.length) {
    const document = sized(section, position, section.length);
    documents.push(decodeDocument(document));
    position += document.length;
  }
  return { name: section.toString('utf8', 4, nameEnd), documents };
}

function readOpQuery(message: Buffer, requestId: number): WireRequest {
  const nameEnd = message.indexOf(0, 20);
  if (nameEnd < 0) throw new ProtocolError('A query without a collection.');
  const [database = '', collection] = message.toString('utf8', 20, nameEnd).split('.');
  if (collection !== '$cmd')
    throw new ProtocolError('A legacy query is only taken for the handshake.');
  const query = decodeDocument(sized(message, nameEnd + 9, message.length));
  const nested = query['$query'];
  const body = typeof nested === 'object' && nested !== null ? (nested as BsonDocument) : query;
  return { requestId, kind: 'query', body, database, wantsReply: true };
}

/** The bytes of a reply in the form the request asks for. */
export function writeReply(request: WireRequest, replyId: number, reply: Reply): Buffer {
  const document = reply instanceof Uint8Array ? reply : encodeDocument(reply);
  const isMessage = request.kind === 'message';
  const head = Buffer.alloc(isMessage ? 21 : 36);
  head.writeInt32LE(head.length + document.byteLength, 0);
  head.writeInt32LE(replyId, 4);
  head.writeInt32LE(request.requestId, 8);
  head.writeInt32LE(isMessage ? opMsg : opReply, 12);
  // The rest of a legacy reply's head: flags (await capable), cursor id, starting from, number returned.
  if (!isMessage) {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, document]);
}

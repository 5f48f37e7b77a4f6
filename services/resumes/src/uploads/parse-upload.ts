import type { IncomingMessage } from 'node:http';
import { containerOf, maxBytesOf } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/resumes';
import { safeName } from '@shortlist/screening';
import { createCommonError, createError, HttpError, isClientAbort } from '@shortlist/service-kit';
import formidable, { multipart, type Part } from 'formidable';
import type { UploadLimits } from '../config.js';
import { MemoryFile } from './memory-file.js';
import type { MemoryLease, MemoryShortage } from './upload-memory.js';
import { uploadPace, watchPace } from './watch-pace.js';

const operation = http.processResumes;
/** Room for the form's texts, part headers and boundaries besides the files, in bytes. */
const FORM_OVERHEAD_BYTES = 2 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 60;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 1024 * 1024;
/** formidable's own code for too many files. */
const MAX_FILES_EXCEEDED = 1015;

export interface UploadedFile {
  /** As uploaded, made safe to show. */
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Gives the memory of `bytes` back at once; they are empty then. */
  readonly forget: () => void;
}

export interface Upload {
  /** First value of each text field. */
  readonly fields: Readonly<Record<string, string>>;
  /** To be emptied by the code that reads them, so that each can be released on its own. */
  readonly files: UploadedFile[];
  /** Forgets every file, read or not. */
  readonly forget: () => void;
}

function tooSlow(): HttpError {
  return new HttpError({
    status: 408,
    code: 'UploadTooSlow',
    message:
      'Too little of your upload arrived, so it was ended. Please check your connection and send the files again.',
  });
}

const noRoom = {
  account: () =>
    createCommonError('TooManyRequests', {
      message:
        'Your other uploads are still being read. Please wait until they are done, or send fewer files at once.',
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    }),
  all: () =>
    createCommonError('Unavailable', {
      message: 'Too many uploads are being read right now. Please try again in a minute.',
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    }),
} satisfies Record<MemoryShortage, () => HttpError>;

/** Takes room for so many bytes; an error when there is none. */
export function reserveRoom(lease: MemoryLease, bytes: number): HttpError | null {
  const shortage = lease.reserve(bytes);
  return shortage && noRoom[shortage]();
}

/** Archives and mails may be larger than a resume. */
function limitOf(fileName: string, { maxFileBytes, maxRequestBytes }: UploadLimits): number {
  if (containerOf(fileName) === null) return maxFileBytes;
  return Math.min(maxBytesOf(fileName), maxRequestBytes);
}

function describe(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === MAX_FILES_EXCEEDED) return createError(operation, 'TooManyFiles');
  const httpCode: unknown = error instanceof Error ? Reflect.get(error, 'httpCode') : undefined;
  if (httpCode === undefined || isClientAbort(error)) return error;
  if (httpCode === 413) return createCommonError('TooLarge', { cause: error });
  return createCommonError('InvalidInput', {
    message: 'The upload is not a valid form (multipart/form-data). Please try again.',
    cause: error,
  });
}

/**
 * A file part may come without a Content-Type; formidable would take it for a text field. A part with a
 * file name is a file.
 */
function markFile(part: Part): void {
  if (part.originalFilename !== null && !part.mimetype) part.mimetype = 'application/octet-stream';
}

/**
 * Reads a multipart upload into memory: never a temporary file. `lease` bounds it together with other requests; the
 * caller ends it, and forgets the files. Throws the operation's TooManyFiles, FileTooLarge and RequestTooLarge, 429 and
 * 503 when other uploads of the account, or of all, fill the memory, 408 when too little arrives, 422 for a broken form.
 */
export async function parseUpload(
  request: IncomingMessage,
  limits: UploadLimits,
  lease: MemoryLease,
  pace = uploadPace,
): Promise<Upload> {
  const tooLarge = () => createError(operation, 'RequestTooLarge');
  const rawLimit = limits.maxRequestBytes + FORM_OVERHEAD_BYTES;
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > rawLimit) throw tooLarge();
  // A client that declares its length gets room for all of it, or is refused before the first byte is kept.
  const refused = reserveRoom(lease, declared);
  if (refused) throw refused;

  const sinks = new Map<unknown, MemoryFile>();
  const forget = () => sinks.forEach((sink) => sink.forget());
  let fileBytes = 0;
  const admit = (bytes: number) => {
    fileBytes += bytes;
    if (fileBytes > limits.maxRequestBytes) return tooLarge();
    return fileBytes <= declared ? null : reserveRoom(lease, bytes);
  };
  const form = formidable({
    enabledPlugins: [multipart],
    allowEmptyFiles: true,
    minFileSize: 0,
    maxFiles: limits.maxFiles,
    maxFields: MAX_FIELDS,
    maxFieldsSize: MAX_FIELD_BYTES,
    // The sink's caps apply first; these only have to stay out of their way.
    maxFileSize: rawLimit,
    maxTotalFileSize: rawLimit,
    filter: (part) => part.name === operation.multipart.fileField,
    fileWriteStreamHandler: (file) => {
      const sink = new MemoryFile({
        maxBytes: limitOf(file?.toJSON().originalFilename ?? '', limits),
        admit,
        tooLarge: () => createError(operation, 'FileTooLarge'),
      });
      sinks.set(file, sink);
      return sink;
    },
  });
  form.onPart = (part) => {
    markFile(part);
    return form._handlePart(part);
  };
  let late: HttpError | null = null;
  const watch = watchPace(pace, () => {
    late = tooSlow();
    form.emit('error', late);
  });
  // Part headers and parts nobody asked for reach no sink, so all bytes are capped too. formidable ends the
  // parse with what this listener throws, and lets what still comes pass.
  form.on('progress', (received) => {
    watch.note(received);
    if (late) throw late;
    if (received > rawLimit) throw tooLarge();
  });

  try {
    const [fields, files] = await form.parse(request);
    for (const { refusal } of sinks.values()) if (refusal) throw refusal;
    // Keep the files in the memory budget; release the multipart overhead.
    lease.giveBack(Math.max(0, declared - fileBytes));
    return {
      forget,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, values]) => [name, values?.[0] ?? '']),
      ),
      files: (files[operation.multipart.fileField] ?? []).flatMap((file) => {
        const sink = sinks.get(file);
        const noFileChosen = !file.originalFilename && sink?.size === 0;
        if (!sink || noFileChosen) return [];
        return [
          {
            fileName: safeName(file.originalFilename ?? ''),
            bytes: sink.bytes,
            forget: () => {
              lease.giveBack(sink.size);
              sink.forget();
            },
          },
        ];
      }),
    };
  } catch (error) {
    for (const sink of sinks.values()) sink.destroy();
    forget();
    throw describe(error);
  } finally {
    watch.stop();
  }
}

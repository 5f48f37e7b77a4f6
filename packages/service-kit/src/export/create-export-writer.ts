import {
  type ExportCoverage,
  type ExportedFile,
  type ExportHead,
  headMark,
  type LeftOut,
} from './export-format.js';

/** Takes what a service keeps for a user, file by file and at the reader's pace. */
export interface ExportWriter {
  /** A file with one value. */
  value(file: ExportedFile, value: unknown): Promise<void>;
  /** A file with a list, whose items `write` adds one by one. */
  list(
    file: ExportedFile,
    write: (add: (item: unknown) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  /** Says in the archive that something is not in it. */
  leaveOut(what: LeftOut): Promise<void>;
  /** Says it of every collection that is not. */
  leaveOutCollections(coverage: ExportCoverage<string>): Promise<void>;
  /** To be called last: nothing is missing. */
  end(): Promise<void>;
}

const lineOf = (head: ExportHead) => `${headMark}${JSON.stringify(head)}\n`;

const indented = (item: unknown) =>
  JSON.stringify(item, null, 2)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** Writes one part of an export; `send` resolves when it may go on. */
export function createExportWriter(send: (text: string) => Promise<void>): ExportWriter {
  const leaveOut = (what: LeftOut) => send(lineOf({ head: 'left-out', ...what }));
  return {
    leaveOut,
    async leaveOutCollections(coverage) {
      for (const place of Object.values(coverage)) {
        if (typeof place !== 'string') await leaveOut(place);
      }
    },
    value: (file, value) =>
      send(`${lineOf({ head: 'file', ...file })}${JSON.stringify(value, null, 2)}\n`),
    async list(file, write) {
      await send(`${lineOf({ head: 'file', ...file })}[`);
      let isEmpty = true;
      await write(async (item) => {
        await send(`${isEmpty ? '' : ','}\n${indented(item)}`);
        isEmpty = false;
      });
      await send(isEmpty ? ']\n' : '\n]\n');
    },
    end: () => send(lineOf({ head: 'end' })),
  };
}

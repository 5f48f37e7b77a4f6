/** Contents of an archive, for the text in it. */
export interface Contents {
  /** Description of each file, by its path or by the name of all files of its kind. */
  readonly files: ReadonlyMap<string, string>;
  /** Why something is not in it, by what that is. */
  readonly leftOut: ReadonlyMap<string, string>;
}

const linesOf = (entries: ReadonlyMap<string, string>) =>
  [...entries].map(([name, text]) => `${name}\n    ${text}\n`).join('\n');

/** A text for who opens the archive. */
export function writeReadme({ files, leftOut }: Contents, at: Date): string {
  return `Your data in Shortlist

Everything that Shortlist keeps for your account, as of ${at.toUTCString()}.
The files are JSON (UTF-8): any text editor opens them. Times are in UTC.
Candidates are persons with rights of their own: keep this archive as safe as their resumes.

What is in it

${linesOf(files)}
What is not in it

${linesOf(leftOut)}`;
}

import type { Candidate } from '@shortlist/contracts/screening';

/** The names of all files of some people, also of those that do not count. */
export function fileNamesOf(people: readonly Candidate[]): string[] {
  return people.flatMap(({ fileName, files = [{ fileName }] }) =>
    files.map((file) => file.fileName),
  );
}

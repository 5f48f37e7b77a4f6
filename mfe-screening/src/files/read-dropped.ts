/** Deeper folders are left out: nobody keeps resumes there, and a folder may contain itself. */
const maxDepth = 8;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** All entries of a folder: a browser gives them a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isHidden = ({ name }: { readonly name: string }) => name.startsWith('.');

async function filesOf(entry: FileSystemEntry, depth: number): Promise<File[]> {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  if (depth === 0) return [];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  const lists = await Promise.all(
    entries.filter((each) => !isHidden(each)).map((each) => filesOf(each, depth - 1)),
  );
  return lists.flat();
}

/**
 * The files of a drop, those in its folders, too; hidden ones inside folders are left out. Must be called while the drop
 * is handled: the browser takes its contents away after it.
 */
export async function readDropped(transfer: DataTransfer): Promise<File[]> {
  const items = [...(transfer.items ?? [])].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const loose = [...transfer.files];
  if (entries.length === 0 || entries.includes(null)) return loose;
  const lists = await Promise.all(
    entries.flatMap((entry) => (entry === null ? [] : [filesOf(entry, maxDepth)])),
  );
  return lists.flat();
}

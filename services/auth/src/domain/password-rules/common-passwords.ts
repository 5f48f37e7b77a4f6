/** A list of 49,233 passwords that are tried first, from leaked ones; lower case (docs/dependencies.md). */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as readonly string[]);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most common ones, whatever its case. The list is read at the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadList();
  return (await loading).has(password.toLowerCase());
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The list is unpacked when the first password is chosen, so that starting costs nothing. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is among the ones that everybody tries first (about 49,000, capital letters or not). */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  return (await loaded).has(password.toLowerCase());
}

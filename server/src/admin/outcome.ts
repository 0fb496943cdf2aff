/** What a command prints, and the code its process ends with: 0 fine, 1 something is wrong, 2 not understood. */
export type AdminOutcome = { readonly exitCode: 0 | 1 | 2; readonly text: string };

/**
 * What a command prints, and the code its process ends with: 0 fine, 1 something is wrong, 2 not understood. `facts`: the same
 * for programs, printed with --json.
 */
export type AdminOutcome = {
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
  readonly facts?: Readonly<Record<string, unknown>>;
};

/** One JSON object: the facts, the code, and the sentences that people read. */
export const asJson = ({ exitCode, text, facts }: AdminOutcome): string =>
  JSON.stringify({ exit_code: exitCode, text, ...facts });

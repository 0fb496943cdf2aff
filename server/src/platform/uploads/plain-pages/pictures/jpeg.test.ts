import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanJpeg } from './jpeg.ts';

const photo = (progressive = false): Promise<Buffer> =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#884422',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
    .jpeg({ progressive })
    .withExif({ IFD0: { ImageDescription: 'Somewhere Street 12' } })
    .toBuffer();

test.each([false, true])(
  'a picture keeps its pixels and loses what tells about it (in several scans: %s)',
  async (progressive) => {
    const before = await photo(progressive);
    const { bytes, size } = cleanJpeg(Buffer.concat([before, Buffer.from('hidden behind the picture')]));
    expect(size).toEqual({ width: 40, height: 30 });
    const words = Buffer.from(bytes).toString('latin1');
    expect(before.toString('latin1')).toContain('Somewhere');
    for (const expected of ['Somewhere', 'hidden', 'Exif']) expect(words).not.toContain(expected);
    expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true);
  },
);

test('what is no picture, or breaks off within its tables, is refused', async () => {
  const whole = await photo();
  for (const wrong of [Buffer.from('MZ not a picture'), Buffer.from([0xff, 0xd8]), whole.subarray(0, 30)]) {
    expect(() => cleanJpeg(wrong)).toThrow('damaged');
  }
});

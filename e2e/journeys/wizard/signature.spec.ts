import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../steps/page-health.ts';
import { WizardPage } from '../steps/wizard-page.ts';

const UNSIGNED = { signature: null, signatureMethod: '' };

type Kept = { readonly signature: string | null; readonly signatureMethod: string };

async function kept(page: Page): Promise<Kept> {
  const { data }: { data: Kept } = await (await page.request.get('/api/draft')).json();
  return data;
}

/** A photograph of grey paper; with a stroke of dark ink on it, or with nothing. */
async function aPhoto(page: Page, mimeType: string, isSigned: boolean) {
  const address = await page.evaluate(
    ([type, signed]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [900, 600];
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.fillStyle = '#cfcac2';
      pen.fillRect(0, 0, 900, 600);
      pen.lineWidth = 9;
      pen.strokeStyle = '#1c1c22';
      if (signed === 'yes') {
        pen.moveTo(200, 350);
        pen.bezierCurveTo(300, 150, 420, 500, 700, 260);
        pen.stroke();
      }
      return canvas.toDataURL(type);
    },
    [mimeType, isSigned ? 'yes' : 'no'] as const,
  );
  return { name: 'photo', mimeType, buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

const choose = (page: Page, way: string) => page.locator(`[name="signatureMethod"][value="${way}"]`).check();

test('a photograph of a signature is taken, without its paper, and kept as uploaded', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 4, UNSIGNED);
  await wizard.title("Let's get your signature");
  await choose(page, 'uploaded');
  const upload = page.locator('[name="signaturePicture"]');

  await upload.setInputFiles(await aPhoto(page, 'image/jpeg', false));
  await expect(page.getByText(/We found no writing in this picture/)).toBeVisible();
  await upload.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/This file is not a PNG or JPEG picture/)).toBeVisible();
  expect((await kept(page)).signature).toBeNull();

  await upload.setInputFiles(await aPhoto(page, 'image/jpeg', true));
  await expect(page.getByText('Signature saved')).toBeVisible();
  // Out from under the bar that stays at the foot of phones.
  await page
    .getByRole('button', { name: 'Clear Signature' })
    .evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'an uploaded signature');
  await expect.poll(async () => (await kept(page)).signatureMethod).toBe('uploaded');
  const clear = await page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.width, picture.height];
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const inks = [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])].filter(
        (_, at) => at % 4 === 3,
      );
      return { size: [picture.width, picture.height], clear: inks.filter((ink) => ink === 0).length / inks.length };
    },
    (await kept(page)).signature ?? '',
  );
  expect(clear.size).toEqual([555, 250]);
  expect(clear.clear).toBeGreaterThan(0.8);
  expect(clear.clear).toBeLessThan(0.999);

  await page.reload();
  await expect(page.locator('[name="signatureMethod"][value="uploaded"]')).toBeChecked();
  await wizard.goOn();
  await wizard.title('Generating Your File');
});

test('a stroke drawn after an upload begins a new signature, kept as drawn', async ({ page }) => {
  const wizard = new WizardPage(page);
  await wizard.resumeAt(4, 4, UNSIGNED);
  await choose(page, 'uploaded');
  await page.locator('[name="signaturePicture"]').setInputFiles(await aPhoto(page, 'image/png', true));
  await expect.poll(async () => (await kept(page)).signatureMethod).toBe('uploaded');
  const uploaded = (await kept(page)).signature ?? '';
  await choose(page, 'drawn');
  expect((await kept(page)).signature).toBe(uploaded);
  await wizard.sign();
  await expect.poll(async () => (await kept(page)).signatureMethod).toBe('drawn');
  expect((await kept(page)).signature).not.toBe(uploaded);
});

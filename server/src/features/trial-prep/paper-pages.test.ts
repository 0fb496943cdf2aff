import { assessClaim, NO_TRIAL_NOTES, parseCalendarDate, preparePacket, prepareTrialBinder } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { describe, expect, test } from 'vitest';
import { paperPage, printedTexts } from '../../platform/documents/index.ts';
import { variedClaim } from '../../testing/builders/varied-claims.ts';

const parsed = parseCalendarDate('2026-11-21');
if (!parsed.ok) throw new Error('that day exists');
const today = parsed.value;
const note = { language: 'es', text: 'Este es el documento como página.' };

function filesOf(index: number) {
  const claim = variedClaim(index);
  const fit = assessClaim(claim, usNj, today);
  const input = { claim, fit, pack: usNj, today };
  const letter = { issuedOn: today, deadline: fit.letterDeadline, text: '' };
  const packet = preparePacket(input);
  const book = prepareTrialBinder({ ...input, letter, exhibits: [], notes: NO_TRIAL_NOTES, lowest: null });
  if (!packet.ok || !book.ok) throw new Error(`${index} has no papers`);
  return [...packet.value.files, ...book.value.files];
}
const files = [0, 5, 9, 14].flatMap(filesOf);
const pageOf = ({ title, sheets }: (typeof files)[number], signaturePng: Buffer | null = null): string =>
  paperPage({ title, sheets, signaturePng, note });

const bare = (text: string): string => text.replace(/\s+/g, '');
const spoken = (page: string): string =>
  bare(
    page
      .replace(/<style>.*<\/style>/s, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

describe('a paper as a page', () => {
  test.each(files.map((file, index) => [`${index} ${file.fileName}`, file] as const))(
    '%s says every word of its PDF, under one top heading and no level skipped',
    (_name, file) => {
      const page = pageOf(file);
      const stated = spoken(page);
      expect(printedTexts(file).filter((text) => !stated.includes(bare(text)))).toEqual([]);
      const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    },
  );

  test('tells tables with headers, values under their labels, and what is left blank', () => {
    const complaint = pageOf(files.find(({ kind }) => kind === 'complaint') ?? files[0]!);
    expect(complaint).toContain('<th scope="col">');
    expect(complaint).toMatch(/<dt>Name<\/dt><dd dir="auto">[^<]+<\/dd>/);
    expect(complaint).toContain('<span class="hidden">Left blank</span>');
    expect(complaint).toContain('<span class="hidden">Ticked</span>');
  });

  test('is read as English, and says what it is in the reader’s language', () => {
    const page = pageOf(files[0]!);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<p class="about" lang="es">Este es el documento como página.</p>');
  });

  test('shows a signature as a picture with its words, and never runs what somebody typed', () => {
    const signed = {
      kind: 'signature',
      statements: ['I certify.'],
      dateLabel: 'Date',
      signLabel: 'Signature',
      nameLabel: 'Printed name',
      printedName: '<script>alert(1)</script>',
      note: '',
      signed: { date: 'November 21, 2026', alt: 'Signature of "Ana" <b>', note: 'Signed on the screen.' },
    };
    const sheets = [{ title: 'T', footer: 'F', blocks: [signed] }];
    const page = paperPage({ title: 'T', sheets, signaturePng: Buffer.from('mark'), note });
    expect(page).toContain('<img src="data:image/png;base64,bWFyaw==" alt="Signature of &quot;Ana&quot; &lt;b&gt;">');
    expect(page).not.toContain('<script>');
  });

  test('leaves no part out in silence, and opens no address but a safe one', () => {
    const of = (block: object) =>
      paperPage({ title: 'T', sheets: [{ title: 'T', footer: '', blocks: [block] }], signaturePng: null, note });
    expect(() => of({ kind: 'hologram', text: 'x' })).toThrow('Invalid input');
    expect(() => of({ kind: 'links', items: [{ text: 'x', href: 'javascript:alert(1)', shown: 'x' }] })).toThrow(
      'href',
    );
  });
});

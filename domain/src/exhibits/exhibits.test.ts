import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import {
  exhibitMark,
  type ExhibitFacts,
  moved,
  prepareExhibitPacket,
  sameSet,
  sniffEvidence,
  stampText,
} from './index.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (c) => c.charCodeAt(0)))),
  );

const march3 = parseCalendarDate('2026-03-03');
const aPhoto = (facts: Partial<ExhibitFacts> = {}): ExhibitFacts => ({
  kind: 'image',
  description: 'The broken window',
  happenedOn: march3.ok ? march3.value : null,
  pageCount: 1,
  ...facts,
});

describe('what a file is', () => {
  test.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe1), 'jpeg'],
    ['a PNG', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a), 'png'],
    ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'webp'],
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ["an iPhone's photo", bytes(0, 0, 0, 24, 'ftypheic'), 'heic'],
    ['a program', bytes('MZ', 0x90, 0), 'unknown'],
    ['a web page', bytes('<!doctype html>'), 'unknown'],
    ['an SVG', bytes('<svg xmlns='), 'unknown'],
    ['a GIF with a PDF behind it', bytes('GIF89a', 1, 0, 1, 0, '%PDF-1.4'), 'unknown'],
    ['a film', bytes(0, 0, 0, 24, 'ftypisom'), 'unknown'],
    ['an empty file', bytes(), 'unknown'],
  ])('is told from its bytes: %s', (_name, start, kind) => {
    expect(sniffEvidence(start)).toBe(kind);
  });
});

describe('the order of exhibits', () => {
  test('marks them P-1, P-2 and stamps pages with six digits', () => {
    expect([exhibitMark(0), exhibitMark(19), stampText(1), stampText(421)]).toEqual([
      'P-1',
      'P-20',
      'PLTF-000001',
      'PLTF-000421',
    ]);
  });

  test('moving one keeps all of them, and moving it back restores the list', () => {
    const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lists, fc.nat(25), fc.nat(25), (list, from, to) => {
        const after = moved(list, from, to);
        expect(after.toSorted()).toEqual(list.toSorted());
        if (from >= list.length || to >= list.length) expect(after).toEqual(list);
        else {
          expect(after[to]).toBe(list[from]);
          expect(moved(after, to, from)).toEqual(list);
        }
      }),
    );
  });

  test('an order fits only when it names each exhibit once', () => {
    expect(sameSet(['a', 'b'], ['b', 'a'])).toBe(true);
    for (const wanted of [['a'], ['a', 'a'], ['a', 'b', 'b'], ['a', 'c'], []]) {
      expect(sameSet(['a', 'b'], wanted)).toBe(false);
    }
  });
});

describe('the packet', () => {
  test('names the case, marks each exhibit and counts its pages', () => {
    const lease = aPhoto({ kind: 'pdf', description: ' The lease ', happenedOn: null, pageCount: 2 });
    const prepared = prepareExhibitPacket(['Ana Reyes'], ['Northfield LLC', 'Tom Lee'], [aPhoto(), lease]);
    expect(prepared).toMatchObject({
      ok: true,
      value: {
        title: 'Exhibits: Ana Reyes v. Northfield LLC and another',
        exhibits: [
          { title: 'Exhibit P-1', dateLine: 'Date: March 3, 2026', pagesLine: '1 page', pages: [{}] },
          {
            title: 'Exhibit P-2',
            description: 'The lease',
            dateLine: '',
            pagesLine: '2 pages',
            pages: [{ label: 'Exhibit P-2, page 1 of 2' }, { label: 'Exhibit P-2, page 2 of 2' }],
          },
        ],
      },
    });
  });

  test('says to somebody who cannot see a page what it is', () => {
    const prepared = prepareExhibitPacket(['A'], ['B'], [aPhoto(), aPhoto({ kind: 'pdf', description: 'Lease' })]);
    const alts = prepared.ok ? prepared.value.exhibits.map(({ pages }) => pages[0]?.alt) : [];
    expect(alts).toEqual([
      'Exhibit P-1: picture. The broken window',
      'Exhibit P-2, page 1 of 1: Lease. A page that was uploaded; its text is not read out here.',
    ]);
  });

  test('is not made of nothing, nor of an exhibit that nobody described', () => {
    expect(prepareExhibitPacket(['A'], ['B'], [])).toEqual({ ok: false, error: { code: 'exhibits.none' } });
    expect(prepareExhibitPacket(['A'], ['B'], [aPhoto(), aPhoto({ description: '  ' })])).toEqual({
      ok: false,
      error: { code: 'exhibits.description_missing', mark: 'P-2' },
    });
  });
});

import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { PLAIN_LIMITS } from './limits.ts';
import { NotPlain } from './not-plain.ts';
import type { Shelf } from './shelf.ts';

/** What drawing something costs a reader: steps, and pixels of pictures. */
export type Weight = { readonly work: number; readonly pixels: number };

/** Something rebuilt that draws: where it is, what it costs, and how many drawings lie within one another in it. */
export type Drawing = { readonly ref: PDFRef; readonly weight: Weight; readonly height: number };

/** Rebuilt drawing steps. */
export type Content = {
  readonly bytes: Uint8Array;
  readonly weight: Weight;
  readonly height: number;
};

export type ContentOrder = {
  readonly bytes: Uint8Array;
  /** Where the steps' names are looked up. */
  readonly resources: PDFDict | undefined;
  /** Where what they use is put. */
  readonly shelf: Shelf;
  /** How many drawings this one lies within. */
  readonly depth: number;
};

/** Where something is used: what its names mean there, and how many drawings it lies within. */
export type Place = {
  readonly resources: PDFDict | undefined;
  readonly colours: PDFDict | undefined;
  readonly depth: number;
};

/** Where the pages of one file are rebuilt. */
export type Bench = {
  readonly target: PDFContext;
  /** Some of the file's layers are not shown. */
  readonly hidesLayers: boolean;
  /** Rebuilds drawing steps; given to whatever holds some, as drawings hold drawings. */
  content(order: ContentOrder): Content;
  /** Puts an object into the new file. */
  register(object: PDFObject): PDFRef;
  /**
   * Rebuilds each source object once for a purpose, and fails again where it failed. An object that contains itself is
   * refused.
   */
  once(purpose: string, source: PDFObject, make: () => Drawing): Drawing;
};

type Outcome = { readonly drawing: Drawing } | { readonly failure: NotPlain };

export function openBench(
  target: PDFContext,
  hidesLayers: boolean,
  content: (bench: Bench, order: ContentOrder) => Content,
): Bench {
  const outcomes = new Map<string, Map<PDFObject, Outcome>>();
  const underWay = new Set<PDFObject>();
  let objects = 0;

  const bench: Bench = {
    target,
    hidesLayers,
    content: (order) => content(bench, order),
    register: (object) => {
      objects += 1;
      if (objects > PLAIN_LIMITS.objects) throw new NotPlain('too_much_work');
      return target.register(object);
    },
    once: (purpose, source, make) => {
      const known = outcomes.get(purpose) ?? new Map<PDFObject, Outcome>();
      outcomes.set(purpose, known);
      const before = known.get(source);
      if (before !== undefined) {
        if ('failure' in before) throw before.failure;
        return before.drawing;
      }
      if (underWay.has(source)) throw new NotPlain('endless');
      underWay.add(source);
      try {
        const drawing = make();
        known.set(source, { drawing });
        return drawing;
      } catch (error) {
        if (error instanceof NotPlain) known.set(source, { failure: error });
        throw error;
      } finally {
        underWay.delete(source);
      }
    },
  };
  return bench;
}

export const NO_WEIGHT: Weight = { work: 0, pixels: 0 };

/** @throws NotPlain when nobody would ever be done with it. */
export function sumOf(one: Weight, other: Weight, times = 1): Weight {
  const sum = { work: one.work + other.work * times, pixels: one.pixels + other.pixels * times };
  if (sum.work > PLAIN_LIMITS.drawableWork || sum.pixels > PLAIN_LIMITS.drawablePixels) throw new NotPlain('endless');
  return sum;
}

/** Something that draws nothing by itself: a font's file, a colour. */
export const still = (ref: PDFRef): Drawing => ({ ref, weight: NO_WEIGHT, height: 0 });

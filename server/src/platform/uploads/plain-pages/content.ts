import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { type Bench, type Content, type ContentOrder, NO_WEIGHT, sumOf, type Weight } from './bench.ts';
import { byteWriter } from './byte-writer.ts';
import { rebuildColour } from './colours/colours.ts';
import { rebuildXObject } from './drawings.ts';
import { rebuildFont } from './fonts.ts';
import { PLAIN_LIMITS } from './limits.ts';
import { NotPlain } from './not-plain.ts';
import { readInlinePicture } from './pictures/inline-pictures.ts';
import { COLOUR_STEPS, ENDING_STEPS, fits, MARKING_STEPS, signatureOf, STROKING_STEPS } from './operators.ts';
import { pathLength } from './path-length.ts';
import { rebuildPattern } from './colours/patterns.ts';
import { rebuildPicture } from './pictures/pictures.ts';
import { rebuildShading } from './colours/shadings.ts';
import { name } from './shapes.ts';
import type { ShelfPart } from './shelf.ts';
import { rebuildState } from './states.ts';
import { type Operand, readTokens } from './tokens.ts';

/** More words in a row than any step takes. */
const MOST_OPERANDS = 64;
/** Steps that no reader knows; more of them are no drawing steps at all. */
const MOST_UNKNOWN = 20;
/** Drawings inherit the dashes around them, whatever their own scale; shorter ones than this could keep a reader busy. */
const SHORTEST_DASH = 0.5;
const LARGEST_NUMBER = 1e7;

/** What a step changes until the state before it comes back. */
type State = {
  /** Of the heaviest letter of the font; null: none was chosen. */
  readonly letter: Weight | null;
  /** Length of the dashes and gaps after which they begin again; 0: a whole line. */
  readonly dash: number;
};

/** The same drawing steps, rewritten: those we know, with values of the right kind, and names of ours for resources. */
export function rebuildContent(bench: Bench, { bytes, resources, shelf, depth }: ContentOrder): Content {
  if (depth > PLAIN_LIMITS.drawableDepth) throw new NotPlain('endless');
  const reader = readTokens(bytes);
  const out = byteWriter();
  const path = pathLength();
  const states: State[] = [];
  let state: State = { letter: null, dash: 0 };
  let weight = NO_WEIGHT;
  let height = 0;
  let unknown = 0;
  let operands: Operand[] = [];

  const add = (more: Weight, times = 1): void => {
    weight = sumOf(weight, more, times);
  };
  const named = (part: ShelfPart, key: PDFName): PDFObject | undefined => {
    const found = resources?.lookup(name(part));
    return found instanceof PDFDict ? found.lookup(key) : undefined;
  };
  const colours = (): PDFDict | undefined => {
    const found = resources?.lookup(name('ColorSpace'));
    return found instanceof PDFDict ? found : undefined;
  };
  const write = (operand: Operand): void => {
    if (operand.kind === 'name') out.word(operand.name.toString());
    else if (operand.kind === 'array') {
      out.word('[');
      for (const item of operand.items) write(item);
      out.word(']');
    } else {
      if (operand.kind === 'number' && Math.abs(operand.value) > LARGEST_NUMBER) throw new NotPlain('damaged');
      out.slice(bytes, operand.start, operand.end);
    }
  };
  const uses = (drawing: { readonly weight: Weight; readonly height: number }): void => {
    add(drawing.weight);
    height = Math.max(height, drawing.height);
  };

  /** The name of ours for a resource; undefined: there is none of this name, and readers pass the step over. */
  function resourceName(letter: string, key: PDFName): PDFName | undefined {
    switch (letter) {
      case 'F': {
        const font = named('Font', key);
        // Readers choose a font of their own.
        if (font === undefined) throw new NotPlain('damaged');
        const made = rebuildFont(bench, font, resources, depth);
        height = Math.max(height, made.height);
        state = { ...state, letter: made.weight };
        return shelf.put('Font', made.ref);
      }
      case 'G': {
        const source = named('ExtGState', key);
        if (source === undefined) return undefined;
        const made = rebuildState(bench, source, { resources, colours: colours(), depth });
        uses(made);
        if (made.dash !== null) state = { ...state, dash: made.dash };
        if (made.letter !== null) state = { ...state, letter: made.letter };
        return shelf.put('ExtGState', made.ref);
      }
      case 'X': {
        const source = named('XObject', key);
        if (source === undefined) return undefined;
        const made = rebuildXObject(bench, source, { resources, colours: colours(), depth });
        if (made.height > 0 && state.dash > 0 && state.dash < SHORTEST_DASH) throw new NotPlain('too_much_work');
        uses(made);
        return shelf.put('XObject', made.ref);
      }
      case 'C': {
        const made = rebuildColour(bench, key, colours());
        return made instanceof PDFName ? made : shelf.put('ColorSpace', made);
      }
      case 'H': {
        const source = named('Shading', key);
        if (source === undefined) return undefined;
        const made = rebuildShading(bench, source, colours());
        uses(made);
        return shelf.put('Shading', made.ref);
      }
      default:
        return key;
    }
  }

  function plainStep(step: string, signature: string): void {
    // Readers take the last values where there are too many, and pass over a step that has too few.
    const taken = signature.length === 0 ? [] : operands.slice(-signature.length);
    if (taken.length < signature.length || !taken.every((one, index) => fits(signature[index] ?? '', one))) return;
    const names = taken.map((one, index) =>
      one.kind === 'name' ? resourceName(signature[index] ?? '', one.name) : undefined,
    );
    if (taken.some((one, index) => one.kind === 'name' && names[index] === undefined)) return;
    follow(step, taken);
    for (const [index, one] of taken.entries()) {
      const given = names[index];
      if (given === undefined) write(one);
      else out.word(given.toString());
    }
    out.word(step);
    out.newLine();
  }

  /** Keeps in mind what a step changes and what it costs. */
  function follow(step: string, taken: readonly Operand[]): void {
    add({ work: 1, pixels: 0 });
    path.step(step, taken);
    if (step === 'd') state = { ...state, dash: dashOf(taken[0]) };
    if (STROKING_STEPS.has(step) && state.dash > 0) add({ work: Math.ceil(path.length() / state.dash), pixels: 0 });
    if (ENDING_STEPS.has(step)) path.begin();
    if (['Tj', 'TJ', "'", '"'].includes(step)) {
      if (state.letter === null) throw new NotPlain('damaged');
      const letters = taken.reduce((sum, one) => sum + lettersOf(one), 0);
      add(state.letter.work > 0 ? state.letter : { work: 0.05, pixels: 0 }, letters);
    }
  }

  function colourStep(step: string): void {
    const last = operands.at(-1);
    const parts = operands.filter(({ kind }) => kind === 'number');
    if (last?.kind !== 'name') {
      if (parts.length === 0) return;
      for (const one of parts) write(one);
    } else {
      const source = named('Pattern', last.name);
      if (source === undefined || step.length < 3) return;
      const made = rebuildPattern(bench, source, { resources, colours: colours(), depth });
      uses(made);
      for (const one of parts) write(one);
      out.word(shelf.put('Pattern', made.ref).toString());
    }
    add({ work: 1, pixels: 0 });
    out.word(step);
    out.newLine();
  }

  function stateStep(step: 'q' | 'Q'): void {
    if (step === 'q') states.push(state);
    else {
      const before = states.pop();
      // One too many would undo what is around this drawing.
      if (before === undefined) return;
      state = before;
    }
    if (states.length > MOST_STATES) throw new NotPlain('too_deep');
    add({ work: 1, pixels: 0 });
    out.word(step);
    out.newLine();
  }

  for (let token = reader.next(); token !== null; token = reader.next()) {
    if (token.kind !== 'operator') {
      operands.push(token);
      if (operands.length > MOST_OPERANDS) throw new NotPlain('damaged');
      continue;
    }
    const { word: step } = token;
    const signature = signatureOf(step);
    if (step === 'q' || step === 'Q') stateStep(step);
    else if (signature !== undefined) plainStep(step, signature);
    else if (COLOUR_STEPS.has(step)) colourStep(step);
    else if (step === 'BI') {
      const picture = readInlinePicture(bench, bytes, reader);
      const made = rebuildPicture(bench, picture, colours());
      uses(made);
      out.word(shelf.put('XObject', made.ref).toString());
      out.word('Do');
      out.newLine();
    } else if (MARKING_STEPS.has(step)) {
      const [tag] = operands;
      if (bench.hidesLayers && tag?.kind === 'name' && tag.name === name('OC')) throw new NotPlain('hidden_layers');
    } else {
      unknown += 1;
      if (unknown > MOST_UNKNOWN) throw new NotPlain('damaged');
    }
    operands = [];
  }
  for (let open = states.length; open > 0; open -= 1) out.word('Q');
  return { bytes: out.taken(), weight, height };
}

const MOST_STATES = 256;

const dashOf = (operand: Operand | undefined): number =>
  operand?.kind === 'array'
    ? operand.items.reduce((sum, one) => sum + (one.kind === 'number' ? Math.abs(one.value) : 0), 0)
    : 0;

const lettersOf = (operand: Operand): number => {
  if (operand.kind === 'text') return operand.end - operand.start;
  return operand.kind === 'array' ? operand.items.reduce((sum, one) => sum + lettersOf(one), 0) : 0;
};

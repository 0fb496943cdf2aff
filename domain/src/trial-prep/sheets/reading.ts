import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { type TrialCase, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import { moneyBlocks } from './money.ts';
import { outlineBlocks } from './outline.ts';
import { voiceOfReader } from './paper-voice.ts';
import { settlementBlocks } from './settlement.ts';
import { heading, paragraph } from './trial-parts.ts';

/** What is read out, handed over and signed in English, for somebody who reads another language. */
export function readingSheet(trial: TrialCase): TrialSheet {
  const voice = voiceOfReader(trial);
  return writeTrialGuide(trial, 'reading', (rows, { READING, OUTLINE, MONEY, SETTLEMENT }) => ({
    title: READING.title,
    blocks: [
      paragraph(READING.intro),
      heading(OUTLINE.title),
      ...toRead(outlineBlocks(trial, voice)),
      heading(MONEY.title),
      ...toRead(moneyBlocks(trial, rows, voice)),
      heading(SETTLEMENT.title),
      ...toRead(settlementBlocks(trial, rows, voice)),
    ],
  }));
}

/** Nothing is filled in on a reading: boxes and empty lines stand on the English paper. */
const toRead = (blocks: readonly PaperBlock[]): readonly PaperBlock[] =>
  blocks.map((block): PaperBlock => {
    if (block.kind === 'choices')
      return { kind: 'lines', lines: [block.label, ...block.options.map(({ text }) => `– ${text}`)] };
    return block.kind === 'write' ? paragraph(block.label) : block;
  });

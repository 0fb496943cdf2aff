import type { Source } from './composed-letter.ts';
import { questionId } from './letter-decisions.ts';

/** A stable name for a sentence a person may leave out. '' for one that must stand: the ask, the day, the court. */
export function keyOfSource(source: Source, text: string): string {
  switch (source.kind) {
    case 'card':
      return `card:${source.entry}`;
    case 'derived':
      return `derived:${source.entry}:${source.key}`;
    case 'proof':
      return 'proof';
    case 'law':
      return `law:${source.key}`;
    case 'story':
    case 'calculation':
    case 'accepted':
      return questionId(source.kind === 'calculation' ? 'calculation' : 'story', text);
    case 'answer':
    case 'field':
    case 'sum':
    case 'rule':
    case 'fixed':
      return '';
  }
}

import { createHash } from 'node:crypto';

/**
 * That a person who speaks the language has read a translation is kept beside it, as a translator's comment in the
 * catalogue: `# read 2026-12-01 3f2a9c41`. The last part is of the text that was read, so that another text is unread.
 */
const MARK = /^read (\d{4}-\d{2}-\d{2}) ([0-9a-f]{8})$/;

export const markOf = (translation: string, day: string): string =>
  `read ${day} ${createHash('sha256').update(translation).digest('hex').slice(0, 8)}`;

/** Whether one of these comments says that a person has read this very text. */
export const isReadByPerson = (comments: readonly string[], translation: string): boolean =>
  comments.some((comment) => {
    const [, day] = MARK.exec(comment.trim()) ?? [];
    return day !== undefined && comment.trim() === markOf(translation, day);
  });

/** How many of these comments are marks, whatever text they are of. */
export const marksIn = (comments: readonly string[]): number =>
  comments.filter((comment) => MARK.test(comment.trim())).length;

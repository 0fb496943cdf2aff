import type { LocalNotices } from '../../pack/local-words.ts';

/** What is said beside a letter, in English. */
export const notices: LocalNotices = {
  'letter.notice_missing':
    'For a returned check, New Jersey law has a separate notice with set wording in English and Spanish. We do not have that wording, so the notice is not part of your papers. This letter asks for the money and does not take its place.',
};

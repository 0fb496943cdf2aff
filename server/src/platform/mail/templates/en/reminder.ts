import type { ReminderWords } from '../reminder-mail.ts';

export const reminderWords: ReminderWords = {
  wordsOf: (day, site) => ({
    letter_unapproved: {
      subject: `Your letter is waiting at ${site.name}`,
      text: [
        `You paid for a letter on ${day}. It is written, but you have not approved it yet.`,
        'Read it, change what is not right, and approve it. Nothing is sent before that.',
      ],
    },
    letter_unmailed: {
      subject: 'Is your letter in the mail yet?',
      text: [
        `You approved your letter on ${day}. As far as we know, it is not mailed yet.`,
        'Print it and mail it. Then write down the day and the tracking number. Did you mail it already? Then just write that down.',
      ],
    },
    answer_day_near: {
      subject: 'An answer day is near',
      text: [
        `The last day that your letter gives the other side to pay is ${day}.`,
        'You do not have to do anything before it. If you hear from them, write it down.',
      ],
    },
    answer_day_passed: {
      subject: 'What happened since your letter?',
      text: [
        `The last day to pay in your letter was ${day}. It has passed.`,
        'Did they pay, promise something, disagree or stay silent? Write it down. Then we can show your next step.',
      ],
    },
    papers_unsigned: {
      subject: 'Your court papers are ready to sign',
      text: [
        `The last day to pay in your letter was ${day}. Your court papers are ready, but you have not signed them.`,
        'Read them first. Do you still hope for an answer? Then you can wait.',
      ],
    },
    papers_out_of_date: {
      subject: 'Your court papers are out of date',
      text: [
        `The last day to pay in your letter was ${day}. Your answers changed after your court papers were made.`,
        'Have the papers made again before you sign or file them.',
      ],
    },
    time_limit_near: {
      subject: 'Your time to file may end soon',
      text: [
        `As far as your answers tell, your time to file with the court may end on ${day}. After that day a court may refuse your case.`,
        'We counted this day, and it can be wrong. Check it with the court or a lawyer. This is general information, not legal advice.',
      ],
    },
    draft_ends: {
      subject: 'A draft will be deleted soon',
      text: [
        `You began a claim at ${site.name} and did not finish it. We will delete the draft on ${day}.`,
        'Do you still need it? Open it and change something. Then we keep it longer.',
      ],
    },
    hearing_near: {
      subject: 'Your court day is near',
      text: [
        `You wrote down a hearing on ${day}.`,
        'Check the day, the time and the place on the notice of the court. If the notice says something else, go by the notice.',
      ],
    },
  }),
  openClaim: 'Open your claim',
  openDrafts: 'Open My Cases',
  openCase: 'Open your case',
  howToStopAll:
    'Do you want no more reminders? This link stops them all, and nothing else. In the settings you can choose each kind by itself.',
  howToStopForClaim: 'Do you want no more reminders? This link stops them for this claim, and nothing else.',
  stop: 'Stop all reminders',
};

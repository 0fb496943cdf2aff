import { accessibility, conformance } from './conformance/en.ts';
import type { InformationWords } from './information-words.ts';

export const words: InformationWords = {
  start: 'Start your letter',
  samples: {
    letter: 'Sample letter',
    letterPicture: 'The first page of a sample letter that asks for a rent deposit of $2,440.00',
    openLetter: 'Open the sample letter (PDF)',
    openPapers: 'Open the sample court papers (PDF)',
  },
  conformance,
  packages: { plusTax: 'one time, plus sales tax', notSold: 'This package is not available on this site.' },
  operator: { name: 'Name', address: 'Address', email: 'Email' },
  pages: {
    '/how-it-works': {
      title: 'How it works',
      description: 'From plain questions to a signed letter: the steps, with a sample letter and sample court papers.',
      lead: 'Plainclaim helps you ask for money you are owed {inCourtState}. You answer questions. It writes the letter.',
      sections: [
        {
          heading: 'The steps',
          blocks: [
            {
              steps: [
                'Pick what fits your problem. Then say who owes you, how much, and what happened. You need no account.',
                'Watch the letter grow. Each answer becomes a sentence that you can change.',
                'See where your claim stands. We tell you what a court would look at before you pay.',
                {
                  when: 'sold-demand-letter',
                  text: 'Choose a package and pay. The letter alone costs {letterAlonePrice} plus sales tax.',
                },
                { when: 'no-sold-demand-letter', text: 'Choose a package and pay.' },
                'Read the whole letter. Change what you like, and approve it. Nothing is sent before that.',
                { when: 'no-mails-letters', text: 'Send it. You print and mail it, with a guide for each step.' },
                {
                  when: 'mails-letters',
                  text: 'Send it. We print and mail it, or you do, with a guide for each step.',
                },
              ],
            },
          ],
        },
        {
          heading: 'What you get',
          blocks: [
            'Both samples come from the same program that makes yours. The people and the claim in them are invented.',
            { show: 'samples' },
            {
              when: 'no-court-forms',
              text: 'The court papers are drafts. Compare them with the court’s current form before you file.',
            },
            {
              when: 'court-forms',
              text: 'Where your case has a form of the court, that form is filled in with your answers.',
            },
          ],
        },
        {
          heading: 'What it does not do',
          blocks: [
            {
              list: [
                'It is not a law firm and gives no legal advice.',
                { when: 'no-mails-letters', text: 'It does not mail letters for you. You print and mail them.' },
                'It does not file papers with the court. You file them, with a guide for each step.',
                'It does not promise that you get your money.',
              ],
            },
          ],
        },
      ],
    },
    '/prices': {
      title: 'Prices and refunds',
      description: 'What each package costs, when you pay, and how refunds work.',
      lead: 'You pay once, after your answers. There is no subscription.',
      sections: [
        { heading: 'Packages', blocks: [{ show: 'packages' }] },
        {
          heading: 'What can change the price',
          blocks: [
            {
              list: [
                'Sales tax is added. It depends on where you live, and you see it before you pay.',
                'With the letter package, each person or firm after the first costs {extraPrice} more. The larger packages include them.',
                'A coupon takes something off.',
                {
                  when: 'no-mails-letters',
                  text: 'Fees of the court and postage are not included. You pay them yourself.',
                },
                { when: 'mails-letters', text: 'Fees of the court are not included. You pay them yourself.' },
                { when: 'mails-letters', text: 'If we mail your letter, you see the price of that before you pay.' },
              ],
            },
          ],
        },
        {
          heading: 'When you pay',
          blocks: [
            'You pay after you answer the questions and see where your claim stands. You read the whole letter after you pay. Until you approve it, you can change it as often as you like, at no cost.',
            'What we cannot make for your claim is not sold to you.',
            'You can get a larger package later. Then you pay only the difference.',
          ],
        },
        {
          heading: 'Refunds',
          blocks: [
            {
              when: 'simulated-payment',
              text: 'Payments on this site are simulated today. No money is taken, so there is nothing to pay back.',
            },
            'Until you approve or send your letter, you get all of your money back with one press. With an account you find the button under [Billing](/billing). Without one, open the link in the email with your receipt.',
            'After that, write to us and give your order number. You find the address under [Contact](/contact).',
          ],
        },
      ],
    },
    '/help': {
      title: 'Help',
      description: 'Answers to common questions, and where a person helps you for free.',
      lead: 'Short answers to what people ask most.',
      sections: [
        {
          heading: 'Do I need an account?',
          blocks: ['No. You can write and pay without one. With an account you find your letter from any device.'],
        },
        {
          heading: 'I left in the middle. Is my work lost?',
          blocks: [
            'No. Open this site in the same browser on the same device. We keep an unpaid claim for 30 days after your last change, or 180 days with an account.',
          ],
        },
        {
          heading: 'Can I change the letter after I pay?',
          blocks: [
            'Yes. You can change it until you approve it, and you can approve a new version later. The versions you approved before stay as they were. The price and the amount you ask for stay too.',
          ],
        },
        {
          heading: 'Who sends the letter?',
          blocks: [
            {
              when: 'no-mails-letters',
              text: 'You do. You print it with a page for the address and the steps for certified mail. With it the post office notes who got the letter, and when.',
            },
            {
              when: 'mails-letters',
              text: 'You choose. We can print it and send it by certified mail, or you do that yourself. With certified mail the post office notes who got the letter, and when.',
            },
            {
              when: 'email-letters',
              text: 'We can also email it to the other side. For that you need an account with a confirmed email address.',
            },
            {
              when: 'no-email-letters',
              text: 'While payments here are simulated, this site emails no letters to the other side.',
            },
          ],
        },
        {
          heading: 'What if they do not pay?',
          blocks: [
            'You can file a claim in court. The larger packages prepare the papers. In court cases there are time limits, and the page “Where your claim stands” shows yours.',
          ],
        },
        {
          heading: 'Which languages can I use?',
          blocks: [
            'The site speaks {languages}. The letter and the court papers are in English. Beside the letter you can read it in your language.',
          ],
        },
        {
          heading: 'What does “Leave now” do?',
          blocks: [
            'It empties the screen at once, logs you out in this browser, and opens a weather page. If you go back, you see an empty page first.',
            'It does not delete your claim. It does not clear the list of pages that the browser keeps. Words that were not saved yet can be lost.',
            'On a device that others use, work in a private window, or clear that list.',
          ],
        },
        {
          heading: 'How do I get my data, or delete it?',
          blocks: [
            'Open [Your data](/your-data) in the browser you used. With an account, open the [settings](/settings).',
          ],
        },
        {
          heading: 'I got a letter. Is it real?',
          blocks: [
            'A person wrote it with this site and signed it. It is not from a court. An emailed letter has a link at its end. There you can report the letter, or say that you want no more.',
          ],
        },
        {
          heading: 'I want to talk to a person',
          blocks: [
            'Free legal help {inCourtState}: {freeHelp}.',
            'If you are in danger, call 911. For questions about this site, see [Contact](/contact).',
          ],
        },
      ],
    },
    '/privacy': {
      title: 'Privacy',
      description: 'What we keep, where, how long, who sees it, and how to leave.',
      lead: 'We keep what your letter needs. We show no ads, sell nothing, and do not follow you to other sites.',
      sections: [
        {
          heading: 'What we keep',
          blocks: [
            {
              list: [
                'Your answers: names, addresses, the amount, and your story. A copy stays in your browser while you write.',
                'Your signature, your letters, and your court papers.',
                'Photos and files you add as proof. We make a clean copy of each, without hidden details such as the place.',
                'The email you give when you pay, and your order. Card details stay on the page. They are not sent to us.',
                'With an account: your email address, a scrambled form of your password, and where you are logged in.',
                'A coded mark of your network and browser. It helps to stop misuse and to notice a log-in from a new place.',
                'A record of what was done and when, such as “letter approved”. It holds no names and no text.',
              ],
            },
          ],
        },
        {
          heading: 'Where it is, and what the keys protect',
          blocks: [
            'It is on the server of whoever runs this site. Answers, letters, signatures, and files are locked with a key before they are stored. The key is kept apart. Someone who steals the database alone cannot read them.',
            'Whoever runs the site holds the key. So they could read your claim. Emailed letters that look like fraud wait for them. When they open one, that is written down.',
          ],
        },
        {
          heading: 'Who else sees it',
          blocks: [
            {
              list: [
                'The other side sees your letter when you send it.',
                'A person to whom you give a link, such as someone who signs with you, sees what the link is for.',
                'A mail service carries our emails.',
                {
                  when: 'no-simulated-payment',
                  text: 'You pay through Stripe. Stripe gets your card, your email, and what you buy. It does not get your claim.',
                },
                {
                  when: 'mails-letters',
                  text: 'If we mail your letter, the company that prints and mails it gets the letter and the addresses on it. It does not get your other answers.',
                },
                {
                  when: 'google',
                  text: 'Google gets what you type into address fields, to suggest addresses. Our server asks, so Google does not see your device.',
                },
              ],
            },
            'Your words are not sent to any AI service.',
          ],
        },
        {
          heading: 'How long we keep it',
          blocks: [
            {
              heads: ['What', 'How long'],
              rows: [
                ['Unpaid claim without an account', '30 days after your last change'],
                ['Unpaid claim with an account', '180 days after your last change'],
                [
                  'Paid claim without an account',
                  '[[keepPaidYears]] years after your last visit. We email you 30 days before it goes.',
                ],
                ['Paid claim with an account', 'Until you delete the account'],
                ['A file with all your data that you asked for', '7 days'],
                ['Emails we sent', 'The text goes at once. The record goes after 30 days.'],
                ['Record of a payment, after you delete your data', '7 years, without your name'],
                ['Record of what was done', 'For good. After you delete your data it leads to nobody.'],
                ['Who asked for no more letters', 'For good, so that they get none'],
              ],
            },
            'Backups keep deleted data until the backups themselves are thrown away.',
          ],
        },
        {
          heading: 'Cookies',
          blocks: [
            'There are two of ours. One keeps your work together for 30 days. The other remembers your language for a year.',
            { when: 'no-payment-form', text: 'No other site sets or reads one here.' },
            {
              when: 'payment-form',
              text: 'On the page where you pay, our payment service Stripe sets its own, to stop misuse of cards.',
            },
          ],
        },
        {
          heading: 'How to leave',
          blocks: [
            'You can take all your data with you, and delete it. Open [Your data](/your-data), or the [settings](/settings) if you have an account.',
          ],
        },
      ],
    },
    '/terms': {
      title: 'Terms of use',
      description: 'What you can expect of this site, and what it expects of you.',
      lead: 'Plain rules for using this site.',
      sections: [
        {
          heading: 'What this site is',
          blocks: [
            'It is a tool for writing. It is not a law firm, and using it makes nobody your lawyer. It is not part of a court or the government.',
            'It is made for claims {inCourtState} of up to {largestClaim}.',
          ],
        },
        {
          heading: 'What you promise',
          blocks: [
            {
              list: [
                'What you write is true, as far as you know.',
                'You ask only for money you believe you are owed.',
                'You do not threaten, insult, or flood anyone.',
                'You sign with your own name, or you may sign for the firm.',
              ],
            },
          ],
        },
        {
          heading: 'What we may do',
          blocks: [
            'We stop letters that hold a threat or a private number. Letters by email that look like fraud, or were reported, can be held back. You are told when that happens.',
          ],
        },
        {
          heading: 'What we do not promise',
          blocks: [
            'We do not promise that you win or get paid. Laws change, and we can be wrong. Each rule we show names its source. Check what matters to you, or ask a lawyer.',
          ],
        },
        {
          heading: 'What is yours',
          blocks: ['Your words, letters, and papers are yours. Use them as you like, also without this site.'],
        },
        {
          heading: 'Who you deal with',
          blocks: [
            { when: 'operator', text: '[[operatorName]] runs this site. See [Contact](/contact).' },
            {
              when: 'no-operator',
              text: 'Nobody is named yet as the one who runs this site. Until then, use it only to try it out.',
            },
          ],
        },
      ],
    },
    '/accessibility': accessibility,
    '/contact': {
      title: 'Contact',
      description: 'Who runs this site, and how to reach them.',
      lead: 'Who runs this site, and how to reach them.',
      sections: [
        {
          heading: 'Who runs this site',
          blocks: [
            { show: 'operator' },
            {
              when: 'no-operator',
              text: 'Name, address, and email are not set on this site yet. Until they are, no real payment can be taken here.',
            },
          ],
        },
        {
          heading: 'Before you write',
          blocks: [
            {
              list: [
                'For common questions, see [Help](/help).',
                'To get or delete what we keep about you, open [Your data](/your-data).',
                'To report a letter you got, use the link at the end of its email.',
                'With a problem about a payment, give the order number on your receipt.',
              ],
            },
            'We cannot give legal advice. Free legal help {inCourtState}: {freeHelp}.',
          ],
        },
      ],
    },
  },
};

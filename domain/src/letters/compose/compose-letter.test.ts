import { describe, expect, it } from 'vitest';
import { cents } from '../../money/index.ts';
import { keyOfIssue } from '../../own-words/index.ts';
import { checkLetter } from '../checks/check-letter.ts';
import { voiceOf } from './composed-letter.ts';
import { composeLetter } from './compose-letter.ts';
import { noDecisions, OWN_WORDS } from './letter-decisions.ts';
import { keyOfSource } from './sentence-keys.ts';
import {
  cardsOf,
  composedLetter,
  composeInput,
  depositCards,
  depositClaim,
  paintingClaim,
  testingPack,
  claimWithStory,
} from '../testing/letter-pack.ts';

const textOf = (...input: Parameters<typeof composeInput>): string => composeLetter(composeInput(...input)).text;
const sectionOf = (text: string, heading: string): string =>
  text.split(`\n\n${heading}\n\n`)[1]?.split(/\n\n(?:The |How to|If it|What |My note|Our note|In (?:my|our))/)[0] ?? '';

describe('the letter for a kept deposit', () => {
  const { text, composed, context } = composedLetter();

  it('can be mailed as it stands', () => {
    expect(text).toBe(`Marisol Vega
58 Elm Road
Newark, NJ 07105
Phone: (973) 555-0148
Email: marisol@example.com

November 21, 2026

Ironbound Property Management LLC
Attention: Dario Costa
90 Market Street, Suite 200
Newark, NJ 07102

RE: Demand for payment of $2,450.00. Security deposit, 214 Ferry Street, Apt 3, Newark, NJ 07105

Dear Dario Costa:

I ask Ironbound Property Management LLC to pay me $2,450.00 by December 7, 2026. This is about a security deposit. I have asked for this money before.

What happened

From September 1, 2024 to August 31, 2026 I rented 214 Ferry Street, Apt 3, Newark from you under a written lease. On September 1, 2024 I paid you a security deposit of $2,450.00 by check. On August 31, 2026 I gave the keys to you by hand.

I did not get back any part of the deposit, and I got no list of charges. On October 5, 2026 I asked you for the deposit by phone. The answer was: “the check is in the mail”.

The amount

Security deposit paid: $2,450.00
Total: $2,450.00

What I have

I have the lease and the payment records.

The law

New Jersey’s security deposit law, N.J.S.A. 46:8-21.1, lets a landlord keep only money that is owed under the lease or for damage beyond normal wear. A court doubles the part that was kept without a right to it and adds court costs.

How to pay

Please pay $2,450.00 by December 7, 2026. You can send a check to my address above. If you think the amount is wrong, please write to me by that date and tell me why.

If it is not paid

If I do not have payment by December 7, 2026, I plan to file a claim in the Small Claims Section of the Special Civil Part in Essex County. I will ask for $2,450.00 and court costs. I would rather settle this without a court case.

Please keep all messages, photos, and papers about this matter. I will keep mine too.

Sincerely,

Marisol Vega`);
  });

  it('passes its own checks and leaves nothing to ask', () => {
    expect(checkLetter(text, context)).toEqual([]);
    expect(composed.questions).toEqual([]);
    expect(composed.subject).toBe('Demand for payment of $2,450.00');
  });

  it('tells where every sentence came from and where it stands', () => {
    for (const { start, end, text: words } of composed.sentences) expect(text.slice(start, end)).toBe(words);
    const left = composed.sentences.reduceRight((all, { start, end }) => all.slice(0, start) + all.slice(end), text);
    expect(left.trim()).toBe('');
    const asked = composed.sentences.find(({ source }) => source.kind === 'card' && source.card === 'rental.asked');
    expect(asked).toMatchObject({ typed: ['the check is in the mail'] });
    expect(asked?.copies?.es).toContain('5 de octubre de 2026');
  });

  it('a sentence, what follows from it, and the list of proof go when the person leaves them out, whole', () => {
    const leftOut = ['card:c4', 'proof'];
    const shorter = textOf(depositClaim(), { decisions: { ...noDecisions, leftOut } });
    expect(shorter).toContain(
      'I did not get back any part of the deposit, and I got no list of charges.\n\nThe amount',
    );
    expect(shorter).not.toMatch(/What I have|October 5|the check is in the mail|47 days/);
  });
});

describe('the person’s own words', () => {
  const story = 'They kept it ALL!! I called on 6/3 and he said "no way."\n\nMy son Al was there ; he seen it';
  const claim = claimWithStory(story);

  it('stand as they were typed, under their heading, when there are no cards', () => {
    const { text, composed } = composedLetter(claim);
    expect(text).toContain(`\n\nIn my own words\n\n${story}\n\nThe amount`);
    expect(text).not.toContain('What happened');
    expect(composed.ownWords).toMatchObject({ isTyped: true, isIn: true, language: 'en' });
  });

  it('stay out of a letter that cards tell, until the person wants them in it', () => {
    const stated = { ...claim, cards: depositCards };
    expect(textOf(stated)).not.toContain('They kept it ALL');
    expect(textOf({ ...stated, storyInLetter: 'yes' })).toContain(`In my own words\n\n${story}`);
    expect(textOf(stated, { decisions: { ...noDecisions, ownWords: 'in' } })).toContain(`In my own words\n\n${story}`);
    expect(textOf({ ...stated, storyInLetter: 'no' })).not.toContain('They kept it ALL');
    expect(textOf(stated, { decisions: { ...noDecisions, ownWords: 'out' } })).not.toContain('They kept it ALL');
  });

  it('alone tell what happened, whatever was said while there were cards; only the letter’s own no leaves them out', () => {
    expect(textOf({ ...claim, storyInLetter: 'no' })).toContain('They kept it ALL');
    expect(textOf(claim, { decisions: { ...noDecisions, ownWords: 'out' } })).toContain('This matter is about');
  });

  it('lose whole sentences and nothing else when the person leaves some out', () => {
    const { composed } = composedLetter(claim);
    const [first] = composed.sentences.filter(({ source }) => source.kind === 'story');
    const leftOut = [keyOfSource(first?.source ?? { kind: 'fixed' }, first?.text ?? '')];
    expect(textOf(claim, { decisions: { ...noDecisions, leftOut } })).toContain(
      'In my own words\n\nI called on 6/3 and he said "no way."\n\nMy son Al was there ; he seen it\n\n',
    );
  });

  it('that were changed by an accepted suggestion keep what stood there on record', () => {
    const storyChoices = [
      { key: 'k', choice: 'accept', text: 'They kept it ALL!!', instead: 'You kept all of it.' },
    ] as const;
    const { composed } = composedLetter({
      ...claimWithStory(story.replace('They kept it ALL!!', 'You kept all of it.')),
      storyChoices: [...storyChoices],
    });
    expect(composed.sentences.filter(({ source }) => voiceOf(source) === 'accepted')).toMatchObject([
      { text: 'You kept all of it.', source: { kind: 'accepted', from: 'They kept it ALL!!' } },
    ]);
  });

  it('in another language are asked about and stand under their own heading', () => {
    const spanish = 'Ella no me devolvió el depósito y no me mandó ninguna lista. Le escribí dos veces y no contestó.';
    const open = composedLetter(claimWithStory(spanish)).composed;
    expect(open.questions).toMatchObject([{ id: OWN_WORDS, code: 'letter.own_words_language', kind: 'choice' }]);
    expect(open.text).not.toContain('devolvió');
    expect(open.text).toContain('What happened\n\nThis matter is about a security deposit.');
    const { text, composed, context } = composedLetter(claimWithStory(spanish), {
      decisions: { ...noDecisions, ownWords: 'in' },
    });
    expect(composed.questions).toEqual([]);
    expect(text).toContain(`\n\nIn my own words (original)\n\n${spanish}\n\n`);
    expect(checkLetter(text, context).map(({ code }) => code)).not.toContain('letter.other_language');
  });

  it('of a note on the amount stand as typed under a heading of their own', () => {
    const text = textOf(depositClaim({ calculation: 'I got $0 back;  $2,450 is what i paid' }));
    expect(text).toContain('\n\nMy note on the amount\n\nI got $0 back; $2,450 is what i paid\n\n');
  });
});

describe('the amount', () => {
  it('stands in rows that add up', () => {
    expect(sectionOf(textOf(paintingClaim()), 'The amount')).toBe(
      'Paid for the work, March 3, 2026: $800.00\nLess: value of one of the two rooms: -$400.00\nTotal: $400.00',
    );
  });

  it('is said in one sentence where the rows do not come to the claim', () => {
    const text = textOf(depositClaim({ amount: cents(200_000) }));
    expect(sectionOf(text, 'The amount')).toBe('The amount I ask for is $2,000.00.');
  });

  it('takes off what is given up, in a row and a sentence', () => {
    const pack = {
      ...testingPack,
      courtParts: () =>
        [
          { part: 'small_claims', upTo: cents(200_000), name: 'the Small Claims Section' },
          { part: 'special_civil', upTo: null, name: 'the Special Civil Part' },
        ] as const,
    };
    const text = textOf(depositClaim({ waiveExcess: 'small_claims' }), { pack });
    expect(sectionOf(text, 'The amount')).toBe(
      'Security deposit paid: $2,450.00\nLess: the part that is given up: -$450.00\nTotal: $2,000.00\n\nI ask for $2,000.00 and give up the part above it.',
    );
  });

  const doubling = {
    ...testingPack,
    multiples: [
      {
        key: 'double',
        reasons: ['deposit-not-returned'],
        baseCards: ['rental.deposit-paid'],
        factor: 2,
        after: { card: 'rental.home', slot: 'to', days: 30 },
        label: { en: 'Amount added because the law doubles it', es: 'el doble', tr: 'iki katı', pt: 'o dobro' },
        cite: 'N.J.S.A. 46:8-21.1',
        explains: { en: '', es: '', tr: '', pt: '' },
        rowId: 'double.testing',
      },
    ],
  };

  it('names a larger sum for the court once, with its law', () => {
    const claim = depositClaim({ multiple: 'court', courtAmount: cents(490_000) });
    const { text, context } = composedLetter(claim, { pack: doubling });
    expect(text).toContain('If this goes to court, I will ask for $4,900.00 under N.J.S.A. 46:8-21.1 and court costs.');
    expect(text.split('$4,900.00')).toHaveLength(2);
    expect(sectionOf(text, 'The amount')).toContain('Total: $2,450.00');
    expect(checkLetter(text, context)).toEqual([]);
  });

  it('shows a multiple that is asked for now as a row', () => {
    const text = textOf(depositClaim({ multiple: 'now', amount: cents(490_000) }), { pack: doubling });
    expect(sectionOf(text, 'The amount')).toBe(
      'Security deposit paid: $2,450.00\nAmount added because the law doubles it: $2,450.00\nTotal: $4,900.00',
    );
  });
});

describe('what the checks are told of a letter', () => {
  const typed = { text: 'cut up the sofa' };
  const cards = cardsOf(['free.event', { who: { side: 'other', role: 'helper', name: 'Ann Lee' }, what: typed }]);

  it('names every sentence of ours, and the words that were typed into them', () => {
    const { composed, context } = composedLetter(
      depositClaim({
        cards: [...depositCards, ...cards.map((card) => ({ ...card, id: 'free' }))],
        amountRows: [{ id: 'r', label: 'keys, my fault', amount: '10', isMinus: true }],
        amount: cents(244_000),
        payment: { venmo: '@mv', cashapp: '', zelle: '', types: [] },
      }),
    );
    const ours = composed.sentences.filter(({ source }) => voiceOf(source) === 'ours');
    expect(new Set(context.ours)).toEqual(new Set(ours.map(({ text }) => text)));
    expect(context.typed).toEqual(
      expect.arrayContaining([
        'the check is in the mail',
        'helper',
        'Ann Lee',
        'cut up the sofa',
        'keys, my fault',
        '@mv',
      ]),
    );
    expect(context.names).toContain('Ann Lee');
  });

  it('knows what the person decided to keep, where it was asked and where the letter was read', () => {
    const issue = { kind: 'insult', sentence: { start: 0, end: 4 } } as const;
    const { context } = composedLetter(
      depositClaim({
        storyChoices: [
          { key: 'a', choice: 'keep', text: '', instead: '' },
          { key: 'b', choice: 'leave_out', text: '', instead: '' },
        ],
      }),
      { decisions: { ...noDecisions, kept: [keyOfIssue('Rude', issue)] } },
    );
    expect(context.kept).toEqual(['a', keyOfIssue('Rude', issue)]);
  });

  it('survives the way to the browser', () => {
    const { context } = composedLetter();
    const sent: unknown = JSON.parse(JSON.stringify(context));
    expect(sent).toEqual(context);
  });
});

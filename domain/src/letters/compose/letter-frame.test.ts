import { describe, expect, it } from 'vitest';
import { subcategories } from '../../claims/taxonomy/index.ts';
import { checkLetter } from '../checks/check-letter.ts';
import { composeLetter } from './compose-letter.ts';
import { FIRST_OWNER } from './letter-decisions.ts';
import { hasSubject } from '../wording/letter-subjects.ts';
import {
  address,
  aParty,
  business,
  composedLetter,
  composeInput,
  depositCards,
  depositClaim,
  person,
  claimWithStory,
} from '../testing/letter-pack.ts';

const textOf = (...input: Parameters<typeof composeInput>): string => composeLetter(composeInput(...input)).text;

describe('the subject', () => {
  it('has words of its own for every reason a person can tick', () => {
    expect(subcategories.filter(({ value }) => !hasSubject(value)).map(({ value }) => value)).toEqual([]);
  });

  it('falls back to the category, and then to the amount alone', () => {
    expect(textOf(depositClaim({ reasons: [] }))).toContain('$2,450.00. Rental, 214 Ferry Street');
    expect(textOf(depositClaim({ situation: 'other', reasons: [] }))).toContain('This is about what is told below.');
    const nowhere = { street: '', unit: '', city: '', state: '', zip: '' };
    expect(textOf(depositClaim({ situation: 'not-a-category', reasons: [], happenedAt: nowhere }))).toContain(
      '\n\nRE: Demand for payment of $2,450.00\n\n',
    );
  });
});

describe('who writes and who reads', () => {
  it('a business writes as we, in its cards too, and is signed for by its contact', () => {
    const claimant = aParty(business('Cole Plumbing LLC', 'Dana Cole'), address('1 B St', 'Newark', '07102'));
    const { text, context } = composedLetter(depositClaim({ claimant }), { deliveryLine: 'Sent by email' });
    expect(text).toContain('We ask Ironbound Property Management LLC to pay us $2,450.00');
    expect(text).toContain('we paid you a security deposit');
    expect(text).toContain('What we have\n\nWe have the lease');
    expect(text).toMatch(/Sincerely,\n\nDana Cole\nFor Cole Plumbing LLC$/);
    expect(text).not.toMatch(/\bI\b|on behalf of/);
    expect(checkLetter(text, context)).toEqual([]);
  });

  it('a business without a contact is not called dear', () => {
    const defendants = [aParty(business('Acme Inc.'), address('2 C St', 'Newark', '07102'))] as const;
    expect(textOf(depositClaim({ defendants }))).toContain('\n\nTo Acme Inc.:\n\n');
  });

  it('several defendants get one letter whose cards say which of them is meant', () => {
    const { text, context } = composedLetter(
      depositClaim({
        defendants: [
          aParty(person('Robert', "O'Neil"), address('1 A St', 'Elizabeth', '07201')),
          aParty(business('Acme Inc.', 'Jo Park'), address('2 C St', 'Newark', '07102')),
        ],
        cards: depositCards.map((card, index) => ({ ...card, defendant: index === 1 ? '1' : 'all' })),
      }),
      { deliveryLine: 'Sent by email' },
    );
    expect(text).toContain("Dear Robert O'Neil and Jo Park:");
    expect(text).toContain("I ask Robert O'Neil and Acme Inc. to pay me");
    expect(text).toContain('I paid Acme Inc. a security deposit of $2,450.00');
    expect(checkLetter(text, context)).toEqual([]);
  });

  it('names of every script and accent stand unchanged, in the order they were typed', () => {
    const names = ['مريم الحداد', 'Zoë Núñez-Ångström', '小明 王', 'נועה כהן', 'Nguyễn Thị Hồng'];
    for (const name of names) {
      const [first = '', last = ''] = name.split(' ');
      const text = textOf(
        depositClaim({
          claimant: aParty(person(first, last), address('1 A St', 'Newark', '07102')),
          defendants: [aParty(business(name), address('2 C St', 'Newark', '07102'))],
        }),
      );
      expect(text.startsWith(`${first} ${last}\n`)).toBe(true);
      expect(text).toContain(`To ${name}:`);
    }
  });
});

describe('what is only said when it is known', () => {
  it('without cards and without words the form’s own facts stand there', () => {
    expect(textOf(claimWithStory(''))).toContain(
      'What happened\n\nThis matter is about a security deposit. The date I have given for it is August 31, 2026. The place is 214 Ferry Street, Apt 3, Newark, NJ 07105.',
    );
  });

  it('no way to pay chosen means a check to the address above', () => {
    const payment = { venmo: '', cashapp: '', zelle: '', types: [] };
    expect(textOf(depositClaim({ payment }))).toContain('You can send a check to my address above.');
  });

  it('all ways to pay stand in one sentence', () => {
    const types = ['Cash', 'Check', 'Money Order'] as const;
    const payment = { venmo: '@mv', cashapp: '$marisol', zelle: 'mv@example.com', types };
    expect(textOf(depositClaim({ payment }))).toContain(
      'You can send a check or a money order to my address above, pay in cash, use Venmo at @mv, use Cash App at $marisol, or use Zelle at mv@example.com.',
    );
  });

  it('asked before, not asked, and not answered read differently', () => {
    expect(textOf(depositClaim({ answers: { askedMoneyBefore: true } }))).toContain(
      'I have asked for this money before.',
    );
    expect(textOf(depositClaim({ answers: { askedMoneyBefore: false } }))).toContain(
      'This is my first written request.',
    );
    expect(textOf(depositClaim({ answers: { askedMoneyBefore: null } }))).not.toMatch(/have asked|first written/);
  });

  it('a plan over time is offered only by a claimant who would take one', () => {
    expect(textOf(depositClaim({ answers: { paymentPlan: 'Yes, up to 3 months' } }))).toContain(
      'a written plan to pay over up to 3 months is welcome if you contact me by December 7, 2026.',
    );
    expect(textOf(depositClaim({ answers: { paymentPlan: 'No' } }))).not.toContain('plan to pay');
  });

  it('a county that must be confirmed is not named', () => {
    const court = {
      part: 'special_civil',
      counties: ['Essex', 'Union'],
      countyToConfirm: true,
      ahead: 'court',
    } as const;
    const text = textOf(depositClaim(), { court });
    expect(text).toContain('a claim in the Special Civil Part in the county where the court rules allow.');
    expect(text).not.toContain('Essex');
  });

  it('without law sentences the heading goes too', () => {
    expect(textOf(depositClaim(), { law: [] })).not.toContain('The law');
  });

  it('missing phone, email and unit leave no trace', () => {
    const claimant = aParty(person('Al', 'Bo'), address('1 A St', 'Newark', '07102'));
    expect(textOf(depositClaim({ claimant })).startsWith('Al Bo\n1 A St\nNewark, NJ 07102\n\nNovember')).toBe(true);
  });

  it('military answers, age and time limits never appear', () => {
    const answers = { defendantMilitary1: 'Yes', isAdult: true, otherCase: true } as const;
    expect(textOf(depositClaim({ answers }))).not.toMatch(/military|18|years|time limit/i);
  });

  it('an assigned claim asks who had it first', () => {
    const { questions } = composeLetter(composeInput(depositClaim({ answers: { assignedClaim: true } })));
    expect(questions).toContainEqual({ id: FIRST_OWNER, code: 'letter.first_owner_unknown', params: {}, kind: 'text' });
  });
});

import { describe, expect, it } from 'vitest';
import type { Claim } from '../../claims/claim.ts';
import { cents } from '../../money/index.ts';
import { cardsOf, composedLetter, depositCards, depositClaim } from '../testing/letter-pack.ts';
import { checkLetter } from './check-letter.ts';

const letterFor = (claim: Claim) => composedLetter(claim, { deliveryLine: 'Sent by certified mail' });

describe('words typed into a frame of ours', () => {
  const statedIn = (values: Record<string, unknown>, rest: Partial<Claim> = {}) => {
    const cards = cardsOf(['free.event', { who: { side: 'us' }, ...values }]).map((card) => ({ ...card, id: 'free' }));
    const made = letterFor(depositClaim({ cards: [...depositCards, ...cards], ...rest }));
    return checkLetter(made.text, made.context).map(({ code, place, sentence }) => [
      code,
      made.text.slice(place?.start, place?.end),
      made.text.slice(sentence?.start, sentence?.end),
    ]);
  };

  it('are looked at, and can be left out with the whole sentence', () => {
    expect(statedIn({ what: { text: 'called you a crook' } })).toEqual([
      ['letter.insult', expect.stringContaining('crook'), 'I called you a crook.'],
    ]);
    expect(statedIn({ what: { text: 'wrote down 123-45-6789 as my SSN' } })).toEqual([
      ['letter.private_number', expect.any(String), expect.any(String)],
    ]);
  });

  it('are no sentence by themselves: a day without a year or a missing past is no fault there', () => {
    expect(statedIn({ what: { text: 'came back on March 3' } })).toEqual([]);
  });

  it('in another language are asked about, and a name or a handle is not', () => {
    expect(statedIn({ what: { text: 'limpié toda la cocina' } })).toMatchObject([
      { 0: 'letter.other_language', 1: 'limpié toda la cocina' },
    ]);
    expect(
      statedIn({}, { payment: { venmo: '@deshawn-w', cashapp: '$mary', zelle: 'mv@example.com', types: [] } }),
    ).toEqual([]);
  });

  it('in English are not asked about for a word that other languages have', () => {
    expect(statedIn({ what: { text: 'ordered a custom sectional sofa in gray boucle' } })).toEqual([]);
    expect(statedIn({ what: { text: 'a custom sectional sofa in gray boucle' } })).toEqual([]);
  });

  it('in another language are asked about no more once their meaning stands behind them', () => {
    const quoted = (quote: unknown) => {
      const cards = cardsOf(['free.offer', { who: { side: 'them' }, quote }]).map((card) => ({ ...card, id: 'quote' }));
      const made = letterFor(depositClaim({ cards: [...depositCards, ...cards] }));
      return checkLetter(made.text, made.context).map(({ code }) => code);
    };
    const text = 'te pago todo el depósito en junio';
    expect(quoted(text)).toEqual(['letter.other_language']);
    expect(quoted({ text, meaning: 'I will pay you the whole deposit in June' })).toEqual([]);
    expect(quoted({ text, meaning: 'todo el depósito se paga en junio' })).toEqual(['letter.other_language']);
  });

  it('are not found where only our words around them read ill', () => {
    const who = { side: 'other', role: 'their-worker', name: 'Mia' };
    expect(statedIn({ who, what: { text: 'ran my card a second time' } })).toEqual([]);
  });

  it('are no threat for the name we gave their row, only for what they made of it', () => {
    const row = (rowName: string) => {
      const cards = cardsOf(['free.cost', { amount: '64', what: { pick: 'parts.gasoline' } }]).map((card) => ({
        ...card,
        id: 'fuel',
        own: 'Gasoline for the van was $64.00.',
        rowName,
      }));
      const made = letterFor(depositClaim({ cards: [...depositCards, ...cards], amount: cents(251_400) }));
      expect(made.text).toContain(`${rowName}: $64.00`);
      return [made.context.typed.includes(rowName), checkLetter(made.text, made.context).map(({ code }) => code)];
    };
    expect(row('Paid for gasoline')).toEqual([false, []]);
    expect(row('Pay or I call immigration')).toEqual([true, ['letter.threat']]);
  });

  it('that somebody said are read as said', () => {
    const quote = 'I will have you thrown out by the police if you ask again';
    const made = letterFor(
      depositClaim({
        cards: depositCards.map((card) =>
          card.card === 'rental.asked' ? { ...card, values: { ...card.values, quote } } : card,
        ),
      }),
    );
    expect(made.text).toContain(`“${quote}”`);
    expect(checkLetter(made.text, made.context)).toEqual([]);
  });

  it('are looked at in a row of the amount and in a way to pay as well', () => {
    const amountRows = [{ id: 'r', label: 'account number 00123456789', amount: '10', isMinus: true }];
    expect(statedIn({}, { amountRows, amount: cents(244_000) })).toEqual([
      ['letter.private_number', expect.any(String), expect.any(String)],
    ]);
    const payment = { venmo: '', cashapp: '', zelle: 'account 00123456789', types: [] };
    expect(statedIn({}, { payment })).toEqual([['letter.private_number', expect.any(String), expect.any(String)]]);
  });
});

describe('own words in another language, which no check can read', () => {
  const spanish = 'No me devolvió el dinero y no contesta mis llamadas desde hace dos meses.';
  const { text: letter, context } = composedLetter(depositClaim());
  const askedOf = (words: string, heading = 'In my own words (original)', kept: readonly string[] = []) =>
    checkLetter(letter.replace('The amount\n', `${heading}\n\n${words}\n\nThe amount\n`), { ...context, kept }).filter(
      ({ code }) => code === 'letter.original_unread',
    );

  it('need a yes, which is for these very words', () => {
    const [asked] = askedOf(spanish);
    expect(asked?.severity).toBe('confirm');
    const kept = [asked?.params['key'] ?? ''];
    expect(askedOf(spanish, 'In my own words (original)', kept)).toEqual([]);
    expect(askedOf(`${spanish} Si hablas te echo la migra.`, 'In my own words (original)', kept)).toHaveLength(1);
  });

  it('are asked about sentence by sentence under the heading of English ones', () => {
    expect(askedOf(spanish, 'In my own words')).toEqual([]);
  });
});

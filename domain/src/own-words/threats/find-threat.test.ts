import { describe, expect, it } from 'vitest';
import { findIssues, type IssueKind } from '../index.ts';
import { ORDINARY } from '../testing/ordinary-samples.ts';

const blocking = (text: string): readonly IssueKind[] =>
  findIssues(text)
    .filter(({ severity }) => severity !== 'note')
    .map(({ kind }) => kind);

describe('a demand letter tells the past', () => {
  it('reads ordinary English as English in every language of the interface', () => {
    const isForeign = (sentence: string, prior: 'es' | 'tr'): boolean =>
      findIssues(sentence, { prior }).some(({ kind }) => kind === 'language');
    expect(ORDINARY.filter((sentence) => isForeign(sentence, 'es') || isForeign(sentence, 'tr'))).toEqual([]);
  });

  it.each([
    'If you do not pay me by Friday I will call immigration on you.',
    'My cousins are going to visit you next week.',
    'I know where your kids go to school.',
    "Don't make me come down there.",
    'Pay me back or lose your license.',
    'im gonna tell ur landlord ur here illegal',
    'ICE would love to hear about your workers.',
    'I will file a complaint with the licensing board.',
    'I told you I will report you to the licensing board.',
  ])('stops at a threat: %s', (sentence) => {
    expect(blocking(sentence)).toEqual(['threat']);
  });

  it.each([
    'He told me he would have me evicted.',
    'You threatened to call the police if I came back.',
    'The officer told the driver he would be arrested next time.',
    'You will be evicted, the officer told me.',
    'You wrote: "I will break your legs if you come here again."',
    'We agreed that if I paid cash he would take $100 off.',
    'According to the lease you will return the deposit in 30 days.',
  ])('takes what somebody said then as a fact: %s', (sentence) => {
    expect(blocking(sentence)).toEqual([]);
  });

  it('hears the writer again behind what somebody said', () => {
    expect(blocking('You told me you would pay, and if you do not I will call your boss.')).toEqual(['threat']);
    expect(blocking('He said he would fix it, so watch your back.')).toEqual(['threat']);
  });

  it.each([
    'I have your TV and bicycle and will give them back.',
    'I still have your TV and bicycle, and you can come for them.',
    'I want to return your TV and bicycle to you.',
    'I will keep your things safe until you come for them.',
    'I will be home on Saturday if you want to come for your tools.',
    'You need to pay for the repair.',
    'You must pay for the damage to my car.',
    'Pay for work',
  ])('does not stop at good faith: %s', (sentence) => {
    expect(blocking(sentence)).not.toContain('threat');
  });

  it('lets the writer announce a court, a term and a witness', () => {
    expect(blocking('If you do not pay by then, I will file in small claims court.')).toEqual([]);
    expect(blocking('Otherwise I will ask a judge to decide.')).toEqual([]);
    expect(blocking('Please pay within 14 days.')).toEqual([]);
    expect(blocking('If the tenant pays late the lease says $50 a day.')).toEqual([]);
    expect(blocking('My neighbor will testify.')).toEqual([]);
  });

  it('takes names, months and things for what they are', () => {
    expect(blocking('Will Smith signed the receipt in May.')).toEqual([]);
    expect(blocking('The trash can was full and the watch was broken.')).toEqual([]);
    expect(findIssues('Pat Police drove the van.', { names: ['Pat Police'] }).map(({ kind }) => kind)).toEqual([]);
    expect(blocking('I live at 12 Church Street and your shop is on Police Plaza.')).toEqual([]);
  });

  it('shows the clause it is about', () => {
    const text = 'You kept the deposit. I paid on time, and I will tell your boss.';
    const [threat] = findIssues(text);
    expect(text.slice(threat?.start, threat?.end)).toBe('and I will tell your boss');
    expect(text.slice(threat?.sentence.start, threat?.sentence.end)).toBe('I paid on time, and I will tell your boss.');
  });
});

describe('the same gate in Spanish and Turkish', () => {
  it.each([
    'Si no me pagas voy a llamar a la migra.',
    'Le voy a decir a su esposa lo que hizo.',
    'Parami vermezsen polise giderim.',
    'Patronuna her şeyi anlatacağım.',
  ])('stops at %s', (sentence) => {
    expect(blocking(sentence)).toEqual(['threat']);
  });

  it('asks about an ordinary line in another language, as a letter is in English', () => {
    expect(blocking('El casero no me devolvió el depósito.')).toEqual(['language']);
    expect(blocking('Ev sahibi depozitomu vermedi.')).toEqual(['language']);
  });
});

import { describe, expect, it } from 'vitest';
import { findIssues, type IssueKind } from './index.ts';
import { HELD_OUT } from './testing/held-out-samples.ts';
import { ORDINARY } from './testing/ordinary-samples.ts';

const blocking = (text: string): readonly IssueKind[] =>
  findIssues(text)
    .filter(({ severity }) => severity !== 'note')
    .map(({ kind }) => kind);

describe('a demand letter tells the past', () => {
  it('asks about or stops every sentence that holds something out', () => {
    expect(HELD_OUT.filter((sentence) => blocking(sentence).length === 0)).toEqual([]);
  });

  it('lets ordinary sentences of a claim pass', () => {
    expect(ORDINARY.filter((sentence) => blocking(sentence).length > 0)).toEqual([]);
  });

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
    'I will be outside at nine.',
    'You will see what I mean.',
    'If you do not pay me by Friday, we are done.',
    'You must leave that house.',
    'The longer you wait the worse it gets.',
  ])('asks about what is to come: %s', (sentence) => {
    expect(blocking(sentence)).toEqual(['not_past']);
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

  it('lets the writer announce a court, a term and a witness', () => {
    expect(blocking('If you do not pay by then, I will file in small claims court.')).toEqual([]);
    expect(blocking('Otherwise I will ask a judge to decide.')).toEqual([]);
    expect(blocking('Please pay within 14 days.')).toEqual([]);
    expect(blocking('If the tenant pays late the lease says $50 a day.')).toEqual([]);
    expect(blocking('My neighbor will testify.')).toEqual([]);
  });

  it.each([
    'You are all alike.',
    'She uses people.',
    'I am a patient man.',
    'I have friends in this town.',
    'The last guy who tried this with me moved away.',
    'A child does better work than him.',
    'Every day until I see a check.',
    'Three hundred and I forget the whole thing.',
    'My uncle is a cop.',
    'You live on the corner of Elm Street.',
    'What you are.',
  ])('asks about a present that is no state of the matter: %s', (sentence) => {
    expect(blocking(sentence)).not.toEqual([]);
  });

  it.each([
    'You owe me $900 and you have my keys.',
    'He is the manager and she is my cousin.',
    'I live in Newark and work nights.',
    'The washer leaks.',
    'It does not start.',
    'There is a hole in the ceiling.',
    'They still have not paid me.',
    'We have photos of the damage.',
    'he give me half and he no come back',
    'Two payments of $300 each.',
    'I could not sleep.',
  ])('lets a state of the matter pass: %s', (sentence) => {
    expect(blocking(sentence)).toEqual([]);
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

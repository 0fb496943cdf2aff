import { describe, expect, test } from 'vitest';
import { correctedFacts } from './corrected-facts.ts';
import { speaksOfMilitary } from './military-words.ts';

describe('words about military service', () => {
  test.each([
    'He is in the Army.',
    'She was deployed in May.',
    'My son was deployed when the bill came.',
    'Tom deployed to Kuwait in May.',
    'Tom deployed overseas.',
    'It came during his deployment.',
    'Tom is on active duty.',
    'He is in the service.',
    'Tom was still in the service of his country.',
    'She was discharged from the service.',
    'He is in the armed services.',
    'He left the military service in 2024.',
    'He joined the reserves.',
    'He was in the Reserves for two years.',
    'He enlisted in May.',
    'He is a Marine.',
    'He is a Marine and lives on the base.',
    'She is a veteran.',
    'They are veterans of the Navy.',
    'He was stationed at Fort Dix.',
    'He is a service member.',
  ])('are seen in "%s"', (text) => {
    expect(speaksOfMilitary(text)).toBe(true);
  });

  test.each([
    'Both airbags deployed.',
    'The airbags in my car were deployed in the crash.',
    'After the crash the air bag got deployed.',
    'They deployed the new site on May 4.',
    'Northfield deployed three workers on May 4.',
    'The system was deployed to the wrong server.',
    'I was not happy with the service.',
    'There were problems with the service.',
    'There was a delay in the service.',
    'The problem was in the service.',
    'The fee is named in the service agreement.',
    'I got an e-mail from the service department.',
    'I talked with the service manager on June 1.',
    'I left the service desk at noon.',
    'The service man from the shop came on May 4.',
    'They paid it from the reserve fund.',
    'The money is in the reserve account.',
    'He enlisted the help of a friend.',
    'They sent a sofa with the navy blue cover.',
    'I took the boat to a marine shop.',
    'He is a veteran plumber.',
    'A guard was stationed at the door.',
  ])('are not seen in "%s"', (text) => {
    expect(speaksOfMilitary(text)).toBe(false);
  });

  test('do not keep everyday words out of facts a person corrected', () => {
    const story = ['I talked with the service manager about my car.', 'Both airbags deployed.'];
    expect(correctedFacts({ story, calculation: [] })).toMatchObject({ ok: true });
  });
});

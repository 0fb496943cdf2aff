import { describe, expect, test } from 'vitest';
import { cutFor, findPrivateNumbers } from './private-numbers.ts';

const kinds = (text: string): readonly string[] => findPrivateNumbers(text).map(({ kind }) => kind);
const found = (text: string): readonly string[] =>
  findPrivateNumbers(text).map(({ start, end }) => text.slice(start, end));
const cut = (text: string): string =>
  findPrivateNumbers(text)
    .map((number) => cutFor(text, number))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

describe('plates that no car has', () => {
  test.each([
    'I bought six dinner plates in 2024 for $2,000.',
    'You also broke six plates in 2024.',
    'The brake plate was 45 mm thick. It broke.',
    'The brake plate of my car was 45 mm thick.',
    'I got 12 plates in 2024.',
    'The plates were 12 dollars each.',
    'THE PLATES WERE 12 DOLLARS EACH.',
    'The truck had license plates from 2019.',
    'The car had no plates until 2024.',
    'The license plate on his truck was 10 inch wide.',
    'The license plates were 30 days late.',
    'He sold me the car without plates, in 2023-24.',
    'The steel plate is 10x12 and holds the car lift.',
    'The car came with plates at 10 am.',
    'The floor plates of the van are 12-inch plates.',
    'The hot plate XJ-200 burned the table.',
    'A plate is 20 oz.',
    'The dealer gave me temporary plates mid-2024 for the car.',
    'I paid for plates, 2024-05-06, and for the car.',
    'The skid plate of the truck was 3mm thin, not 12mm.',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    ['You hit my car (plate ABC-123) twice.', 'ABC-123'],
    ['He drove off. The plate was D12-KLM.', 'D12-KLM'],
    ['The truck has plate XKZ 45M.', 'XKZ 45M'],
    ['The truck, plate abc-123, hit me.', 'abc-123'],
    ['License plate D12KLM was on it.', 'D12KLM'],
    ['license plate # d12 klm', 'd12 klm'],
    ['The plate number is 1234 56.', '1234 56'],
    ['Plate: W99-BCD', 'W99-BCD'],
    ['Their license plate is K11 PLM.', 'K11 PLM'],
    ['Your plate is K42 NRT.', 'K42 NRT'],
    ['the black car with plate abc 123', 'abc 123'],
    ['His licence plate 123456 was from Ohio.', '123456'],
    ['The Honda with the plate number abc 123 left.', 'abc 123'],
  ])('and those of cars: %s', (text, number) => {
    expect([kinds(text), found(text)]).toEqual([['plate'], [number]]);
  });
});

describe('days, years and sums near an account, a policy or a license', () => {
  test.each([
    'I paid $2,000 into his account, 2024-05-06.',
    'The account was 12000 dollars short.',
    'I had in my account 15000 dollars.',
    'I paid into the account in 2024 12 times.',
    'I sent it to his account 05-06-2024.',
    'It left my account, 07102 is my ZIP.',
    'The policy of 2024-2025 does not cover it.',
    'Their refund policy was 14-30 days.',
    'The policy is 100000 dollars.',
    'His policy, 2024-05-06, had ended.',
    'He got his license in 2024 30 days late.',
    'He showed his license, 2024-05-06.',
    'A license was 20000 dollars.',
    'His contractor license 13VH01234500 had ended.',
    'The policy from 2019-01-01 to 2020-01-01 was his.',
    'The account is 12000.50 short.',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    ['I paid from account number 12345678 by wire.', 'account'],
    ['It went to account 12345678, in May.', 'account'],
    ['My account is 987654321.', 'account'],
    ['account # 12345', 'account'],
    ['The account number was 20240506.', 'account'],
    ['Send it to IBAN DE89370400440532013000.', 'account'],
    ['routing 021000021', 'account'],
    ['My policy number is HO-1234567.', 'policy'],
    ['policy 77-123456-A', 'policy'],
    ["His driver's license D12345678901234 was shown.", 'licence'],
    ['DL: 123456789', 'licence'],
    ['My SSN is 123-45-6789.', 'social_security'],
    ['I paid with card 4111-1111-1111-1111.', 'card'],
    ['The VIN is 1HGCM82633A004352.', 'vin'],
  ])('and numbers that are private: %s', (text, kind) => {
    expect(kinds(text)).toEqual([kind]);
  });
});

test('what stands around stays readable', () => {
  expect(cut('I bought six dinner plates in 2024 for $2,000.')).toBe('I bought six dinner plates in 2024 for $2,000.');
  expect(cut('You hit my car (plate ABC-123) twice.')).toBe('You hit my car twice.');
});
